import type { Selectable } from "kysely";
import type { Moment } from "#rules/time/moment.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { Employees } from "#server/platform/database/types.gen.ts";

/** Somebody whom a company has marked. */
export interface FavouriteRow
  extends Pick<Selectable<Employees>, "first_name" | "last_name" | "profile_image" | "base_url_image"> {
  readonly employee_id: number;
  readonly created_at: Date;
}

/** A company's favourites, by name; without those who left. */
export function favouritesOf(db: Db | Tx, corporationId: number): Promise<FavouriteRow[]> {
  return db
    .selectFrom("favourites as f")
    .innerJoin("employees as e", "e.id", "f.employee_id")
    .select(["f.employee_id", "f.created_at", "e.first_name", "e.last_name"])
    .select(["e.profile_image", "e.base_url_image"])
    .where("f.corporation_id", "=", corporationId)
    .where("e.deactivated_at", "is", null)
    .orderBy("e.first_name")
    .orderBy("e.last_name")
    .orderBy("e.id")
    .execute();
}

/** Which of `employeeIds` are favourites of the company. */
export async function favouritesAmong(
  db: Db | Tx,
  corporationId: number,
  employeeIds: readonly number[],
): Promise<Set<number>> {
  if (employeeIds.length === 0) return new Set();
  const rows = await db
    .selectFrom("favourites")
    .select("employee_id")
    .where("corporation_id", "=", corporationId)
    .where("employee_id", "in", employeeIds)
    .execute();
  return new Set(rows.map((row) => row.employee_id));
}

/** Which of these shifts are worked by a favourite of the company that booked them. */
export async function shiftsOfFavourites(db: Db | Tx, shiftIds: readonly number[]): Promise<Set<number>> {
  if (shiftIds.length === 0) return new Set();
  const rows = await db
    .selectFrom("shifts as s")
    .innerJoin("bookings as b", "b.id", "s.booking_id")
    .innerJoin("favourites as f", (join) =>
      join.onRef("f.corporation_id", "=", "b.corporation_id").onRef("f.employee_id", "=", "s.employee_id"),
    )
    .select("s.id")
    .where("s.id", "in", shiftIds)
    .execute();
  return new Set(rows.map((row) => row.id));
}

/** Marks somebody. False when the mark was there already. */
export async function addFavourite(
  tx: Tx,
  corporationId: number,
  employeeId: number,
  now: Moment,
): Promise<boolean> {
  const added = await tx
    .insertInto("favourites")
    .values({ corporation_id: corporationId, employee_id: employeeId, created_at: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .returning("employee_id")
    .executeTakeFirst();
  return added !== undefined;
}

/** Takes the mark back. False when there was none. */
export async function removeFavourite(tx: Tx, corporationId: number, employeeId: number): Promise<boolean> {
  const removed = await tx
    .deleteFrom("favourites")
    .where("corporation_id", "=", corporationId)
    .where("employee_id", "=", employeeId)
    .returning("employee_id")
    .executeTakeFirst();
  return removed !== undefined;
}

/**
 * How often a company has had each of these people at work before `before`, other bookings than `exceptBookingId`
 * only. No entry for who never was; somebody not met was not at work.
 */
export async function hiredBeforeCounts(
  db: Db | Tx,
  employeeIds: readonly number[],
  company: { corporationId: number; exceptBookingId: number; before: Date },
): Promise<Map<number, number>> {
  if (employeeIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("shifts as s")
    .innerJoin("bookings as b", "b.id", "s.booking_id")
    .select((eb) => ["s.employee_id", eb.fn.countAll<number>().as("count")])
    .where("s.employee_id", "in", employeeIds)
    .where("s.status", "=", "selected")
    .where("s.not_met_for_booking", "=", false)
    .where("s.ends_at", "<=", company.before)
    .where("b.corporation_id", "=", company.corporationId)
    .where("b.id", "<>", company.exceptBookingId)
    .groupBy("s.employee_id")
    .execute();
  return new Map(rows.map((row) => [row.employee_id, Number(row.count)]));
}

/** Whether a person has or had a shift, of whatever kind, on a booking of the company. */
export async function hasShiftWith(db: Db | Tx, corporationId: number, employeeId: number): Promise<boolean> {
  const found = await db
    .selectFrom("shifts as s")
    .innerJoin("bookings as b", "b.id", "s.booking_id")
    .select("s.id")
    .where("s.employee_id", "=", employeeId)
    .where("b.corporation_id", "=", corporationId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
