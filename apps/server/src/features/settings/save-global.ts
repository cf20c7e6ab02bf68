import { settingsEndpoints as rows } from "#contract/settings/endpoints.ts";
import { type BodyOf, queryKey } from "#contract/wire/endpoint.ts";
import { readAmount } from "#rules/money/ore.ts";
import { actorOf } from "#server/platform/actor.ts";
import { audit } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/transaction.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { invalidateClients } from "#server/platform/live/invalidate-clients.ts";
import { globalMessageView } from "./global-message.ts";
import { type GlobalSettingsRow, saveGlobalSettings } from "./queries.ts";

/**
 * Saves the global message or the default fees; what is left out stays. The fees are those of every
 * booking made from now on by a company that has none of its own; booked ones keep theirs.
 */
export const saveGlobal: Handler<typeof rows.saveGlobal> = ({ session, body, now, services }) => {
  const changes = changesOf(body);
  return inTransaction(services.db, async (tx) => {
    const saved = await saveGlobalSettings(tx, changes);
    await audit(tx, {
      actor: actorOf(session),
      action: "save_global_settings",
      entity: "global_settings",
      entityId: "global",
      detail: changes,
      now,
    });
    await invalidateClients(tx, {
      channels: ["corporations"],
      keys: [queryKey(rows.globalMessage)],
    });
    return globalMessageView(saved);
  });
};

function changesOf({ message, ...fees }: BodyOf<typeof rows.saveGlobal>): Partial<GlobalSettingsRow> {
  const amounts = Object.entries(fees).map(([name, amount]) => [name, readAmount(amount)]);
  return { ...(message !== undefined && { global_message: message }), ...Object.fromEntries(amounts) };
}
