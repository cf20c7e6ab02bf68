import { expect, test } from "vitest";
import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { jobSearchEndpoints } from "#contract/applications/job-search.endpoints.ts";
import { undoEndpoints } from "#contract/backoffice/undo.endpoints.ts";
import { worklistEndpoints } from "#contract/backoffice/worklist.endpoints.ts";
import { adminBookingEndpoints } from "#contract/bookings/admin-booking.endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import { pushEndpoints } from "#contract/messages/push.endpoints.ts";
import { activeSessionEndpoints } from "#contract/sessions/active-session.endpoints.ts";
import { type Endpoint, queryKey, STALE_QUERIES_HEADER } from "#contract/wire/endpoint.ts";
import * as make from "#tests/support/factories.ts";
import {
  freshCorporation,
  signedInEmployee,
  testAdmin,
  testApp,
  testInvalidations,
} from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp();
const admin = testAdmin(app);
const hotel = freshCorporation(app);
const heard = testInvalidations(app);

/** Sends a call without a body, and gives the keys of the queries that its answer names as stale. */
async function staleAfter(row: Pick<Endpoint, "method" | "path">, as: string, id = 0): Promise<unknown[]> {
  const { statusCode, headers } = await app.app.inject({
    method: row.method,
    url: `/api/${row.path.replace(":id", String(id))}`,
    headers: { authorization: `Bearer ${as}` },
  });
  expect(statusCode).toBe(200);
  return JSON.parse(String(headers[STALE_QUERIES_HEADER] ?? "[]"));
}

async function sendList(as: string) {
  const { id } = await hotel.booking();
  const employee = await make.employee(app.db, {});
  await make.shift(app.db, { booking_id: id, employee_id: employee.id, status: "selected" });
  return { id, stale: await staleAfter(bookingEndpoints.sendBookingList, as, id) };
}

const entriesOf = (id: number) =>
  app.db
    .selectFrom("audit_log")
    .select(["entity", "action"])
    .where("entity", "=", "booking")
    .where("entity_id", "=", String(id))
    .execute();

test("a write answers with the queries that it made stale for its caller, and no others", async () => {
  const { id, stale } = await sendList(hotel.token);
  expect(stale).toContainEqual(queryKey(bookingEndpoints.upcoming));
  expect(stale).toContainEqual(queryKey(bookingEndpoints.get, { id }));
  const ofAdmin = await sendList(admin.token);
  expect(ofAdmin.stale).toContainEqual(queryKey(bookingEndpoints.get, { id: ofAdmin.id }));
});

test("whatever admins hear of makes their worklist stale, and nobody else is told of it", async () => {
  heard.length = 0;
  await sendList(admin.token);
  const worklist = queryKey(worklistEndpoints.today);
  const told = () => heard.filter(({ keys }) => JSON.stringify(keys).includes(JSON.stringify(worklist)));
  await expect.poll(told).not.toEqual([]);
  for (const { channels } of told()) expect(channels).toContain("admins");
});

test("an act that is logged of admins only leaves an entry of theirs, and none of the company's", async () => {
  expect(await entriesOf((await sendList(hotel.token)).id)).toEqual([]);
  expect(await entriesOf((await sendList(admin.token)).id)).toEqual([
    { entity: "booking", action: "send_list" },
  ]);
});

test("a skill that is dropped makes the person's lists of jobs stale", async () => {
  const { token } = await signedInEmployee(app);
  const stale = await staleAfter(employeeEndpoints.deleteWorkSkill, token, hotel.staffType.id);
  expect(stale).toContainEqual(queryKey(jobEndpoints.overview));
  expect(stale).toContainEqual(queryKey(jobSearchEndpoints.openJobs));
});

test("a device that is signed off makes stale whether it gets messages, and where one is signed in", async () => {
  const { token } = await signedInEmployee(app);
  expect(await staleAfter(pushEndpoints.unsubscribe, token)).toEqual([queryKey(pushEndpoints.pushKey)]);
  expect(await staleAfter(activeSessionEndpoints.endOthersOfEmployee, token)).toEqual([
    queryKey(activeSessionEndpoints.ofEmployee),
  ]);
});

test("an admin that takes a rejected booking up reads again what can be undone", async () => {
  const { id } = await hotel.booking({ status: "cancelled", rejected_at: new Date(TEST_NOW) });
  const stale = await staleAfter(adminBookingEndpoints.takeUp, admin.token, id);
  expect(stale).toContainEqual(queryKey(undoEndpoints.list));
  expect(stale).toContainEqual(queryKey(adminBookingEndpoints.rejected));
});
