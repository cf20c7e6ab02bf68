import { expect, test } from "vitest";
import { written } from "#tests/support/fixtures/emails.ts";
import { defaultBrand as brand } from "#texts/da/common/brand.ts";
import * as booking from "./booking.ts";
import * as notices from "./company-notices.ts";

const booked = {
  bookingId: 4711,
  jobTitle: "Tjener",
  corporationName: "Kro og Bad",
  day: "2026-11-24",
  from: "10:00",
  to: "18:00",
  address: "Strandpromenaden 6, 8000 Aarhus C",
  link: "https://vagtklar.test/",
  contactPerson: "Signe",
  numberOfStaff: 3,
  price: 518_400,
};

test("the e-mail of empty places leads to the applicants, or to the booking where nobody applies", () => {
  const places = { ...booked, free: 2 };
  expect(written(notices.placesEmpty({ ...places, applicants: 3 }, brand)).text).toContain(
    "Vælg blandt ansøgerne",
  );
  expect(written(notices.placesEmpty({ ...places, applicants: 0 }, brand)).text).toContain("Ret bookingen");
});

test("the e-mail of a rejection gives the reason only where there is one", () => {
  const reason = "Vi har ingen kokke i Skagen";
  expect(written(booking.bookingRejected({ ...booked, reason }, brand)).text).toContain(`Årsag: ${reason}`);
  expect(written(booking.bookingRejected({ ...booked, reason: "" }, brand)).text).not.toContain("Årsag");
});
