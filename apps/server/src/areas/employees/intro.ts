import type { employeeEndpoints } from "#contract/areas/employees.ts";
import { isAdult } from "#rules/people/age.ts";
import { type Day, dayOf, type Moment } from "#rules/time/moment.ts";
import { employeeProfile } from "#server/accounts/employee-profile.ts";
import { profileChanged } from "#server/accounts/profile-changed.ts";
import { actorOf } from "#server/areas/actor.ts";
import { employeeOf, type Verb } from "#server/areas/verb.ts";
import type { Tx } from "#server/db/database.ts";
import { Refused } from "#server/refused.ts";
import { addJobRoles, saveRegions } from "#server/stores/people/employee-skills.ts";
import { lockEmployee, updateEmployee } from "#server/stores/people/employees.ts";
import { workableStaffTypes } from "#server/stores/staff-types.ts";
import { inTransaction } from "#server/stores/transaction.ts";
import { employeeMessages as messages } from "#texts/da/validation.ts";

/**
 * Ends onboarding, all of it or nothing. Refuses: `onboarding_done`, `invalid` for somebody under 18 and
 * for staff types that employees cannot choose.
 */
export const intro: Verb<typeof employeeEndpoints.intro> = ({ session, body, now, services }) => {
  const caller = employeeOf(session);
  const { workLocations, jobRoles, ...profile } = body;
  const codes = workLocations.map((location) => location.area_code);
  return inTransaction(services.db, async (tx) => {
    const employee = await lockEmployee(tx, caller.id);
    if (!employee?.new_user) throw new Refused("onboarding_done");
    refuseMinor(body.birth_date, now);
    await refuseUnworkable(tx, jobRoles);
    await updateEmployee(tx, caller.id, { ...profile, new_user: false });
    await saveRegions(tx, caller.id, codes);
    await addJobRoles(tx, caller.id, jobRoles);
    await profileChanged(tx, caller.id, { actor: actorOf(caller), action: "end_onboarding", now });
    return employeeProfile(tx, caller.id, { services, now, reader: actorOf(session) });
  });
};

/** Refuses a day of birth less than 18 years back, under its field (E-300, E-301). */
export function refuseMinor(birthDate: Day, now: Moment): void {
  if (isAdult(birthDate, dayOf(now))) return;
  throw new Refused("invalid", { fields: { birth_date: messages.birthDate } });
}

async function refuseUnworkable(tx: Tx, staffTypeIds: readonly number[]): Promise<void> {
  const workable = await workableStaffTypes(tx, staffTypeIds);
  if (staffTypeIds.every((id) => workable.has(id))) return;
  throw new Refused("invalid", { fields: { jobRoles: messages.jobRoles } });
}
