import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FinishedStatus } from "./booking-status.tsx";
import type { SummarizedBooking } from "./facts-of-booking.ts";

/** The label of an ended booking with one rejected time of two, and with so many that wait for the company. */
function labelWith(waitForCompany: number): string {
  const checkout = {
    people: 2,
    stamped_by_corporation: 2,
    rejected: 1,
    invoice_approved: 0,
    wait_for_company: waitForCompany,
  };
  const booking = {
    all_check_times_approved: false,
    is_sent_to_billy: false,
    selectedShifts: 2,
    checkout,
  } as SummarizedBooking;
  return renderToStaticMarkup(<FinishedStatus booking={booking} />);
}

test("rejected times are amber while the company has to answer, blue while the staff has to", () => {
  expect(labelWith(1)).toContain("status--amber");
  expect(labelWith(0)).toContain("status--blue");
  for (const label of [labelWith(1), labelWith(0)]) expect(label).toContain("Afvist 1");
});
