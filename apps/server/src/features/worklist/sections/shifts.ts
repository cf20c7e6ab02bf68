import { type RawBuilder, sql } from "kysely";
import { itemColumns, type Section } from "./section.ts";
import { isStamped, shiftsWithRest } from "./shift-states.ts";

/** `afterSilence`, for the office; told with the date and the times that were agreed before. Rule: Silence after a change, docs/rules/agreement.md. */
export const changesUnanswered: Section = (db, { now, callUntil }) =>
  db
    .selectFrom("term_changes as c")
    .innerJoin("shifts as s", "s.id", "c.shift_id")
    .innerJoin("bookings as b", "b.id", "c.booking_id")
    .where("c.state", "=", sql.lit("asked"))
    .where("c.answer_until", "<=", now)
    .where("s.status", "=", sql.lit("selected"))
    .where("b.status", "<>", sql.lit("cancelled"))
    .where("b.starts_at", ">", now)
    .where("b.starts_at", "<=", callUntil)
    .select(({ ref }) =>
      itemColumns({
        booking_id: ref("b.id"),
        shift_id: ref("s.id"),
        employee_id: ref("s.employee_id"),
        at: ref("b.starts_at"),
        about: sql`array[c.agreed->>'date', c.agreed->>'start_time', c.agreed->>'end_time']`,
        orderBy: sql`b.starts_at, s.id`,
      }),
    );

/** Who has not come, until the office decides or the person comes; told with who noted it. Rule: What becomes of a missed person, docs/rules/arriving.md. */
export const notArrived: Section = (db) =>
  db
    .selectFrom("missed_arrivals as m")
    .innerJoin("shifts as s", "s.id", "m.shift_id")
    .innerJoin("bookings as b", "b.id", "m.booking_id")
    .where("m.state", "=", sql.lit("open"))
    .where("s.status", "=", sql.lit("selected"))
    .where("b.status", "<>", sql.lit("cancelled"))
    .select(({ ref }) =>
      itemColumns({
        booking_id: ref("b.id"),
        shift_id: ref("s.id"),
        employee_id: ref("s.employee_id"),
        at: ref("m.noted_at"),
        about: sql`array[case when m.noted_by_office then 'office' else m.noted_by end, case when s.delay_minutes is not null then s.delay_minutes::text
          when s.on_my_way_at is not null then 'on_my_way' else 'silent' end]`,
        orderBy: sql`m.noted_at, m.id`,
      }),
    );

/** Who reported sick after the usual window, until the office decides. Rule: Deciding on a late sick report, docs/rules/cancellation.md. */
export const lateSick: Section = (db) =>
  db
    .selectFrom("shifts as s")
    .where("s.status", "=", sql.lit("sick"))
    .where("s.sick_late", "=", sql.lit(true))
    .where("s.sick_decision", "is", null)
    .select(({ ref }) =>
      itemColumns({
        booking_id: ref("s.booking_id"),
        shift_id: ref("s.id"),
        employee_id: ref("s.employee_id"),
        at: ref("s.cancelled_at"),
        about: sql`array[coalesce(s.cancellation_reason, '')]`,
        orderBy: sql`s.starts_at, s.id`,
      }),
    );

/** `shiftWaits`, before the end. Rule: Waiting shifts, docs/rules/bookings.md. */
export const notReady: Section = (db, { now, startedAfter, reportUntil, reportUntilDay }) =>
  db
    .selectFrom("bookings as b")
    .innerJoin("shifts as s", "s.booking_id", "b.id")
    .where("b.status", "<>", sql.lit("cancelled"))
    .where("b.ends_at", ">", now)
    .where("b.starts_at", ">", startedAfter)
    .where("b.starts_at", "<=", reportUntil)
    .where("b.date", "<=", reportUntilDay)
    .where("s.status", "=", sql.lit("selected"))
    .where("s.not_met_for_booking", "=", sql.lit(false))
    .where("s.employee_checkin", "is", null)
    .where("s.arrived_at", "is", null)
    .where(({ not }) => not(isStamped))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("missed_arrivals as m").select("m.id").whereRef("m.shift_id", "=", "s.id"))),
    )
    .where(({ not, exists, selectFrom, and, eb }) =>
      not(
        and([
          eb("b.starts_at", ">", now),
          exists(
            selectFrom("term_changes as c")
              .select("c.id")
              .whereRef("c.shift_id", "=", "s.id")
              .where("c.state", "=", sql.lit("asked")),
          ),
        ]),
      ),
    )
    .select(({ ref }) =>
      itemColumns({
        booking_id: ref("b.id"),
        shift_id: ref("s.id"),
        employee_id: ref("s.employee_id"),
        at: ref("b.starts_at"),
        orderBy: sql`b.starts_at, s.id`,
      }),
    );

/** Nobody has stamped, and the shift ended a short while ago. */
export const notCheckedOut: Section = (db, { late }) =>
  openHoursWhere(db, sql<boolean>`not is_stamped and ends_at >= ${late}`);

/** Nobody has stamped, and it is long since. */
export const lateCheckouts: Section = (db, { late }) =>
  openHoursWhere(db, sql<boolean>`not is_stamped and ends_at < ${late}`);

/** The sides have not agreed, or silence has agreed on a part only. */
export const disputedHours: Section = (db, { now }) =>
  asItems(db, openHoursOf(db, sql<boolean>`is_stamped`).unionAll(shiftsWithRest(db, now)));

function openHoursWhere(db: Parameters<Section>[0], isListed: RawBuilder<boolean>) {
  return asItems(db, openHoursOf(db, isListed));
}

function openHoursOf(db: Parameters<Section>[0], isListed: RawBuilder<boolean>) {
  return db
    .selectFrom("open_hours")
    .where("is_open", "=", sql.lit(true))
    .where(isListed)
    .select(["booking_id", "shift_id", "employee_id", "ends_at"]);
}

/** One item a shift, those that ended first before the others. */
function asItems(db: Parameters<Section>[0], shifts: ReturnType<typeof openHoursOf>) {
  return db.selectFrom(shifts.as("d")).select(({ ref }) =>
    itemColumns({
      booking_id: ref("d.booking_id"),
      shift_id: ref("d.shift_id"),
      employee_id: ref("d.employee_id"),
      at: ref("d.ends_at"),
      orderBy: sql`d.ends_at, d.shift_id`,
    }),
  );
}

/** The hours are settled. One item a booking: its people are approved together. */
export const hoursToApprove: Section = (db) =>
  db
    .selectFrom("open_hours")
    .where("is_open", "=", sql.lit(false))
    .groupBy("booking_id")
    .select(({ ref, fn }) =>
      itemColumns({
        booking_id: ref("booking_id"),
        at: fn.min("ends_at"),
        people: fn.countAll<number>(),
        orderBy: sql`min(ends_at), booking_id`,
      }),
    );
