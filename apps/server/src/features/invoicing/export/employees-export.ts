import type { adminBookingEndpoints as rows } from "#contract/bookings/admin-endpoints.ts";
import { startsBetween } from "#server/features/bookings/admin/narrowing.ts";
import { auditPayDataRead } from "#server/features/employees/admin/pay-data-read.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { showEmployeesExport } from "./load.ts";

/**
 * Who worked in a period with hours approved for payroll. The answer carries CPR and bank numbers; the
 * read is noted. Refuses `no_employees_in_period`.
 */
export const employeesExport: Handler<typeof rows.employeesExport> = async (call) => {
  const { query, services } = call;
  const bookings = await showEmployeesExport(services.db, startsBetween(query), services.settings);
  if (bookings.length === 0) throw new DomainError("no_employees_in_period");
  const employeeIds = bookings.flatMap(({ selectedStaff }) =>
    selectedStaff.map(({ employee }) => employee.id),
  );
  await auditPayDataRead(services.db, call, [...new Set(employeeIds)]);
  return bookings;
};
