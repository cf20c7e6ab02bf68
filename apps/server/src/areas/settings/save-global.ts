import { openEndpoints } from "#contract/areas/open.ts";
import type { settingsEndpoints as rows } from "#contract/areas/settings.ts";
import { type BodyOf, queryKey } from "#contract/endpoint.ts";
import { readAmount } from "#rules/money/ore.ts";
import { actorOf } from "#server/areas/actor.ts";
import type { Verb } from "#server/areas/verb.ts";
import { audit } from "#server/stores/audit.ts";
import { announce } from "#server/stores/effects/live.ts";
import { type GlobalSettingsRow, saveGlobalSettings } from "#server/stores/global-settings.ts";
import { inTransaction } from "#server/stores/transaction.ts";
import { globalMessageView } from "#server/views/global-message.ts";

/**
 * Saves the global message or the default fees; what is left out stays. The fees are those of every
 * booking made from now on by a company that has none of its own; booked ones keep theirs.
 */
export const saveGlobal: Verb<typeof rows.saveGlobal> = ({ session, body, now, services }) => {
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
    await announce(tx, {
      audience: ["corporations"],
      keys: [queryKey(openEndpoints.globalMessage)],
    });
    return globalMessageView(saved);
  });
};

function changesOf({ message, ...fees }: BodyOf<typeof rows.saveGlobal>): Partial<GlobalSettingsRow> {
  const amounts = Object.entries(fees).map(([name, amount]) => [name, readAmount(amount)]);
  return { ...(message !== undefined && { global_message: message }), ...Object.fromEntries(amounts) };
}
