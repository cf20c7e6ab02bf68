import { settingsEndpoints as rows } from "#contract/settings/endpoints.ts";
import { type AnswerOf, type BodyOf, queryKey } from "#contract/wire/endpoint.ts";
import { readAmount, toWireKroner } from "#rules/money/ore.ts";
import { actorOf, audit, changesOf } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { invalidateClients } from "#server/platform/live/changes.ts";
import { type GlobalSettingsRow, readGlobalSettings, saveGlobalSettings } from "./queries.ts";

/** The message to everyone and the default fees in kroner an hour, which visitors need too. */
export const globalMessage: Handler<typeof rows.globalMessage> = async ({ services }) =>
  serializeGlobalMessage(await readGlobalSettings(services.db));

/**
 * Saves the global message or the default fees; what is left out stays. The fees are those of every
 * booking made from now on by a company that has none of its own; booked ones keep theirs.
 */
export const saveGlobal: Handler<typeof rows.saveGlobal> = ({ session, body, now, services }) => {
  const changes = givenIn(body);
  const areFees = Object.keys(feesOf(changes)).length > 0;
  return inTransaction(services.db, async (tx) => {
    const before = await readGlobalSettings(tx);
    const saved = await saveGlobalSettings(
      tx,
      areFees ? { ...changes, fees_saved_at: new Date(now) } : changes,
    );
    const fees = changesOf(before, feesOf(changes));
    await audit(tx, {
      actor: actorOf(session),
      action: "save_global_settings",
      entity: "global_settings",
      entityId: "global",
      detail: { fields: Object.keys(changes), ...(Object.keys(fees).length === 0 ? {} : { changes: fees }) },
      now,
    });
    await invalidateClients(tx, {
      channels: ["corporations", "admins"],
      keys: [queryKey(rows.globalMessage)],
    });
    return serializeGlobalMessage(saved);
  });
};

/** The message is free text and may name somebody, so that the log says only that it changed. */
function feesOf({ global_message: _, ...fees }: Partial<GlobalSettingsRow>) {
  return fees;
}

function givenIn({ message, ...fees }: BodyOf<typeof rows.saveGlobal>): Partial<GlobalSettingsRow> {
  const amounts = Object.entries(fees).map(([name, amount]) => [name, readAmount(amount)]);
  return { ...(message !== undefined && { global_message: message }), ...Object.fromEntries(amounts) };
}

/** The message to everyone and the default fees in kroner an hour. */
function serializeGlobalMessage(settings: GlobalSettingsRow): AnswerOf<typeof rows.globalMessage> {
  return {
    global_message: settings.global_message,
    standard_fee: toWireKroner(settings.standard_fee),
    urgent_booking_fee: toWireKroner(settings.urgent_booking_fee),
    emergency_booking_fee: toWireKroner(settings.emergency_booking_fee),
  };
}
