import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { WireDepartment } from "#contract/corporations/department.entities.ts";
import {
  type ChosenDepartment,
  type CountedBooking,
  canChooseDepartment,
  copiedDepartment,
} from "#rules/bookings/departments.ts";
import { netHours, workedTime } from "#rules/time/duration.ts";
import { type PricedBooking, priceAsBooked, pricedColumns } from "#server/features/pricing/booked-price.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { brokenConstraint } from "#server/platform/database/database-errors.ts";
import { danishOrder } from "#server/platform/database/lists/text-search.ts";
import type { Departments } from "#server/platform/database/types.gen.ts";
import { DomainError } from "#server/platform/errors.ts";
import { departmentMessages } from "#texts/da/corporation/departments.ts";

export type DepartmentRow = Selectable<Departments>;

/** The departments of a company by name, archived ones last. */
export function departmentsOf(db: Db | Tx, corporationId: number): Promise<DepartmentRow[]> {
  return db
    .selectFrom("departments")
    .selectAll()
    .where("corporation_id", "=", corporationId)
    .orderBy(sql`archived_at is not null`)
    .orderBy(danishOrder(sql.ref("name")))
    .orderBy("id")
    .execute();
}

/** Saves a new department. Refuses `invalid` under `name` where the company has one of that name. */
export function insertDepartment(tx: Tx, values: Insertable<Departments>): Promise<DepartmentRow> {
  return tx
    .insertInto("departments")
    .values(values)
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch(refuseTakenName);
}

/** Changes a department. Refuses `invalid` under `name` where the company has another of that name. */
export function updateDepartment(
  tx: Tx,
  id: number,
  values: Updateable<Departments>,
): Promise<DepartmentRow> {
  return tx
    .updateTable("departments")
    .set(values)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch(refuseTakenName);
}

function refuseTakenName(error: unknown): never {
  if (brokenConstraint(error) !== "departments_name") throw error;
  throw new DomainError("invalid", { fields: { name: departmentMessages.nameTaken } });
}

/** A department of a company, locked; undefined for another company's. */
export function lockDepartment(
  tx: Tx,
  corporationId: number,
  id: number,
): Promise<DepartmentRow | undefined> {
  return tx
    .selectFrom("departments")
    .selectAll()
    .where("id", "=", id)
    .where("corporation_id", "=", corporationId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Nobody of the company books for an archived department any more without saying so. */
export async function endAsOwnDepartment(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable("corporations")
    .set({ own_department_id: null })
    .where("own_department_id", "=", id)
    .execute();
}

/** Who chooses a department, and what there was before. */
interface Choice {
  readonly corporationId: number;
  readonly before: number | null;
}

/**
 * The department that is chosen for a booking or a user of a company, as it is stored: `undefined` leaves what there was.
 * It is not archived before the caller's transaction ends. Refuses `not_found` for another company's, and `invalid` under
 * `department` for an archived one. Rule: Department of a booking, docs/rules/bookings.md.
 */
export async function chosenDepartment(
  tx: Tx,
  chosen: number | null | undefined,
  { corporationId, before }: Choice,
): Promise<number | null> {
  if (chosen === undefined) return before;
  if (chosen === null || chosen === before) return chosen;
  const row = await tx
    .selectFrom("departments")
    .select(["id", "corporation_id", "archived_at"])
    .where("id", "=", chosen)
    .forShare()
    .executeTakeFirst();
  const verdict = canChooseDepartment(row && factsOf(row), { corporationId, before });
  if (verdict.ok) return chosen;
  if (verdict.refusal === "not_found") throw new DomainError("not_found");
  throw new DomainError("invalid", { fields: { department: departmentMessages.archived } });
}

/** The department that a copy of a booking gets. Rule: Department of a booking, docs/rules/bookings.md. */
export async function departmentOfCopy(tx: Tx, id: number | null): Promise<number | null> {
  if (id === null) return null;
  const row = await tx
    .selectFrom("departments")
    .select(["id", "corporation_id", "archived_at"])
    .where("id", "=", id)
    .executeTakeFirst();
  return copiedDepartment(row ? factsOf(row) : null);
}

function factsOf(row: Pick<DepartmentRow, "id" | "corporation_id" | "archived_at">): ChosenDepartment {
  return { id: row.id, corporationId: row.corporation_id, isArchived: row.archived_at !== null };
}

/** A company's bookings of a year as the figures of its departments count them. */
export async function countedBookings(
  db: Db,
  corporationId: number,
  year: number,
): Promise<CountedBooking[]> {
  const rows = await db
    .selectFrom("bookings as b")
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("invoices")
          .whereRef("booking_id", "=", "b.id")
          .where("state", "=", "accepted")
          .where("taken_back_at", "is", null)
          .select(
            sql<number>`coalesce(sum(case when kind = 'credit_note' then -total else total end), 0)`.as(
              "invoiced",
            ),
          )
          .as("i"),
      (join) => join.onTrue(),
    )
    .select(pricedColumns.map((column) => `b.${column}` as const))
    .select(["b.department_id", "b.number_of_staff", "b.status", "i.invoiced"])
    .where("b.corporation_id", "=", corporationId)
    .where("b.date", ">=", `${year}-01-01`)
    .where("b.date", "<=", `${year}-12-31`)
    .execute();
  return rows.map((row) => ({
    ...{ departmentId: row.department_id, day: row.date, isCancelled: row.status === "cancelled" },
    ...{ people: row.number_of_staff, hours: hoursOf(row), booked: priceAsBooked(row).total },
    invoiced: Number(row.invoiced ?? 0),
  }));
}

/** Paid hours of everybody who is booked. */
function hoursOf(booking: PricedBooking & { readonly number_of_staff: number }): number {
  const { date: day, start_time: start, end_time: end, self_paid_break } = booking;
  const { hours } = workedTime({ day, start, end }, start, end);
  return netHours(hours, self_paid_break) * booking.number_of_staff;
}

/** A department as its company reads it. */
export function serializeDepartment({ id, name, cost_centre, archived_at }: DepartmentRow): WireDepartment {
  return { id, name, cost_centre, archived: archived_at !== null };
}
