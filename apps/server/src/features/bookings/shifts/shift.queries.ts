import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Moment } from "#rules/time/moment.ts";
import type { LastMissed } from "#server/features/bookings/missed/missed-arrival.queries.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { Employees, Shifts } from "#server/platform/database/types.gen.ts";

export type ShiftRow = Selectable<Shifts>;
export type ShiftStatusColumn = ShiftRow["status"];

/** All that can become of a shift: of each the newest of a person are told by an index, of all together not. */
export const shiftStatuses = [
  "applied",
  "selected",
  "unwanted",
  "withdrawn",
  "cancelled",
  "removed",
  "sick",
] satisfies ShiftStatusColumn[];

/** A person as cards and lists of a booking show one. */
export type StaffMember = Pick<
  Selectable<Employees>,
  "first_name" | "last_name" | "phone" | "profile_image" | "base_url_image" | "birth_date"
>;

/** A shift of a booking with its person, and the last note that they did not come. */
export type StaffShift = ShiftRow & StaffMember & { readonly missed: LastMissed | null };

/** One shift, or undefined. */
export function findShift(db: Db | Tx, id: number): Promise<ShiftRow | undefined> {
  return db.selectFrom("shifts").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The shift of a person who is selected for a booking, locked; undefined for anybody else. The booking is locked first. */
export function lockSelectedShift(
  tx: Tx,
  bookingId: number,
  employeeId: number,
): Promise<ShiftRow | undefined> {
  return tx
    .selectFrom("shifts")
    .selectAll()
    .where("booking_id", "=", bookingId)
    .where("employee_id", "=", employeeId)
    .where("status", "=", "selected")
    .forUpdate()
    .executeTakeFirst();
}

/** One shift, locked until the transaction ends. Its booking, where that is needed too, is locked first. */
export function lockShift(tx: Tx, id: number): Promise<ShiftRow | undefined> {
  return tx.selectFrom("shifts").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

/** All shifts of a booking in the order of their ids, locked until the transaction ends. */
export function lockShiftsOfBooking(tx: Tx, bookingId: number): Promise<ShiftRow[]> {
  return tx
    .selectFrom("shifts")
    .selectAll()
    .where("booking_id", "=", bookingId)
    .orderBy("id")
    .forUpdate()
    .execute();
}

/** The shifts of many bookings at once, in the order of their ids; only those of `statuses` where given. */
export async function shiftsOfBookings(
  db: Db | Tx,
  bookingIds: readonly number[],
  statuses?: readonly ShiftStatusColumn[],
): Promise<ShiftRow[]> {
  if (bookingIds.length === 0) return [];
  let shifts = db.selectFrom("shifts").selectAll().where("booking_id", "in", bookingIds);
  if (statuses) shifts = shifts.where("status", "in", statuses);
  return shifts.orderBy("id").execute();
}

/** How many people of a booking have `status`. */
export async function countShifts(
  db: Db | Tx,
  bookingId: number,
  status: ShiftStatusColumn,
): Promise<number> {
  const { count } = await db
    .selectFrom("shifts")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("booking_id", "=", bookingId)
    .where("status", "=", status)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Saves a new shift. Day and period are copies of the booking's; with status `selected` it may break
 * `one_selected_shift_a_day` or `one_selected_shift_at_a_time`, and with any `shifts_booking_id_employee_id_key`.
 */
export function insertShift(tx: Tx, values: Insertable<Shifts>): Promise<ShiftRow> {
  return tx.insertInto("shifts").values(values).returningAll().executeTakeFirstOrThrow();
}

/** Changes a shift and returns it as it is now. Becoming `selected` may break the same two constraints. */
export function updateShift(tx: Tx, id: number, values: Updateable<Shifts>): Promise<ShiftRow> {
  return tx.updateTable("shifts").set(values).where("id", "=", id).returningAll().executeTakeFirstOrThrow();
}

/** Changes a shift, for a caller that does not read it again. */
export async function changeShift(tx: Tx, id: number, values: Updateable<Shifts>): Promise<void> {
  await tx.updateTable("shifts").set(values).where("id", "=", id).execute();
}

/** A shift as it is, locked, and what of it changes. */
export interface ShiftChange {
  readonly shift: ShiftRow;
  readonly values: Updateable<Shifts>;
}

/** Changes many shifts, each by its own values, in one statement; a column that one leaves out stays as it is there. */
export async function updateShifts(tx: Tx, changes: readonly ShiftChange[]): Promise<void> {
  const columns = [...new Set(changes.flatMap(({ values }) => Object.keys(values) as (keyof ShiftRow)[]))];
  if (columns.length === 0) return;
  const rows = changes.map(({ shift, values }) => ({ ...shift, ...values }));
  await tx
    .updateTable("shifts as s")
    .from(sql<ShiftRow>`jsonb_populate_recordset(null::shifts, ${JSON.stringify(rows)}::jsonb)`.as("v"))
    .set(Object.fromEntries(columns.map((column) => [column, sql.ref(`v.${column}`)])))
    .whereRef("s.id", "=", "v.id")
    .execute();
}

/**
 * Withdraws a person's applications for what has not begun, and returns them. One that is being selected at this
 * moment is left alone.
 */
export function withdrawApplications(tx: Tx, employeeId: number, now: Moment): Promise<ShiftRow[]> {
  return tx
    .updateTable("shifts")
    .set({ status: "withdrawn" })
    .where("employee_id", "=", employeeId)
    .where("status", "=", "applied")
    .where("starts_at", ">", new Date(now))
    .returningAll()
    .execute();
}

/** Takes a person out of every line for a place, and ends what the person is asked. */
export async function leaveQueues(tx: Tx, employeeId: number): Promise<void> {
  await tx.deleteFrom("standby_places").where("employee_id", "=", employeeId).execute();
  await tx.deleteFrom("offers").where("employee_id", "=", employeeId).execute();
}

/**
 * Gives the shifts of a booking its new day and period; whoever was taken off at a fee keeps those that were agreed, which
 * fee and pay are settled by. The constraints of selected people may break.
 */
export async function moveShifts(
  tx: Tx,
  bookingId: number,
  period: { date: string; starts_at: Date; ends_at: Date },
): Promise<void> {
  await tx
    .updateTable("shifts")
    .set({ work_date: period.date, starts_at: period.starts_at, ends_at: period.ends_at })
    .where("booking_id", "=", bookingId)
    .where(({ eb, or }) => or([eb("status", "<>", "removed"), eb("cancellation_fee", "=", 0)]))
    .execute();
}

/** Keeps on shifts whose person `pastRules` names why working time was passed; on the others nothing of an earlier time stays. */
export async function saveWorkingTime(
  tx: Tx,
  shifts: readonly ShiftRow[],
  { pastRules, reason }: { pastRules: readonly number[]; reason: string },
): Promise<void> {
  for (const { id, employee_id, working_time_reason } of shifts) {
    const noted = pastRules.includes(employee_id) ? reason : "";
    if (noted !== working_time_reason) await updateShift(tx, id, { working_time_reason: noted });
  }
}

/** Which of `employeeIds` are selected for another booking on that day or overlapping that period. */
export async function bookedElsewhere(
  db: Db | Tx,
  booking: { id: number; date: string; starts_at: Date; ends_at: Date },
  employeeIds: readonly number[],
): Promise<Set<number>> {
  if (employeeIds.length === 0) return new Set();
  const { id, date, starts_at, ends_at } = booking;
  const rows = await db
    .selectFrom("shifts")
    .select("employee_id")
    .distinct()
    .where("employee_id", "in", employeeIds)
    .where("status", "=", "selected")
    .where("booking_id", "<>", id)
    .where((eb) =>
      eb.or([
        eb("work_date", "=", date),
        eb.and([eb("starts_at", "<", ends_at), eb("ends_at", ">", starts_at)]),
      ]),
    )
    .execute();
  return new Set(rows.map(({ employee_id }) => employee_id));
}
