import { sql } from "kysely";
import type { WageAgreement } from "#rules/supplements/wage-agreement.ts";
import type { Day, Moment } from "#rules/time/moment.ts";
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

/** A booking to come that is made under something else than the version of its day. */
interface BookingOtherwise {
  readonly id: number;
  readonly date: Day;
  readonly company: string;
  readonly agreement_id: number;
  /** How many of the agreement there are in all. */
  readonly count: number;
}

/**
 * The first `most` bookings to come of each agreement whose version of the day says otherwise than what they are made
 * under, earliest first. Rule: Version of a booking, docs/rules/supplements.md.
 */
export async function bookingsOtherwise(db: Db | Tx, most: number, now: Moment): Promise<BookingOtherwise[]> {
  const { rows } = await sql<BookingOtherwise>`
    select id, date, company, agreement_id, count from (
      select b.id, b.date, c.name as company, a.id as agreement_id,
        count(*) over (partition by a.id)::int as count,
        row_number() over (partition by a.id order by b.starts_at, b.id) as place
      from bookings b join corporations c on c.id = b.corporation_id
      join wage_agreements a on a.id = c.wage_agreement_id or (c.wage_agreement_choice = 'default' and a.is_default)
      cross join lateral (select content from wage_agreement_versions
        where agreement_id = a.id and valid_from <= b.date and withdrawn_at is null
        order by valid_from desc limit 1) v
      where b.status <> 'cancelled' and b.starts_at > ${new Date(now)}
        and case jsonb_typeof(b.agreement) when 'object' then b.agreement - 'name' else '{}' end <> v.content
    ) found where place <= ${sql.lit(most)} order by agreement_id, place`.execute(db);
  return rows;
}
