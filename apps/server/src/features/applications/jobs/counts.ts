import type { employeeEndpoints } from "#contract/employees/endpoints.ts";
import { needsCheckout } from "#server/features/applications/serializers/employee-shift.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { employeeOf } from "#server/platform/sessions/session.ts";
import { countOfList, perhapsToStamp } from "./queries.ts";

/** How long the lists of the tabs are; the caller's own only. */
export const meta: Handler<typeof employeeEndpoints.meta> = async ({ session, params, now, services }) => {
  const { id } = employeeOf(session);
  if (params.id !== id) throw new DomainError("not_found");
  return {
    appliedShifts: await countOfList(services.db, id, "applied", now),
    upcomingShifts: await countOfList(services.db, id, "upcoming", now),
  };
};

/** How many ended shifts wait for the caller's stamp. */
export const checkoutNotifications: Handler<typeof employeeEndpoints.checkoutNotifications> = async ({
  session,
  now,
  services,
}) => {
  const shifts = await perhapsToStamp(services.db, employeeOf(session).id, now);
  return shifts.filter((shift) => needsCheckout(shift, now)).length;
};
