import type { WageAgreement } from "#rules/supplements/wage-agreement.ts";
import type { Day } from "#rules/time/moment.ts";
import { nameOfAdmin } from "#server/features/settings/setting.queries.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";

/** A version as it was saved, with the names of who saved and withdrew it. */
export interface VersionRow {
  readonly id: number;
  readonly valid_from: Day;
  readonly content: Omit<WageAgreement, "name">;
  readonly created_at: Date;
  readonly created_name: string | null;
  readonly withdrawn_at: Date | null;
  readonly withdrawn_name: string | null;
}

/** An agreement with its versions, latest day first, and the companies that have chosen it. */
export interface AgreementRow {
  readonly id: number;
  readonly name: string;
  readonly is_default: boolean;
  readonly companies: readonly { readonly id: number; readonly name: string }[];
  readonly versions: readonly VersionRow[];
}

/** Every agreement, by name. */
export async function allAgreements(db: Db | Tx): Promise<AgreementRow[]> {
  const agreements = await db
    .selectFrom("wage_agreements")
    .select(["id", "name", "is_default"])
    .orderBy("name")
    .orderBy("id")
    .execute();
  const versions = await db
    .selectFrom("wage_agreement_versions as v")
    .selectAll("v")
    .select([
      nameOfAdmin("v.created_by").as("created_name"),
      nameOfAdmin("v.withdrawn_by").as("withdrawn_name"),
    ])
    .orderBy("v.valid_from", "desc")
    .orderBy("v.id", "desc")
    .execute();
  const companies = await db
    .selectFrom("corporations")
    .select(["id", "name", "wage_agreement_id"])
    .where("wage_agreement_id", "is not", null)
    .orderBy("name")
    .orderBy("id")
    .execute();
  return agreements.map((agreement) => ({
    ...agreement,
    companies: companies
      .filter(({ wage_agreement_id }) => wage_agreement_id === agreement.id)
      .map(({ id, name }) => ({ id, name })),
    versions: versions
      .filter(({ agreement_id }) => agreement_id === agreement.id)
      .map(({ content, ...version }) => ({
        ...version,
        content: content as unknown as VersionRow["content"],
      })),
  }));
}
