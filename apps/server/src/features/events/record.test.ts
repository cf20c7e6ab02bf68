import { expect, test } from "vitest";
import { deskEndpoints } from "#contract/backoffice/worklist.endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { queryKey, STALE_QUERIES_HEADER } from "#contract/wire/endpoint.ts";
import * as make from "#tests/support/factories.ts";
import { freshCorporation, testAdmin, testApp, testInvalidations } from "#tests/support/fixtures.ts";

const app = testApp();
const admin = testAdmin(app);
const hotel = freshCorporation(app);
const heard = testInvalidations(app);

async function sendList(as: string) {
  const { id } = await hotel.booking();
  const employee = await make.employee(app.db, {});
  await make.shift(app.db, { booking_id: id, employee_id: employee.id, status: "selected" });
  const { statusCode, headers } = await app.app.inject({
    method: bookingEndpoints.sendBookingList.method,
    url: `/api/${bookingEndpoints.sendBookingList.path.replace(":id", String(id))}`,
    headers: { authorization: `Bearer ${as}` },
  });
  expect(statusCode).toBe(200);
  return { id, stale: JSON.parse(String(headers[STALE_QUERIES_HEADER] ?? "[]")) as unknown[] };
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
  const worklist = queryKey(deskEndpoints.today);
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
