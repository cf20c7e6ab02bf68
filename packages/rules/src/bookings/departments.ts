import type { Ore } from "#rules/money/ore.ts";
import type { Day } from "#rules/time/moment.ts";
import { refuse, type Verdict } from "#rules/verdict.ts";

/** Letters at most of a cost centre, and of a department's name. */
export const MAX_COST_CENTRE = 30;
export const MAX_DEPARTMENT_NAME = 60;

/** What is known of a department that is chosen for a booking. */
export interface ChosenDepartment {
  readonly id: number;
  readonly corporationId: number;
  readonly isArchived: boolean;
}

/**
 * Whether a booking of a company may be put on a department; `null` is none. `before`: the one that it has. Refuses
 * `not_found` for another company's or none of that id, `department_archived`. Rule: Department of a booking,
 * docs/rules/bookings.md.
 */
export function canChooseDepartment(
  chosen: ChosenDepartment | undefined,
  { corporationId, before }: { readonly corporationId: number; readonly before: number | null },
): Verdict<"not_found" | "department_archived"> {
  if (!chosen || chosen.corporationId !== corporationId) return refuse("not_found");
  if (chosen.isArchived && chosen.id !== before) return refuse("department_archived");
  return { ok: true };
}

/** The department that a copy of a booking gets: the same, unless it is archived by now. Rule: Department of a booking, docs/rules/bookings.md. */
export function copiedDepartment(of: Pick<ChosenDepartment, "id" | "isArchived"> | null): number | null {
  return of && !of.isArchived ? of.id : null;
}

/**
 * Whether the department of a booking may still be changed: until an invoice of it is on its way or stands. Refuses
 * `not_found` for a deleted booking, `department_invoiced`. Rule: Changing the department, docs/rules/bookings.md.
 */
export function canChangeDepartment(booking: {
  readonly isCancelled: boolean;
  readonly isInvoiced: boolean;
}): Verdict<"not_found" | "department_invoiced"> {
  if (booking.isCancelled) return refuse("not_found");
  return booking.isInvoiced ? refuse("department_invoiced") : { ok: true };
}

/** A booking as the figures of departments count it; amounts in øre without VAT. */
export interface CountedBooking {
  readonly departmentId: number | null;
  readonly day: Day;
  readonly isCancelled: boolean;
  readonly people: number;
  /** Paid hours of all its people, as booked. */
  readonly hours: number;
  readonly booked: Ore;
  /** Accepted invoices less accepted credit notes. */
  readonly invoiced: Ore;
}

/** A department's month; `departmentId` is null for bookings without one. */
export interface DepartmentMonth {
  /** `2026-11`. */
  readonly month: string;
  readonly departmentId: number | null;
  readonly bookings: number;
  readonly people: number;
  readonly hours: number;
  readonly booked: Ore;
  readonly invoiced: Ore;
}

/**
 * Bookings by month and department, the latest month first. Of a deleted booking only what was invoiced counts. Rule:
 * Figures of departments, docs/rules/bookings.md.
 */
export function departmentMonths(bookings: readonly CountedBooking[]): DepartmentMonth[] {
  const counted = bookings.filter(({ isCancelled, invoiced }) => !isCancelled || invoiced !== 0);
  const groups = Map.groupBy(counted, ({ day, departmentId }) => `${day.slice(0, 7)} ${departmentId}`);
  return [...groups.values()]
    .map(monthOf)
    .sort((one, other) => other.month.localeCompare(one.month) || other.booked - one.booked);
}

function monthOf(group: readonly CountedBooking[]): DepartmentMonth {
  const going = group.filter(({ isCancelled }) => !isCancelled);
  const sum = (of: readonly CountedBooking[], name: "people" | "hours" | "booked" | "invoiced") =>
    of.reduce((total, booking) => total + booking[name], 0);
  return {
    month: group[0]?.day.slice(0, 7) ?? "",
    departmentId: group[0]?.departmentId ?? null,
    bookings: going.length,
    people: sum(going, "people"),
    hours: sum(going, "hours"),
    booked: sum(going, "booked"),
    invoiced: sum(group, "invoiced"),
  };
}
