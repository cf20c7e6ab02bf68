import { expect, test } from "vitest";
import { employeeEndpoints as rows } from "#contract/employees/employee.endpoints.ts";
import * as make from "#tests/support/factories.ts";
import { testApp } from "#tests/support/fixtures.ts";

const app = testApp();

const tokenOf = (id: number) => app.services.secrets.unsubscribeToken(id);
const switches = (id: number) =>
  app.db
    .selectFrom("employees")
    .select(["noti_info_of_jobs", "noti_info_of_urgent_job", "noti_cancel_job"])
    .where("id", "=", id)
    .executeTakeFirst();
const jobMailsOff = { noti_info_of_jobs: false, noti_info_of_urgent_job: false, noti_cancel_job: true };

test("A link ends the mails about new jobs, as often as it is opened, and no others", async () => {
  const { id } = await make.employee(app.db);
  for (const _ of [1, 2]) {
    const answer = await app.call(rows.unsubscribe, { query: { token: tokenOf(id) } });
    expect([answer.status, answer.body]).toEqual([200, { status: "success" }]);
  }
  expect(await switches(id)).toEqual(jobMailsOff);
});

test("A mail program ends them with a form in one click", async () => {
  const { id } = await make.employee(app.db);
  const answer = await app.app.inject({
    method: "POST",
    url: `/api/employees/emails/unsubscribe?token=${tokenOf(id)}`,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "List-Unsubscribe=One-Click",
  });
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: "success" }]);
  expect(await switches(id)).toEqual(jobMailsOff);
});

test("A token that is not ours, or whose employee is gone, is refused", async () => {
  const { id } = await make.employee(app.db);
  const forged = tokenOf(id).replace(`${id}.`, `${id + 1}.`);
  for (const token of [forged, tokenOf(999_999), "x", ""]) {
    const answer = await app.call(rows.unsubscribe, { query: { token } });
    expect(answer.status, token).toBe(404);
  }
  expect(await switches(id)).toMatchObject({ noti_info_of_jobs: true });
});
