import { type AgreedTerms, agreedBefore } from "#rules/agreement/terms.ts";
import type { Ore } from "#rules/money/ore.ts";
import type { BookingRow } from "#server/features/bookings/booking.queries.ts";
import type { ShiftRow } from "#server/features/bookings/shifts/shift.queries.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { openChangesOf, type TermChangeRow, termsOfBooking } from "./term-change.queries.ts";

/** A booking as its people know it while they have not been told of what was changed since. */
export interface KnownBooking {
  readonly terms: AgreedTerms;
  /** The columns of its form. */
  readonly facts: Readonly<Record<string, unknown>>;
  /** The shifts of applicants who had to say yes again already. */
  readonly waiting?: readonly number[];
}

interface UntoldChange {
  readonly before: KnownBooking;
  readonly since: Date;
}

/** The change of a booking that its people have not been told of yet; undefined without one. */
async function untoldChangeOf(tx: Db | Tx, bookingId: number): Promise<UntoldChange | undefined> {
  const row = await tx
    .selectFrom("change_notices")
    .select(["before", "first_saved_at as since"])
    .where("booking_id", "=", bookingId)
    .executeTakeFirst();
  return row && { before: row.before as unknown as KnownBooking, since: row.since };
}

/** When each person last said yes to a change of a booking, by the shift's id. */
async function lastYesesOf(tx: Db | Tx, bookingId: number): Promise<Map<number, Date>> {
  const rows = await tx
    .selectFrom("term_changes")
    .select("shift_id")
    .select(({ fn }) => fn.max("settled_at").as("at"))
    .where("booking_id", "=", bookingId)
    .where("state", "=", "accepted")
    .groupBy("shift_id")
    .execute();
  return new Map(rows.flatMap(({ shift_id, at }) => (at === null ? [] : [[shift_id, at] as const])));
}

/** When somebody last said yes to the terms of a booking: to a change, or by getting the place. */
export async function saidYesTo(
  tx: Db | Tx,
  bookingId: number,
): Promise<(shift: Pick<ShiftRow, "id" | "booked_at">) => number> {
  const yeses = await lastYesesOf(tx, bookingId);
  return ({ id, booked_at }) => Math.max(booked_at?.getTime() ?? 0, yeses.get(id)?.getTime() ?? 0);
}

/** What the people of a booking have agreed to, as a change of it from `before` finds them. */
export interface Agreements {
  readonly untold: UntoldChange | undefined;
  readonly open: ReadonlyMap<number, TermChangeRow>;
  agreedOf(shift: Pick<ShiftRow, "id" | "booked_at">): AgreedTerms;
}

/** Reads what the people of a booking have agreed to. Rule: What had been agreed, docs/rules/agreement.md. */
export async function agreementsOf(tx: Tx, before: BookingRow): Promise<Agreements> {
  const untold = await untoldChangeOf(tx, before.id);
  const open = await openChangesOf(tx, before.id);
  const saidYesAt = await saidYesTo(tx, before.id);
  const last = termsOfBooking(before);
  const agreedOf = (shift: Pick<ShiftRow, "id" | "booked_at">) => {
    const asked = open.get(shift.id);
    const facts = { isAsked: asked !== undefined, untoldSince: untold?.since.getTime() ?? null };
    switch (agreedBefore({ ...facts, saidYesAt: saidYesAt(shift) })) {
      case "asked about":
        return asked?.agreed ?? last;
      case "before the first":
        return untold?.before.terms ?? last;
      case "last":
        return last;
    }
  };
  return { untold, open, agreedOf };
}

/**
 * The hourly wage, in øre, that people selected for a booking count on: what stands, or what stood before a raise that
 * they have not been told of and have not said yes to. Rule: Lowering the wage, docs/rules/bookings.md.
 */
export async function promisedWage(tx: Tx, before: BookingRow, shifts: readonly ShiftRow[]): Promise<Ore> {
  const untold = await untoldChangeOf(tx, before.id);
  if (!untold) return before.hourly_wage;
  const saidYesAt = await saidYesTo(tx, before.id);
  const selected = shifts.filter(({ status }) => status === "selected");
  const isKnown = selected.some((shift) => saidYesAt(shift) > untold.since.getTime());
  return isKnown ? before.hourly_wage : Math.min(before.hourly_wage, untold.before.terms.hourly_wage);
}
