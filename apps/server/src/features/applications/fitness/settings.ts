import type { fitnessEndpoints as rows } from "#contract/applications/fitness.endpoints.ts";
import {
  choiceOf,
  type FitnessSettings,
  fitnessReasons,
  reasonRules,
} from "#rules/applying/fitness/fitness.ts";
import { fitnessSettings } from "#server/features/bookings/fitness/fitness.queries.ts";
import { record } from "#server/features/events/record.ts";
import { lockSettings } from "#server/features/settings/setting.queries.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import type { Handler } from "#server/platform/http/handler.ts";

/** What the log calls the choice that was changed. */
const CHOICE = "fitness_choice";

/** What each reason against a shift does. */
export const readFitnessSettings: Handler<typeof rows.settings> = async ({ services }) =>
  serialize(await fitnessSettings(services.db));

/** Sets what one reason does from now on; whoever has a shift keeps it. Rule: What a reason does, docs/rules/fitness.md. */
export const saveFitnessSetting: Handler<typeof rows.saveSetting> = ({ session, body, now, services }) =>
  inTransaction(services.db, async (tx) => {
    await lockSettings(tx);
    const before = await fitnessSettings(tx);
    const after = { ...before, [body.reason]: body.choice };
    await tx
      .updateTable("global_settings")
      .set({ fitness: JSON.stringify(after) })
      .execute();
    const change = { before: choiceOf(body.reason, before), after: body.choice };
    if (change.before !== change.after) {
      const detail = { reasons: [body.reason], changes: { [CHOICE]: change } };
      const event = { type: "global_settings.save_fitness_setting", id: "global", detail } as const;
      await record({ tx, actor: actorOf(session), now }, event);
    }
    return serialize(after);
  });

function serialize(settings: FitnessSettings) {
  return fitnessReasons.map((reason) => {
    const { byItself, choices } = reasonRules[reason];
    return { reason, choice: choiceOf(reason, settings), by_itself: byItself, choices: [...choices] };
  });
}
