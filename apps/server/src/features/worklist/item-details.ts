import type { Selectable } from "kysely";
import type { TodayKey } from "#rules/shifts/waiting.ts";
import { type BookingRow, withStaffType } from "#server/features/bookings/booking.queries.ts";
import { loadLastReminders, type ReminderRow } from "#server/features/reminders/last-reminders.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { Employees, Shifts } from "#server/platform/database/types.gen.ts";
import type { ItemRow } from "./worklist.queries.ts";

/** An item of 'I dag' with the rows that it is about. */
export interface WorklistItem extends ItemRow {
  readonly booking: ItemBooking | null;
  readonly person: ItemPerson | null;
  readonly stamps: ItemStamps | null;
  /** The reminders about any of the items. */
  readonly reminders: readonly ReminderRow[];
}

type ItemBooking = BookingRow & { readonly corporation: string; readonly corporation_phone: string };
type ItemPerson = Pick<Selectable<Employees>, "first_name" | "last_name" | "phone">;
type ItemStamps = Pick<
  Selectable<Shifts>,
  | "employee_checkin_time"
  | "employee_checkout_time"
  | "corporation_checkin_time"
  | "corporation_checkout_time"
>;

/** Sections that wait for somebody outside the office, who can be reminded. */
const remindedKeys: readonly TodayKey[] = [
  "not_ready",
  "not_checked_out",
  "late_checkouts",
  "open_hours",
  "missing_data",
];

/** The items with their bookings, people, stamps and reminders. */
export async function withDetails(db: Db, items: readonly ItemRow[]): Promise<WorklistItem[]> {
  const idsOf = (column: "booking_id" | "shift_id" | "employee_id", from: readonly ItemRow[] = items) => [
    ...new Set(from.flatMap((item) => item[column] ?? [])),
  ];
  const reminded = items.filter(({ key }) => remindedKeys.includes(key));
  const [bookings, people, stamps, reminders] = await Promise.all([
    bookingsById(db, idsOf("booking_id")),
    peopleById(db, idsOf("employee_id")),
    stampsById(db, idsOf("shift_id")),
    loadLastReminders(db, {
      shift: idsOf("shift_id", reminded),
      booking: idsOf("booking_id", reminded),
      // Of a person much is logged, and only who is asked for numbers is looked up by it.
      employee: idsOf(
        "employee_id",
        reminded.filter(({ key }) => key === "missing_data"),
      ),
    }),
  ]);
  return items.map((item) => ({
    ...item,
    booking: bookings.get(item.booking_id ?? 0) ?? null,
    person: people.get(item.employee_id ?? 0) ?? null,
    stamps: stamps.get(item.shift_id ?? 0) ?? null,
    reminders,
  }));
}

async function bookingsById(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, ItemBooking>> {
  if (ids.length === 0) return new Map();
  const rows = await withStaffType(db)
    .innerJoin("corporations as c", "c.id", "b.corporation_id")
    .select(["c.name as corporation", "c.phone as corporation_phone"])
    .where("b.id", "in", ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

async function peopleById(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, ItemPerson>> {
  if (ids.length === 0) return new Map();
  const columns = ["id", "first_name", "last_name", "phone"] as const;
  const rows = await db.selectFrom("employees").select(columns).where("id", "in", ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

async function stampsById(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, ItemStamps>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("shifts")
    .select(["id", "employee_checkin_time", "employee_checkout_time"])
    .select(["corporation_checkin_time", "corporation_checkout_time"])
    .where("id", "in", ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
