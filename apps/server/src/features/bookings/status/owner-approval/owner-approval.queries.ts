import { type Selectable, sql } from "kysely";
import type { Moment } from "#rules/time/moment.ts";
import { type BookingRow, withStaffType } from "#server/features/bookings/booking.queries.ts";
import { priceAsBooked } from "#server/features/pricing/booked-price.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { Corporations } from "#server/platform/database/types.gen.ts";

/** A login of a company as letters are written to it. */
export type Login = Pick<Selectable<Corporations>, (typeof loginColumns)[number]>;

const loginColumns = ["id", "name", "contact_person", "email", "login_disabled_at"] as const;

/** The owners of a company who can sign in, the first login first. */
export function ownersOf(db: Db | Tx, companyId: number): Promise<Login[]> {
  return ownerLogins(db)
    .where((eb) => eb.or([eb("id", "=", companyId), eb("member_of", "=", companyId)]))
    .execute();
}

function ownerLogins(db: Db | Tx) {
  return db
    .selectFrom("corporations")
    .select([...loginColumns, "member_of"])
    .where("company_role", "=", "owner")
    .where("login_disabled_at", "is", null)
    .where((eb) => eb.or([eb("member_of", "is", null), eb("signed_in_at", "is not", null)]))
    .orderBy("id");
}

/** What somebody is called among colleagues. */
export function nameOfLogin({ contact_person, name }: Pick<Login, "contact_person" | "name">): string {
  return contact_person || name;
}

/** The logins of these ids. */
export async function loginsById(
  db: Db | Tx,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, Login>> {
  const known = [...new Set(ids)].filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const rows = await db.selectFrom("corporations").select(loginColumns).where("id", "in", known).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** What was asked of the owners of a company, and what they said; of an order as a whole. */
export interface OwnerApproval {
  readonly bookedBy: string | null;
  readonly owners: readonly string[];
  readonly decidedBy: string | null;
  /** The price in øre of all that waits with it, and how many bookings that is. */
  readonly total: number;
  readonly bookings: number;
}

/** By booking, of those that wait for an owner or were answered by one. */
export async function ownerApprovalsOf(
  db: Db | Tx,
  bookings: readonly BookingRow[],
  now: Moment,
): Promise<ReadonlyMap<number, OwnerApproval>> {
  const asked = bookings.filter(({ owner_state }) => owner_state !== null);
  if (asked.length === 0) return new Map();
  const logins = await loginsById(
    db,
    asked.flatMap(({ booked_by, owner_decided_by }) => [booked_by, owner_decided_by]),
  );
  const companies = [...new Set(asked.map(({ corporation_id }) => corporation_id))];
  const owners = await ownerLogins(db).where(sql<number>`coalesce(member_of, id)`, "in", companies).execute();
  const orders = [...new Set(asked.map(({ order_id }) => order_id))].filter((id) => id !== null);
  const together =
    orders.length === 0
      ? []
      : await withStaffType(db)
          .where("b.order_id", "in", orders)
          .where("b.owner_state", "=", "waiting")
          .where("b.status", "<>", "cancelled")
          .where("b.starts_at", ">", new Date(now))
          .execute();
  const nameOf = (id: number | null) => {
    const login = id === null ? undefined : logins.get(id);
    return login ? nameOfLogin(login) : null;
  };
  return new Map(
    asked.map((booking) => {
      const ofOrder = together.filter(({ order_id }) => order_id !== null && order_id === booking.order_id);
      const waiting = ofOrder.length === 0 ? [booking] : ofOrder;
      const ofCompany = owners.filter(({ member_of, id }) => (member_of ?? id) === booking.corporation_id);
      return [
        booking.id,
        {
          bookedBy: nameOf(booking.booked_by),
          owners: ofCompany.map(nameOfLogin),
          decidedBy: nameOf(booking.owner_decided_by),
          total: totalOf(waiting),
          bookings: waiting.length,
        },
      ];
    }),
  );
}

/** What bookings cost together as booked, in øre excl. VAT. */
export function totalOf(bookings: readonly BookingRow[]): number {
  return bookings.reduce((sum, booking) => sum + priceAsBooked(booking).total, 0);
}

/** The other bookings of the order that a booking is a part of, deleted ones left out; the order is locked, so that two who raise it count each other. */
export async function othersOfOrder(tx: Tx, { id, order_id }: BookingRow): Promise<BookingRow[]> {
  if (order_id === null) return [];
  await tx.selectFrom("orders").select("id").where("id", "=", order_id).forUpdate().execute();
  return withStaffType(tx)
    .where("b.order_id", "=", order_id)
    .where("b.id", "<>", id)
    .where("b.status", "<>", "cancelled")
    .execute();
}

/** The booking, or all of the order that it is a part of; locked in the order of their ids. */
export function lockTogether(tx: Tx, { id, order_id }: BookingRow): Promise<BookingRow[]> {
  const one = withStaffType(tx);
  return (order_id === null ? one.where("b.id", "=", id) : one.where("b.order_id", "=", order_id))
    .orderBy("b.id")
    .forUpdate("b")
    .execute();
}

/** Bookings that wait for an owner and have started: nobody answers them any more. */
export function unansweredBookings(db: Db, startedAfter: Date, now: Date): Promise<BookingRow[]> {
  return withStaffType(db)
    .where("b.owner_state", "=", sql.lit("waiting"))
    .where("b.status", "<>", "cancelled")
    .where("b.starts_at", ">", startedAfter)
    .where("b.starts_at", "<=", now)
    .orderBy("b.starts_at")
    .orderBy("b.id")
    .execute();
}
