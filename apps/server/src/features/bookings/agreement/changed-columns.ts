import type { BookingRow } from "#server/features/bookings/booking.queries.ts";
import { changesOf } from "#server/platform/audit.ts";

/** When it was last saved is no change, the terms that it was made under stay, its agreement follows its day, and a department is told by its id. */
const IGNORED_COLUMNS: readonly (keyof BookingRow)[] = [
  ...(["updated_at", "terms", "agreement", "department_name", "cost_centre"] as const),
];

/** The columns in which two states of a booking differ. */
export function changedColumns(before: BookingRow, after: BookingRow): (keyof BookingRow)[] {
  const columns = Object.keys(after) as (keyof BookingRow)[];
  const plain = (row: BookingRow, column: keyof BookingRow) => {
    const value = row[column];
    return value instanceof Date ? value.getTime() : value;
  };
  return columns.filter(
    (column) => !IGNORED_COLUMNS.includes(column) && plain(before, column) !== plain(after, column),
  );
}

/** Columns whose values name nobody and nothing of anybody. */
const LOGGED_COLUMNS: readonly (keyof BookingRow)[] = [
  "date",
  "start_time",
  "end_time",
  "number_of_staff",
  "hourly_wage",
  "transport_wage",
  "extra_work_hours",
  "self_paid_break",
  "staff_type_id",
  "language",
  "department_id",
];

/** Which columns changed, and from what to what where that names nobody. */
export function changeOf(before: BookingRow, after: BookingRow, changed: readonly (keyof BookingRow)[]) {
  const shown = changed.filter((column) => LOGGED_COLUMNS.includes(column));
  const values = Object.fromEntries(shown.map((column) => [column, after[column]]));
  return { changed, ...(shown.length === 0 ? {} : { changes: changesOf(before, values) }) };
}
