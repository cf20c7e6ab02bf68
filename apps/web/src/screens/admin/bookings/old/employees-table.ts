import type { WireExportedBooking } from "#contract/bookings/admin-booking.endpoints.ts";
import { fromWireKroner, readAmount } from "#rules/money/ore.ts";
import { employeesCsvColumns, employeesCsvKinds } from "#texts/da/admin/admin-lists.ts";
import { fullName } from "#texts/format/contact.ts";
import type { Cell, ExportTable } from "#texts/format/export-table.ts";

/** Who worked: one line for each person and booking. */
export function employeesTable(bookings: readonly WireExportedBooking[]): ExportTable {
  return [employeesCsvColumns, ...bookings.flatMap(linesOf)];
}

function linesOf(booking: WireExportedBooking): Cell[][] {
  return booking.selectedStaff.map(({ employee, kind, start_time, end_time, hours, total, ...agreed }) => [
    { day: booking.date },
    booking.corporation.name,
    fullName(employee.first_name, employee.last_name),
    employee.phone,
    employee.email,
    employee.cpr_nr,
    employee.bank_reg_nr,
    employee.bank_account_nr,
    // Whoever was taken off late has worked no times, and came by no transport.
    ...(kind === "pay" ? [start_time, end_time] : ["", ""]),
    { number: hours },
    { number: kind === "pay" ? booking.transport_wage : 0 },
    { ore: readAmount(booking.hourly_wage) ?? 0 },
    amount(total),
    employeesCsvKinds[kind],
    { number: booking.id },
    amount(agreed.supplements),
    amount(agreed.employer_pension),
    amount(agreed.employee_pension),
  ]);
}

function amount(kroner: number): Cell {
  return { ore: fromWireKroner(kroner) };
}
