import type { WireMonthOfHours } from "#contract/employees/hours.endpoints.ts";
import { hoursColumns, hoursTexts as texts } from "#texts/da/employee/hours.ts";
import type { Cell, ExportTable } from "#texts/format/export-table.ts";

/** A month of hours as a file: one line a shift. */
export function hoursTable({ weeks }: WireMonthOfHours): ExportTable {
  const lines = weeks.flatMap(({ week, hours, shifts }) =>
    shifts.map((shift): Cell[] => [
      { number: week },
      { day: shift.date },
      shift.corporation,
      shift.start,
      shift.end,
      { number: shift.break_hours },
      { number: shift.hours },
      { number: hours },
      texts.bases[shift.basis],
    ]),
  );
  return [hoursColumns, ...lines];
}
