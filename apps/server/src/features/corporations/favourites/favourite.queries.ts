import { type Selectable, sql } from "kysely";
import type { Moment } from "#rules/time/moment.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { danishOrder } from "#server/platform/database/lists/text-search.ts";
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
    .orderBy(danishOrder(sql.ref("e.first_name")))
    .orderBy(danishOrder(sql.ref("e.last_name")))
    .orderBy("e.id")
    .execute();
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
