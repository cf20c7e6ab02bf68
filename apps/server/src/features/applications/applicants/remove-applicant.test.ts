import { expect, test } from "vitest";
import { applicantEndpoints } from "#contract/applications/application.endpoints.ts";
import { testDay } from "#tests/support/factories.ts";
import { standardTerms } from "#tests/support/fixtures/standard-terms.ts";
import { storedShift, testApp, testCorporation } from "#tests/support/fixtures.ts";

const app = testApp();
const hotel = testCorporation(app);

test.each([
  // Two hours at 216 + 35.
  ["whole hours, where a booking has a half from before", 2.5, 19_200, 50_200],
  ["the largest amount at most", 24, 99_999_999, 2_000_000_000],
])("a removal costs %s", async (_, hours, hourly_wage, fee) => {
  const terms = JSON.stringify({ ...standardTerms, cancellation_hours: hours });
  const { shift } = await hotel.bookedShift({ date: testDay(1), end_time: "18:00", hourly_wage, terms });
  const parts = { params: { shiftId: shift.id }, query: { shiftType: "removed" as const } };
  const { status } = await app.call(applicantEndpoints.changeState, {
    ...{ as: hotel.token, ...parts },
    body: { reason: "For mange" },
  });
  expect(status).toBe(200);
  expect((await storedShift(app, shift.id)).cancellation_fee).toBe(fee);
});
