import { expect, test } from "vitest";
import { applicantEndpoints } from "#contract/applications/application.endpoints.ts";
import { adminBookingEndpoints } from "#contract/bookings/admin-booking.endpoints.ts";
import { privacyEndpoints } from "#contract/privacy/privacy.endpoints.ts";
import { HOUR_MS } from "#rules/time/moment.ts";
import { testDay } from "#tests/support/factories.ts";
import { signedInEmployee, testAdmin, testApp, testCorporation } from "#tests/support/fixtures.ts";

const app = testApp();
const admin = testAdmin(app);
const hotel = testCorporation(app);

test("pay for a late removal stands in the export of who is paid, and in kroner in one's own data", async () => {
  const { id, starts_at } = await hotel.booking({ date: testDay(2) });
  const anna = await signedInEmployee(app);
  const shift = await hotel.shiftOn(id, { employee_id: anna.id, status: "selected" });
  app.setNow(starts_at.getTime() - 20 * HOUR_MS);
  await app.call(applicantEndpoints.changeState, {
    ...{ as: hotel.token, params: { shiftId: shift.id } },
    ...{ query: { shiftType: "removed" }, body: { reason: "Færre gæster" } },
  });
  const exported = () =>
    app.call(adminBookingEndpoints.employeesExport, {
      as: admin.token,
      query: { startDate: testDay(2), endDate: testDay(2) },
    });
  expect((await exported()).status).toBe(404);
  app.setNow(starts_at.getTime());
  const removal = { kind: "cancellation", hours: 3, total: 576, employee: { id: anna.id } };
  expect((await exported()).body).toMatchObject([{ id, selectedStaff: [removal] }]);

  const { body } = await app.call(privacyEndpoints.employeeData, { as: anna.token, query: {} });
  const shifts = body.sections.find(({ key }) => key === "shifts");
  expect(shifts?.rows).toMatchObject([{ cancellation_pay: 576 }]);
});
