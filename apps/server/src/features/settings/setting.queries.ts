import { type Selectable, sql } from "kysely";
import { agreementTermKeys, type TermValues } from "#rules/pricing/agreement-values.ts";
import { type PriceSettingKey, priceSettingKeys, valueOn } from "#rules/pricing/price-settings.ts";
import { type BookingTermValues, bookingTermKeys } from "#rules/pricing/term-values.ts";
import type { Day, Moment } from "#rules/time/moment.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { PriceSettings } from "#server/platform/database/types.gen.ts";

/** A value of a setting as it was set, in hundredths of its unit (kroner in øre), with the names of who set and withdrew it. */
export type PriceSettingRow = Selectable<PriceSettings> & {
  readonly created_name: string | null;
  readonly withdrawn_name: string | null;
};

/** What is in force on a day, in hundredths of each unit. */
export type PricesInForce = Readonly<Record<PriceSettingKey, number>>;

/** Every value of every setting, latest day first. */
export function allPriceSettings(db: Db | Tx): Promise<PriceSettingRow[]> {
  return db
    .selectFrom("price_settings as s")
    .selectAll("s")
    .select([
      nameOfAdmin("s.created_by").as("created_name"),
      nameOfAdmin("s.withdrawn_by").as("withdrawn_name"),
    ])
    .orderBy("s.valid_from", "desc")
    .orderBy("s.id", "desc")
    .execute();
}

/**
 * The name of the admin that `column` refers to, as SQL: the person's, since all admins' accounts may bear the agency's
 * name. Looked up one by one: joined, all companies would be read for it.
 */
export function nameOfAdmin(column: `${string}.${"created_by" | "withdrawn_by"}`) {
  return sql<string | null>`(select coalesce(nullif(contact_person, ''), name) from corporations
    where id = ${sql.ref(column)})`;
}

/** What of a value the rules need to know. */
export function setValueOf({ id, valid_from, withdrawn_at }: PriceSettingRow) {
  return { id, validFrom: valid_from, isWithdrawn: withdrawn_at !== null };
}

/** The values in force on `day`. Rule: Settings with a day, docs/rules/pricing.md. */
export function pricesOn(rows: readonly PriceSettingRow[], day: Day): PricesInForce {
  const pairs = priceSettingKeys.map((key) => {
    const values = rows
      .filter((row) => row.key === key)
      .map((row) => ({ ...setValueOf(row), value: row.value }));
    return [key, valueOn(values, day)?.value ?? 0] as const;
  });
  return Object.fromEntries(pairs) as Record<PriceSettingKey, number>;
}

/** The values in force on `day`, in hundredths of each unit. */
export async function pricesInForce(db: Db | Tx, day: Day): Promise<PricesInForce> {
  return pricesOn(await allPriceSettings(db), day);
}

/** The terms that a booking made under `prices` keeps. */
export function bookingTermsIn(prices: PricesInForce): BookingTermValues {
  return valuesOf(bookingTermKeys, prices);
}

/** All terms under `prices`. */
export function termsIn(prices: PricesInForce): TermValues {
  return valuesOf([...bookingTermKeys, ...agreementTermKeys], prices);
}

function valuesOf<Key extends PriceSettingKey>(keys: readonly Key[], prices: PricesInForce) {
  return Object.fromEntries(keys.map((key) => [key, prices[key] / 100])) as Record<Key, number>;
}

/** Whoever sets or withdraws a value, or agrees on one with a company, waits until this transaction ends. */
export async function lockSettings(tx: Tx): Promise<void> {
  await tx.selectFrom("global_settings").select("global_message").forUpdate().execute();
}

/** The message to everyone, empty for none. */
export async function readGlobalMessage(db: Db | Tx): Promise<string> {
  const row = await db.selectFrom("global_settings").select("global_message").executeTakeFirstOrThrow();
  return row.global_message;
}

/** The same, locked until the transaction ends. */
export async function lockGlobalMessage(tx: Tx): Promise<string> {
  const row = await tx
    .selectFrom("global_settings")
    .select("global_message")
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.global_message;
}

export async function saveGlobalMessage(tx: Tx, global_message: string): Promise<void> {
  await tx.updateTable("global_settings").set({ global_message }).execute();
}

/** Whether the office approves new profiles: as an owner has set it, else `otherwise`. Rule: New profiles, docs/rules/people.md. */
export async function approvesProfiles(db: Db | Tx, otherwise: boolean): Promise<boolean> {
  const row = await db.selectFrom("global_settings").select("approve_profiles").executeTakeFirstOrThrow();
  return row.approve_profiles ?? otherwise;
}

/** Notes that the fees are no longer only what the product came with. */
export async function noteFeesSaved(tx: Tx, now: Moment): Promise<void> {
  await tx
    .updateTable("global_settings")
    .set({ fees_saved_at: new Date(now) })
    .execute();
}
