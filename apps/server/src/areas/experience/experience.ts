import type { employeeEndpoints } from "#contract/areas/employees.ts";
import { profileChanged } from "#server/accounts/profile-changed.ts";
import { actorOf } from "#server/areas/actor.ts";
import { onboardedEmployee } from "#server/areas/onboarded.ts";
import { type Call, type EmployeeSession, employeeOf, type Verb } from "#server/areas/verb.ts";
import type { Tx } from "#server/db/database.ts";
import { Refused } from "#server/refused.ts";
import {
  deleteExperience,
  experienceOf,
  insertExperience,
  updateExperience,
} from "#server/stores/people/experience.ts";
import { inTransaction } from "#server/stores/transaction.ts";
import { experienceView } from "#server/views/people/experience.ts";
import { experienceColumns } from "./experience-columns.ts";

type Rows = typeof employeeEndpoints;

/** The own work experience, the latest first. */
export const listExperience: Verb<Rows["experience"]> = async ({ session, services }) =>
  (await experienceOf(services.db, employeeOf(session).id)).map(experienceView);

/** Adds an entry. Refuses: `invalid`, `onboarding_first`. */
export const addExperience: Verb<Rows["addExperience"]> = (call) =>
  change(call, "add_experience", async (tx, { id }) => {
    await insertExperience(tx, id, experienceColumns(call.body));
    return true;
  });

/** Changes an entry. Refuses: `invalid`, `onboarding_first`, `not_found`. */
export const changeExperience: Verb<Rows["changeExperience"]> = (call) =>
  change(call, "change_experience", (tx, { id }) =>
    updateExperience(tx, id, call.params.id, experienceColumns(call.body)),
  );

/** Removes an entry. Refuses: `onboarding_first`, `not_found`. */
export const removeExperience: Verb<Rows["deleteExperience"]> = (call) =>
  change(call, "delete_experience", (tx, { id }) => deleteExperience(tx, id, call.params.id));

/** Every change answers the whole list; `work` says whether there was anything to change. */
function change(
  { session, services, now }: Pick<Call<unknown>, "session" | "services" | "now">,
  action: string,
  work: (tx: Tx, caller: EmployeeSession) => Promise<boolean>,
) {
  const caller = onboardedEmployee(session);
  return inTransaction(services.db, async (tx) => {
    if (!(await work(tx, caller))) throw new Refused("not_found");
    await profileChanged(tx, caller.id, { actor: actorOf(caller), action, now });
    return (await experienceOf(tx, caller.id)).map(experienceView);
  });
}
