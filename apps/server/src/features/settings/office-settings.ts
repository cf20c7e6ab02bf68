import type { settingsEndpoints as rows } from "#contract/settings/setting.endpoints.ts";
import { record } from "#server/features/events/record.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { approvesProfiles } from "./setting.queries.ts";

/** Whether the office approves new profiles. */
export const officeSettings: Handler<typeof rows.officeSettings> = async ({
  services: { db, settings },
}) => ({
  approve_profiles: await approvesProfiles(db, settings.approveProfiles),
});

/** Switches the approval of new profiles on or off from now on; who waits already is still decided on. */
export const saveOfficeSettings: Handler<typeof rows.saveOfficeSettings> = (call) => {
  const { session, body, now, services } = call;
  const { approve_profiles } = body;
  return inTransaction(services.db, async (tx) => {
    const before = await approvesProfiles(tx, services.settings.approveProfiles);
    await tx.updateTable("global_settings").set({ approve_profiles }).execute();
    if (before !== approve_profiles) {
      const detail = { changes: { approve_profiles: { before, after: approve_profiles } } };
      const event = { type: "global_settings.save_office_settings", id: "global", detail } as const;
      await record({ tx, actor: actorOf(session), now }, event);
    }
    return { approve_profiles };
  });
};
