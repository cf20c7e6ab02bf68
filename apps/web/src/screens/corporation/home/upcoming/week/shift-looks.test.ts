import { expect, test } from "vitest";
import type { WireFinishedBooking } from "#contract/bookings/booking.entities.ts";
import { lookOf } from "./shift-looks.ts";

/** A shift whose times differ, with so many that wait for the company's answer. */
function rejected(waitForCompany: number) {
  const booking = { checkout: { wait_for_company: waitForCompany } } as WireFinishedBooking;
  return lookOf({ kind: "ended", booking, label: { key: "rejected", rejected: 1, invoice: null } });
}

test("rejected times stand out in the week only while the company has to answer them", () => {
  expect(rejected(1)).toMatchObject({ words: "Afvist 1", tone: "amber", isMine: true });
  expect(rejected(0)).toMatchObject({ words: "Afvist 1", tone: "ink", isMine: false });
});
