import type { Selectable } from "kysely";
import {
  type AgreedColumns,
  agreementOfColumns,
  columnsOfAgreement,
  type PriceAgreement,
  type PriceAgreementVersion,
  priceAgreementOn,
} from "#rules/pricing/price-agreement.ts";
import type { Day } from "#rules/time/moment.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { PriceAgreements } from "#server/platform/database/types.gen.ts";

/** A company's row with what is agreed with it on prices on a day, from which its fees and payment are. */
export type Agreed<Row> = Row & { readonly priceAgreement: PriceAgreement };

type CompanyRow = AgreedColumns & { readonly id: number };

/** A company's row under the agreement of `day`: the fees and the payment in it are those in force then. */
export async function underAgreement<Row extends CompanyRow>(
  db: Db | Tx,
  row: Row,
  day: Day,
): Promise<Agreed<Row>> {
  const versions = await priceAgreementVersionsOf(db, [row.id]);
  return agreedRow(row, priceAgreementOn(versions.get(row.id) ?? [], row, day));
}

/** Rows of companies under their agreements of `day`, in the order given. */
export async function allUnderAgreements<Row extends CompanyRow>(
  db: Db | Tx,
  rows: readonly Row[],
  day: Day,
): Promise<Agreed<Row>[]> {
  const ids = rows.map(({ id }) => id);
  const versions = await priceAgreementVersionsOf(db, ids);
  return rows.map((row) => agreedRow(row, priceAgreementOn(versions.get(row.id) ?? [], row, day)));
}

/** The row of a company that has no version. */
export function withoutVersions<Row extends CompanyRow>(row: Row): Agreed<Row> {
  return agreedRow(row, agreementOfColumns(row));
}

function agreedRow<Row extends CompanyRow>(row: Row, priceAgreement: PriceAgreement): Agreed<Row> {
  return { ...row, ...columnsOfAgreement(priceAgreement), priceAgreement };
}

/** The versions of companies that are not withdrawn, by company. */
export async function priceAgreementVersionsOf(
  db: Db | Tx,
  corporationIds: readonly number[] | "all",
): Promise<ReadonlyMap<number, PriceAgreementVersion[]>> {
  if (corporationIds.length === 0) return new Map();
  let query = db
    .selectFrom("price_agreements")
    .select(["id", "corporation_id", "valid_from", "content"])
    .where("withdrawn_at", "is", null);
  if (corporationIds !== "all") query = query.where("corporation_id", "in", corporationIds);
  const rows = await query.execute();
  const versions = rows.map(({ corporation_id, ...row }) => ({ corporation_id, version: versionOf(row) }));
  const groups = Map.groupBy(versions, ({ corporation_id }) => corporation_id);
  return new Map([...groups].map(([id, group]) => [id, group.map(({ version }) => version)]));
}

type VersionRow = Pick<Selectable<PriceAgreements>, "id" | "valid_from" | "content">;

function versionOf({ id, valid_from, content }: VersionRow): PriceAgreementVersion {
  return { id, validFrom: valid_from, isWithdrawn: false, agreement: agreementOfContent(content) };
}

/** What a version says, as it is stored. */
export function agreementOfContent(content: VersionRow["content"]): PriceAgreement {
  return content as unknown as PriceAgreement;
}
