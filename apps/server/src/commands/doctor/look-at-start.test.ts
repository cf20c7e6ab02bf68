import { expect, test } from "vitest";
import * as make from "#tests/support/factories.ts";
import { testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";
import { lookAtStart } from "./look-at-start.ts";

const app = testApp();

test("the doctor leads an empty database to its first worked shift, and is silent about it afterwards", async () => {
  await app.db.deleteFrom("staff_types").execute();
  const { db } = app;
  const texts = async () => (await lookAtStart(db)).map(({ text }) => text.split(/[:.]/)[0]);
  expect(await texts()).toEqual([
    "Nobody can sign in to the office",
    "There is no staff type to book",
    "The fees were never saved",
    "No company is there",
    "No employee may work yet",
    "No booking is approved",
    "No shift has been worked",
  ]);
  await make.corporation(db, { is_admin: true, office_role: "owner" });
  const { id: staff_type_id } = await make.staffType(db);
  const { id: corporation_id } = await make.corporation(db);
  const { id: employee_id } = await make.employee(db);
  const { id: booking_id } = await make.booking(db, { staff_type_id, corporation_id });
  expect(await texts()).toEqual(["No shift has been worked"]);
  const own = { booking_id, employee_id, status: "selected" as const };
  await make.shift(db, { ...own, employee_stamped_at: new Date(TEST_NOW) });
  expect(await lookAtStart(db)).toMatchObject([{ state: "ok" }]);
});
