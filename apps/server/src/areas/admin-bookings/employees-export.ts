import type { adminBookingEndpoints as rows } from "#contract/areas/admin-bookings.ts";
import { auditPayDataRead } from "#server/areas/pay-data-read.ts";
import type { Verb } from "#server/areas/verb.ts";
import { showEmployeesExport } from "#server/bookings/show/employees-export.ts";
import { Refused } from "#server/refused.ts";
import { startsBetween } from "./starts-between.ts";

/**
 * Who worked in a period with hours approved for payroll. The answer carries CPR and bank numbers; the
 * read is noted. Refuses `no_employees_in_period`.
 */
export const employeesExport: Verb<typeof rows.employeesExport> = async (call) => {
  const { query, services } = call;
  const bookings = await showEmployeesExport(services.db, startsBetween(query), services.settings);
  if (bookings.length === 0) throw new Refused("no_employees_in_period");
  const employeeIds = bookings.flatMap(({ selectedStaff }) =>
    selectedStaff.map(({ employee }) => employee.id),
  );
  await auditPayDataRead(services.db, call, [...new Set(employeeIds)]);
  return bookings;
};
