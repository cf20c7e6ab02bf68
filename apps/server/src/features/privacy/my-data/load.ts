import { type RawBuilder, sql } from "kysely";
import { imageUrl } from "#rules/images/image-url.ts";
import type { OwnTable } from "#server/features/privacy/data-map/own-table.ts";
import type { EncryptedColumn } from "#server/platform/crypto/encrypted-columns.ts";
import type { Secrets } from "#server/platform/crypto/secrets.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { MyDataSection } from "#texts/da/privacy/my-data.ts";

/** A stored row: values by column, as JSON has them. */
export type StoredRow = Record<string, unknown>;

/** The rows of every section of a map that belong to one person or company, in one statement. */
export async function loadOwnData(
  db: Db,
  map: readonly OwnTable[],
  id: number,
): Promise<Record<MyDataSection, StoredRow[]>> {
  const parts = map.map((own) => sql`${sql.lit(own.section)}::text, (${rowsOf(own, id)})`);
  const { rows } = await sql<{ data: Record<MyDataSection, StoredRow[]> }>`
    select json_build_object(${sql.join(parts)}) as data`.execute(db);
  return rows[0]?.data as Record<MyDataSection, StoredRow[]>;
}

function rowsOf({ table, rows, columns, derived }: OwnTable, id: number): RawBuilder<unknown> {
  const base = table === "employees" || table === "corporations" ? ["base_url_image"] : [];
  const stored = [...columns, ...base].map((column) => sql`${sql.ref(`t.${column}`)}`);
  const others = Object.entries(derived).map(([name, value]) => sql`${value} as ${sql.id(name)}`);
  return sql`
    select coalesce(json_agg(r), '[]') from (
      select ${sql.join([...stored, ...others])} from ${sql.table(table)} t where ${rows(id)} order by 1
    ) r`;
}

/** Columns in øre, which are shown in kroner. */
const ORE = new Set([
  ...["hourly_wage", "fee", "standard_fee", "urgent_booking_fee", "emergency_booking_fee"],
  ...["cancellation_fee", "total"],
]);
const PICTURES = new Set(["profile_image", "uniform_image", "icon_image"]);
/** Encrypted columns, and what their numbers are called in clear. */
const NUMBERS: Readonly<Record<string, { name: string; column: EncryptedColumn }>> = {
  cpr_encrypted: { name: "cpr", column: "employees.cpr_encrypted" },
  bank_reg_encrypted: { name: "bank_reg", column: "employees.bank_reg_encrypted" },
  bank_account_encrypted: { name: "bank_account", column: "employees.bank_account_encrypted" },
};
/** A part of an address that is long enough to open something. */
const SECRET_IN_LINK = /(https?:\/\/\S*?[/=.])[\w-]{24,}/g;

/** A row as its owner reads it: numbers in clear, money in kroner, pictures as links, no secret inside a letter. */
export function readable(row: StoredRow, secrets: Secrets): StoredRow {
  const { base_url_image: base, ...values } = row;
  return Object.fromEntries(
    Object.entries(values).map(([column, value]) => {
      const number = NUMBERS[column];
      if (number && value === null) return [number.name, null];
      if (number) return [number.name, secrets.decrypt(String(value), number.column, Number(row.id))];
      if (value === null) return [column, null];
      if (ORE.has(column)) return [column, Number(value) / 100];
      if (PICTURES.has(column) && value !== "") {
        return [column, imageUrl(String(base), "1000x1000", String(value))];
      }
      return [column, column === "body" ? String(value).replace(SECRET_IN_LINK, "$1…") : value];
    }),
  );
}
