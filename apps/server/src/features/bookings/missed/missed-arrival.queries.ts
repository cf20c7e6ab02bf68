import { type Selectable, sql } from "kysely";
import { firstMissedAt, type MissedState } from "#rules/shifts/missed-arrival.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { MissedArrivals } from "#server/platform/database/types.gen.ts";

/** Somebody who had not come, who noted it, and what became of it. */
export type MissedArrivalRow = Omit<Selectable<MissedArrivals>, "state" | "noted_by"> & {
  readonly state: MissedState;
  readonly noted_by: "company" | "clock";
};

/** Who noted that somebody did not come: the company, somebody of the office for it, or the clock. */
export type NotedBy = "company" | "office" | "clock";

/** Who noted it, as it is told. */
export function notedByOf(note: Pick<MissedArrivalRow, "noted_by" | "noted_by_office">): NotedBy {
  return note.noted_by_office ? "office" : note.noted_by;
}

/** The last note of a shift, as other queries read it beside the shift; null without one. */
export interface LastMissed {
  readonly noted_at: string;
  readonly noted_by: "company" | "clock";
  readonly noted_by_office: boolean;
  readonly state: MissedState;
  readonly settled_at: string | null;
  readonly needs_replacement: boolean;
}

/** The last note of the shift that `shiftId` is a column of, as `LastMissed`. */
export function lastMissedColumn(shiftId: string) {
  return sql<LastMissed | null>`(
    select json_build_object('noted_at', noted_at, 'noted_by', noted_by, 'noted_by_office', noted_by_office, 'state', state,
      'settled_at', settled_at, 'needs_replacement', needs_replacement)
    from missed_arrivals where shift_id = ${sql.ref(shiftId)} order by id desc limit 1)`;
}

/** The last note that somebody did not come; undefined without one. */
export function lastMissed(tx: Db | Tx, shiftId: number): Promise<MissedArrivalRow | undefined> {
  return tx
    .selectFrom("missed_arrivals")
    .selectAll()
    .where("shift_id", "=", shiftId)
    .orderBy("id", "desc")
    .executeTakeFirst() as Promise<MissedArrivalRow | undefined>;
}

/** Which of the shifts were noted as missed and have not come. */
export async function missedAmong(tx: Tx, shiftIds: readonly number[]): Promise<number[]> {
  if (shiftIds.length === 0) return [];
  const rows = await tx
    .selectFrom("missed_arrivals")
    .select("shift_id")
    .distinct()
    .where("shift_id", "in", shiftIds)
    .where("state", "<>", "came")
    .orderBy("shift_id")
    .execute();
  return rows.map(({ shift_id }) => shift_id);
}

/**
 * Saves a note, or that the company or the office says so too of one that is open; of these two the first stays the writer.
 * The shift is locked.
 */
export async function saveMissed(
  tx: Tx,
  shift: { readonly id: number; readonly booking_id: number },
  note: { readonly by: NotedBy; readonly needsReplacement: boolean },
  now: Moment,
): Promise<MissedArrivalRow> {
  const noted_by = note.by === "clock" ? ("clock" as const) : ("company" as const);
  const said = { noted_by, noted_by_office: note.by === "office", needs_replacement: note.needsReplacement };
  const firstWriter = sql<boolean>`case when missed_arrivals.noted_by = 'company'
    then missed_arrivals.noted_by_office else excluded.noted_by_office end`;
  const row = await tx
    .insertInto("missed_arrivals")
    .values({ shift_id: shift.id, booking_id: shift.booking_id, noted_at: new Date(now), ...said })
    .onConflict((conflict) =>
      conflict
        .column("shift_id")
        .where(sql<boolean>`state = 'open'`)
        .doUpdateSet({ ...said, noted_by_office: firstWriter }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  return row as MissedArrivalRow;
}

/** Says what became of a note. */
export async function settleNote(
  tx: Tx,
  id: number,
  settled: {
    readonly state: MissedState;
    readonly by: "person" | "company" | "office";
    readonly reason: string;
  },
  now: Moment,
): Promise<void> {
  await tx
    .updateTable("missed_arrivals")
    .set({
      state: settled.state,
      settled_at: new Date(now),
      settled_by: settled.by,
      reason: settled.reason,
    })
    .where("id", "=", id)
    .execute();
}

/** Running bookings that ask for digits and have somebody who has not given them, and of whom nobody has noted it. */
export async function bookingsWithMissing(db: Db, now: Moment): Promise<number[]> {
  // A shift is missed at the earliest 15 minutes after its start.
  const startedBy = new Date(now - (firstMissedAt(now) - now));
  const rows = await db
    .selectFrom("bookings as b")
    .select("b.id")
    .where("b.arrival_pin", "is not", null)
    .where("b.status", "<>", "cancelled")
    .where("b.approved_at", "is not", null)
    .where("b.starts_at", "<=", startedBy)
    .where("b.ends_at", ">", new Date(now))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("shifts as s")
          .select("s.id")
          .whereRef("s.booking_id", "=", "b.id")
          .where("s.status", "=", "selected")
          .where("s.arrived_at", "is", null)
          .where("s.not_met_for_booking", "=", false)
          .where("s.employee_checkin_time", "is", null)
          .where("s.corporation_checkin_time", "is", null)
          .where(sql<boolean>`not exists (select from missed_arrivals m where m.shift_id = s.id)`),
      ),
    )
    .orderBy("b.id")
    .execute();
  return rows.map(({ id }) => id);
}

/** The shifts of a booking that were ever noted as missed. */
export async function notedShiftsOf(tx: Tx, bookingId: number): Promise<Set<number>> {
  const rows = await tx
    .selectFrom("missed_arrivals")
    .select("shift_id")
    .where("booking_id", "=", bookingId)
    .execute();
  return new Set(rows.map(({ shift_id }) => shift_id));
}

/** Ends the questions to others who could replace somebody that came after all, and returns whose they were. */
export async function endReplacementOffers(tx: Tx, bookingId: number, now: Moment): Promise<number[]> {
  const rows = await tx
    .updateTable("offers")
    .set({ state: "taken", answered_at: new Date(now) })
    .where("booking_id", "=", bookingId)
    .where("state", "=", "open")
    .returning("employee_id")
    .execute();
  return rows.map(({ employee_id }) => employee_id);
}
