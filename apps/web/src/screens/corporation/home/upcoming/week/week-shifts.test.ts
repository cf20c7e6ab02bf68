import { describe, expect, test } from "vitest";
import type { WireCorporationBooking, WireFinishedBooking } from "#contract/bookings/booking.entities.ts";
import { momentOf } from "#rules/time/moment.ts";
import { daysFrom, daysToCopyTo, demandOf, shiftsOfWeek } from "./week-shifts.ts";

/** The Tuesday before. */
const now = momentOf("2026-11-24", "10:00");

const READY = { employee_checkin: "2026-11-24T08:00:00.000Z", arrived_at: null };
const CAME = { employee_checkin: null, arrived_at: "2026-11-25T08:55:00.000Z" };
const SILENT = { employee_checkin: null, arrived_at: null };

/** A booking of the week's first list: nobody selected for one waiter on Friday, unless said otherwise. */
function coming(values: object) {
  const friday = { date: "2026-11-27", start_time: "10:00", end_time: "18:00" };
  const open = { status: "open", approved: true, all_check_times_approved: false };
  const places = { selectedShifts: 0, appliedShifts: 0, number_of_staff: 1, shifts: [] };
  const jobRole = { id: 1, job_title: "Tjener" };
  return { id: 1, ...friday, ...open, ...places, jobRole, ...values } as unknown as WireCorporationBooking;
}

/** A booking of the second list: it has ended, and one person's times wait for the company. */
function ended(values: object) {
  const checkout = { people: 1, wait_for_company: 1, stamped_by_corporation: 0, rejected: 0, invoiced: 0 };
  const hours = { checkout: { ...checkout, invoice_approved: 0 }, is_sent_to_billy: false };
  return { ...coming({ date: "2026-11-23", selectedShifts: 1 }), ...hours, ...values } as WireFinishedBooking;
}

const statesOf = (bookings: WireCorporationBooking[]) =>
  shiftsOfWeek(bookings, [], now).map((shift) => (shift.kind === "coming" ? shift.state : null));

describe("the shifts of a week", () => {
  test("are both lists as one, soonest first, and what stands in both is a coming one", () => {
    const upcoming = [coming({ id: 3, start_time: "12:00" }), coming({ id: 2 }), coming({ id: 5 })];
    const week = shiftsOfWeek(upcoming, [ended({ id: 4 }), ended({ id: 5 })], now);
    expect(week.map(({ kind, booking }) => [kind, booking.id])).toEqual([
      ["ended", 4],
      ["coming", 2],
      ["coming", 5],
      ["coming", 3],
    ]);
  });

  test("count somebody as ready who has said so or has come", () => {
    const near = { date: "2026-11-25", number_of_staff: 2, selectedShifts: 2 };
    expect(statesOf([coming({ ...near, shifts: [READY, CAME] })])).toEqual([{ key: "all_ready" }]);
    expect(statesOf([coming({ ...near, shifts: [READY, SILENT] })])).toEqual([
      { key: "not_ready", people: 1 },
    ]);
  });
});

describe("what a week asks for", () => {
  test("is the places that can still be filled, job by job, and who waits to be chosen", () => {
    const asked = demandOf(
      shiftsOfWeek(
        [
          coming({ id: 1, number_of_staff: 3, selectedShifts: 1, appliedShifts: 4 }),
          coming({ id: 2, date: "2026-11-28", jobRole: { id: 2, job_title: "Bartender" } }),
          // Filled, late and waiting for approval: nobody can be found for them.
          coming({ id: 3, selectedShifts: 1 }),
          coming({ id: 4, date: "2026-11-24", start_time: "11:00" }),
          coming({ id: 5, approved: false, appliedShifts: 9 }),
        ],
        [ended({ id: 6 })],
        now,
      ),
    );
    expect(asked).toMatchObject({ free: 3, applicants: 4 });
    expect(asked.words).toBe("2 tjenere fredag og 1 bartender lørdag.");
  });

  test("is nothing in a week of filled places, which says why", () => {
    const quiet = (...bookings: WireCorporationBooking[]) => demandOf(shiftsOfWeek(bookings, [], now));
    expect(quiet()).toMatchObject({ free: 0, applicants: 0, quiet: "none" });
    expect(quiet(coming({ selectedShifts: 1 }))).toMatchObject({ free: 0, quiet: "full" });
    expect(quiet(coming({ approved: false }))).toMatchObject({ free: 0, quiet: "awaiting_approval" });
  });
});

test("a shift is copied to any other day of the week that can still be booked", () => {
  const shift = { date: "2026-11-27", start_time: "10:00" };
  const week = daysFrom("2026-11-23");
  expect(week).toHaveLength(7);
  const ahead = ["2026-11-25", "2026-11-26", "2026-11-28", "2026-11-29"];
  expect(daysToCopyTo(shift, week, false, now)).toEqual(ahead);
  // An admin may book what is over.
  expect(daysToCopyTo(shift, week, true, now)).toEqual(["2026-11-23", "2026-11-24", ...ahead]);
});
