import { describe, expect, test } from "vitest";
import { upcomingLabel } from "#rules/bookings/labels.ts";
import { statusSummaryKeys } from "#rules/bookings/status-summary.ts";
import { isSearching, statusFactsOf } from "./facts-of-booking.ts";

const booking = {
  date: "2026-11-27",
  start_time: "17:00",
  end_time: "01:00",
  status: "open" as const,
  approved: true,
  owner_approval: null,
  all_check_times_approved: false,
  selectedShifts: 2,
  number_of_staff: 6,
};

describe("the facts of a booking from the wire", () => {
  test("put an end after midnight on the next day, in Danish time", () => {
    expect(new Date(statusFactsOf(booking).endsAt).toISOString()).toBe("2026-11-28T00:00:00.000Z");
  });

  test("let the rule tell a closed booking that is over from one that still searches", () => {
    const afterwards = Date.parse("2026-11-29T12:00:00Z");
    const over = { ...booking, status: "deprecated" as const, all_check_times_approved: true };
    expect(upcomingLabel(statusFactsOf(over), afterwards)).toBe("done");
    expect(upcomingLabel(statusFactsOf(booking), Date.parse("2026-11-21T12:00:00Z"))).toBe("searching");
  });

  test("keep what was stored, whatever the clock has made of it", () => {
    expect(statusFactsOf({ ...booking, status: "closed" }).status).toBe("closed");
    expect(statusFactsOf({ ...booking, status: "finished" }).status).toBe("open");
    expect(statusFactsOf({ ...booking, status: "cancelled" }).status).toBe("cancelled");
  });

  test("search while somebody is missing who can still be selected, whether or not anybody applies", () => {
    const searching = statusSummaryKeys.filter((key) => isSearching({ state: { key, text: "" } }));
    expect(searching).toEqual(["choose", "no_applicants"]);
  });
});
