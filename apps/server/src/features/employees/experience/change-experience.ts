import type { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import { record } from "#server/features/events/record.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Call, Handler } from "#server/platform/http/handler.ts";
import { type EmployeeSession, employeeOf, onboardedEmployee } from "#server/platform/sessions/session.ts";
import { deleteExperience, experienceOf, insertExperience, updateExperience } from "./experience.queries.ts";
import { serializeExperience } from "./experience.serializer.ts";
import { experienceColumns } from "./experience-columns.ts";

type Rows = typeof employeeEndpoints;

/** The own work experience, the latest first. */
export const listExperience: Handler<Rows["experience"]> = async ({ session, services }) =>
  (await experienceOf(services.db, employeeOf(session).id)).map(serializeExperience);

/** Adds an entry. Refuses: `invalid`, `onboarding_first`. */
export const addExperience: Handler<Rows["addExperience"]> = (call) =>
  change(call, "employee.add_experience", async (tx, { id }) => {
    await insertExperience(tx, id, experienceColumns(call.body));
    return true;
  });

/** Changes an entry. Refuses: `invalid`, `onboarding_first`, `not_found`. */
export const changeExperience: Handler<Rows["changeExperience"]> = (call) =>
  change(call, "employee.change_experience", (tx, { id }) =>
    updateExperience(tx, id, call.params.id, experienceColumns(call.body)),
  );

/** Removes an entry. Refuses: `onboarding_first`, `not_found`. */
export const removeExperience: Handler<Rows["deleteExperience"]> = (call) =>
  change(call, "employee.delete_experience", (tx, { id }) => deleteExperience(tx, id, call.params.id));

/** Every change answers the whole list; `work` says whether there was anything to change. */
function change(
  { session, services, now }: Pick<Call<unknown>, "session" | "services" | "now">,
  type: "employee.add_experience" | "employee.change_experience" | "employee.delete_experience",
  work: (tx: Tx, caller: EmployeeSession) => Promise<boolean>,
) {
  const caller = onboardedEmployee(session);
  return inTransaction(services.db, async (tx) => {
    if (!(await work(tx, caller))) throw new DomainError("not_found");
    await record({ tx, actor: actorOf(caller), now }, { type, id: caller.id });
    return (await experienceOf(tx, caller.id)).map(serializeExperience);
  });
}
