import type { WireExportedBooking } from "#contract/bookings/admin-booking.endpoints.ts";
import { employeesCsvColumns, employeesCsvKinds } from "#texts/da/admin/admin-lists.ts";
import { fullName } from "#texts/format/contact.ts";
import { formatCsv } from "#texts/format/csv.ts";
import { formatDayNumeric } from "#texts/format/days.ts";

/** The file data.csv: one line for each person and booking. */
export function employeesCsv(bookings: readonly WireExportedBooking[]): string {
  return formatCsv([employeesCsvColumns, ...bookings.flatMap(linesOf)]);
}

function linesOf(booking: WireExportedBooking): string[][] {
  return booking.selectedStaff.map(({ employee, kind, start_time, end_time, hours, total, ...agreed }) => [
    formatDayNumeric(booking.date),
    booking.corporation.name,
    fullName(employee.first_name, employee.last_name),
    employee.phone,
    employee.email,
    employee.cpr_nr,
    employee.bank_reg_nr,
    employee.bank_account_nr,
    // Whoever was taken off late has worked no times, and came by no transport.
    ...(kind === "pay" ? [start_time, end_time] : ["", ""]),
    decimal(hours),
    decimal(kind === "pay" ? booking.transport_wage : 0),
    booking.hourly_wage,
    decimal(total, 2),
    employeesCsvKinds[kind],
    String(booking.id),
    decimal(agreed.supplements, 2),
    decimal(agreed.employer_pension, 2),
    decimal(agreed.employee_pension, 2),
  ]);
}

/** With a comma and no dot between thousands, which spreadsheets take for text. */
function decimal(value: number, decimals?: number): string {
  return (decimals === undefined ? String(value) : value.toFixed(decimals)).replace(".", ",");
}
