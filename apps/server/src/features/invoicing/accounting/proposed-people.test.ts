import { expect, test } from "vitest";
import { ledgerEndpoints as rows } from "#contract/invoicing/ledger.endpoints.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { makeWorker } from "#tests/support/fixtures/money.ts";
import { testApp } from "#tests/support/fixtures.ts";

const app = testApp();

test("a proposal says of everybody which times count, their hours, and what makes the amount", async () => {
  const { id: adminId } = await make.corporation(app.db, { is_admin: true });
  const admin = await app.signIn({ kind: "corporation", id: adminId });
  const corporation = await make.corporation(app.db);
  const staffType = await make.staffType(app.db);
  const { id } = await make.booking(app.db, {
    ...{ corporation_id: corporation.id, staff_type_id: staffType.id, date: testDay(-1), number_of_staff: 3 },
  });
  await makeWorker(app, id);
  await makeWorker(app, id, {
    ...{ admin_checkin_time: "10:00", admin_checkout_time: "14:00" },
    ...{ admin_employee_checkin_time: "10:00", admin_employee_checkout_time: "15:00" },
  });
  await makeWorker(app, id, { not_met_for_booking: true });

  const invoice = await app.call(rows.invoiceProposal, { as: admin, params: { id } });
  // 216,00 an hour with holiday pay and 35,00 of fee; the second is billed for five hours at least.
  expect(
    invoice.body.shifts.map(({ from, to, hours, wage, fees, total }) => [from, to, hours, wage, fees, total]),
  ).toEqual([
    ["10:00", "18:00", 8, 1728, 280, 2008],
    ["10:00", "14:00", 4, 864, 391, 1255],
    ["10:00", "18:00", 0, 0, 0, 0],
  ]);
  const pay = await app.call(rows.payProposal, { as: admin, params: { id } });
  expect(pay.body.shifts.map(({ from, to, hours, total }) => [from, to, hours, total])).toEqual([
    ["10:00", "18:00", 8, 1536],
    ["10:00", "15:00", 5, 960],
    ["10:00", "18:00", 0, 0],
  ]);
});
