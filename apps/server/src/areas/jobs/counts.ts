import type { employeeEndpoints } from "#contract/areas/employees.ts";
import { employeeOf, type Verb } from "#server/areas/verb.ts";
import { Refused } from "#server/refused.ts";
import { countOfList, perhapsToStamp } from "#server/stores/shifts/employee-shifts.ts";
import { needsCheckout } from "#server/views/shifts/employee-shift.ts";

/** How long the lists of the tabs are; the caller's own only. */
export const meta: Verb<typeof employeeEndpoints.meta> = async ({ session, params, now, services }) => {
  const { id } = employeeOf(session);
  if (params.id !== id) throw new Refused("not_found");
  return {
    appliedShifts: await countOfList(services.db, id, "applied", now),
    upcomingShifts: await countOfList(services.db, id, "upcoming", now),
  };
};

/** How many ended shifts wait for the caller's stamp. */
export const checkoutNotifications: Verb<typeof employeeEndpoints.checkoutNotifications> = async ({
  session,
  now,
  services,
}) => {
  const shifts = await perhapsToStamp(services.db, employeeOf(session).id, now);
  return shifts.filter((shift) => needsCheckout(shift, now)).length;
};
