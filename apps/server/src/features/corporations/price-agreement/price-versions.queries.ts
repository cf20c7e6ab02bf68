import { type Selectable, sql } from "kysely";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { PriceAgreements } from "#server/platform/database/types.gen.ts";

/** A version as it was saved, with the names of who saved and withdrew it. */
export type PriceVersionRow = Selectable<PriceAgreements> & {
  readonly created_name: string | null;
  readonly withdrawn_name: string | null;
};

/** Every version of a company's agreement, withdrawn ones among them, latest day first. */
export function allPriceVersions(db: Db | Tx, corporationId: number): Promise<PriceVersionRow[]> {
  return db
    .selectFrom("price_agreements as a")
    .selectAll("a")
    .select([nameOfAdmin("created_by").as("created_name"), nameOfAdmin("withdrawn_by").as("withdrawn_name")])
    .where("a.corporation_id", "=", corporationId)
    .orderBy("a.valid_from", "desc")
    .orderBy("a.id", "desc")
    .execute();
}

function nameOfAdmin(column: "created_by" | "withdrawn_by") {
  return sql<string | null>`(select coalesce(nullif(contact_person, ''), name) from corporations
    where id = ${sql.ref(`a.${column}`)})`;
}
