import type { employeeEndpoints } from "#contract/areas/employees.ts";
import { profileChanged } from "#server/accounts/profile-changed.ts";
import { actorOf } from "#server/areas/actor.ts";
import { employeeOf, type Verb } from "#server/areas/verb.ts";
import { regionsOf, saveRegions } from "#server/stores/people/employee-skills.ts";
import { lockEmployee } from "#server/stores/people/employees.ts";
import { inTransaction } from "#server/stores/transaction.ts";
import { workLocationsView } from "#server/views/people/employee.ts";

/** Sets the regions in which an employee wants to work. */
export const saveWorkLocations: Verb<typeof employeeEndpoints.saveWorkLocations> = ({
  session,
  body,
  now,
  services,
}) => {
  const caller = employeeOf(session);
  const codes = body.map((location) => location.area_code);
  return inTransaction(services.db, async (tx) => {
    // Two saves at once would both delete and both insert: the second waits for the first.
    await lockEmployee(tx, caller.id);
    await saveRegions(tx, caller.id, codes);
    await profileChanged(tx, caller.id, { actor: actorOf(caller), action: "save_work_locations", now });
    const regions = await regionsOf(tx, [caller.id]);
    return workLocationsView(regions.get(caller.id) ?? []);
  });
};
