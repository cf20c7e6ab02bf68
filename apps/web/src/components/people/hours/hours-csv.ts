import type { WireMonthOfHours } from "#contract/employees/hours.endpoints.ts";
import { hoursColumns, hoursTexts as texts } from "#texts/da/employee/hours.ts";
import { formatCsv } from "#texts/format/csv.ts";
import { formatDayNumeric } from "#texts/format/days.ts";

/** A month of hours as a file: one line a shift. */
export function hoursCsv({ weeks }: WireMonthOfHours): string {
  const lines = weeks.flatMap(({ week, hours, shifts }) =>
    shifts.map((shift) => [
      String(week),
      formatDayNumeric(shift.date),
      shift.corporation,
      shift.start,
      shift.end,
      decimal(shift.break_hours),
      decimal(shift.hours),
      decimal(hours),
      texts.bases[shift.basis],
    ]),
  );
  return formatCsv([hoursColumns, ...lines]);
}

/** With a comma and no dot between thousands, which spreadsheets take for text. */
export function decimal(value: number): string {
  return String(Math.round(value * 100) / 100).replace(".", ",");
}
