import type { Selectable, Updateable } from "kysely";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { GlobalSettings } from "#server/platform/database/types.gen.ts";

/** The message to everyone and the default fees, in øre an hour. */
export type GlobalSettingsRow = Omit<Selectable<GlobalSettings>, "only_row" | "fees_saved_at">;

export function readGlobalSettings(db: Db | Tx): Promise<GlobalSettingsRow> {
  return db
    .selectFrom("global_settings")
    .select(["global_message", "standard_fee", "urgent_booking_fee", "emergency_booking_fee"])
    .executeTakeFirstOrThrow();
}

/** Changes what is given and answers all of it. */
export function saveGlobalSettings(tx: Tx, values: Updateable<GlobalSettings>): Promise<GlobalSettingsRow> {
  return tx
    .updateTable("global_settings")
    .set(values)
    .returning(["global_message", "standard_fee", "urgent_booking_fee", "emergency_booking_fee"])
    .executeTakeFirstOrThrow();
}
