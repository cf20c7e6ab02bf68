import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { pushEndpoints } from "#contract/messages/push.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { HOUR_MS } from "#rules/time/moment.ts";
import { deliveriesBy } from "#server/deliveries.ts";
import { notifySelected } from "#server/features/applications/application.notifications.ts";
import { findBooking } from "#server/features/bookings/booking.queries.ts";
import { getCorporation } from "#server/features/corporations/corporation.queries.ts";
import { loadEmployees } from "#server/features/employees/employee.queries.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { createWebPush } from "#server/platform/integrations/messaging/web-push.ts";
import { openIntegrations } from "#server/platform/integrations/open.ts";
import { createDelivery } from "#server/platform/outbox/deliver.ts";
import { type PushServiceStandIn, startPushService } from "#tests/stand-ins/push-service.ts";
import * as make from "#tests/support/factories.ts";
import { deliverUpTo } from "#tests/support/fixtures/delivery.ts";
import { signedInCorporation, testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";
import { bookingNumber } from "#texts/da/common/booking-number.ts";

const services: string[] = [];
const app = testApp({ settings: { pushServices: services } });
let tjener: number;
let push: PushServiceStandIn;
let anna: { id: number; token: string };

beforeAll(async () => {
  tjener = (await make.staffType(app.db, { job_title: "Tjener" })).id;
});
beforeEach(async () => {
  app.setNow(TEST_NOW);
  push = await startPushService();
  services.splice(0, services.length, push.url);
  const { id } = await make.employee(app.db);
  anna = { id, token: await app.signIn({ kind: "employee", id }) };
});
afterEach(() => push.close());

async function subscribe(token = anna.token) {
  const { body } = await app.call(pushEndpoints.pushKey, { as: token });
  const device = push.subscribe(body.public_key);
  const { status } = await app.call(pushEndpoints.subscribe, { as: token, body: device });
  expect(status).toBe(200);
  return device;
}

/** Tells Anna that she got a job. */
async function hire() {
  const { id: corporation_id } = await signedInCorporation(app, { name: "Hotel Nordlys" });
  const { id } = await make.booking(app.db, { corporation_id, staff_type_id: tjener });
  const shift = await make.shift(app.db, { booking_id: id, employee_id: anna.id, status: "selected" });
  await inTransaction(app.db, async (tx) => {
    const booking = await findBooking(tx, id);
    const [employee] = await loadEmployees(tx, [anna.id]);
    if (!booking || !employee) throw new Error("nobody to tell");
    const corporation = await getCorporation(tx, corporation_id);
    const context = { tx, now: TEST_NOW, services: app.services };
    await notifySelected(context, { booking, corporation }, employee, { id: shift.id, bookedAt: TEST_NOW });
  });
  return id;
}

const pushRows = () =>
  app.db
    .selectFrom("outbox")
    .selectAll()
    .where("channel", "=", "push")
    .where("subject_key", "=", `employee:${anna.id}`)
    .orderBy("id")
    .execute();
const devices = () =>
  app.db.selectFrom("push_subscriptions").selectAll().where("employee_id", "=", anna.id).execute();

async function deliver() {
  const gateway = createWebPush({ services: [push.url], contact: "mailto:hej@vagtklar.test" });
  const integrations = { ...openIntegrations(app.services.settings, app.services.clock), push: gateway };
  const deliverRow = createDelivery(app.services, deliveriesBy(app.services, integrations));
  for (const row of await pushRows()) await deliverUpTo(app.services, row.id, deliverRow).catch(() => {});
  return (await pushRows()).map(({ status }) => status);
}

test("a message is shown by every device that the person asked for it on, and says no name", async () => {
  await subscribe();
  await subscribe(await app.signIn({ kind: "employee", id: anna.id }));
  const booking = await hire();
  expect(await deliver()).toEqual(["sent", "sent"]);
  expect(push.shown).toHaveLength(2);
  expect(push.shown[0]).toMatchObject({
    content: {
      title: "Du har fået jobbet",
      body: `Tjener hos Hotel Nordlys, søndag d. 29. nov. kl. 10:00–18:00. ${bookingNumber(booking)}.`,
      path: `/bookinginformation/${booking}?as=employee`,
    },
    ttl: 72 * 3600,
    urgency: "high",
  });
});

test("without a device nothing is queued for one", async () => {
  await hire();
  expect(await pushRows()).toEqual([]);
});

test("a device that is signed off is forgotten, and what was meant for it is taken back without an admin", async () => {
  const device = await subscribe();
  await hire();
  push.signOff(device.endpoint);
  expect(await deliver()).toEqual(["withdrawn"]);
  expect(await devices()).toEqual([]);
});

test("what comes too late is not sent", async () => {
  await subscribe();
  await hire();
  app.setNow(TEST_NOW + 72 * HOUR_MS);
  expect(await deliver()).toEqual(["withdrawn"]);
  expect(push.requests).toEqual([]);
});

test("a service that is busy is asked again later", async () => {
  await subscribe();
  await hire();
  push.fail("rate_limited");
  expect(await deliver()).toEqual(["queued"]);
  expect(await deliver()).toEqual(["sent"]);
  expect(push.shown).toHaveLength(1);
});

test("signing out forgets the device, and so does an ended session", async () => {
  await subscribe();
  await app.call(sessionEndpoints.employeeSignOut, { as: anna.token });
  expect(await devices()).toEqual([]);
});

test("a device has one address, a session one device, and an address belongs to who came last", async () => {
  const first = await subscribe();
  const second = await subscribe();
  expect((await devices()).map(({ endpoint }) => endpoint)).toEqual([second.endpoint]);
  const { id } = await make.employee(app.db);
  const token = await app.signIn({ kind: "employee", id });
  await app.call(pushEndpoints.subscribe, { as: token, body: second });
  expect(await devices()).toEqual([]);
  await app.call(pushEndpoints.subscribe, { as: token, body: first });
  const known = async (as: string) => (await app.call(pushEndpoints.pushKey, { as })).body.subscribed;
  expect([await known(token), await known(anna.token)]).toEqual([true, false]);
  await app.call(pushEndpoints.unsubscribe, { as: token });
  expect(await known(token)).toBe(false);
});

test("an address that is no push service's is refused, and an admin in somebody's session has no device", async () => {
  const device = await subscribe();
  const inside = { ...device, endpoint: "https://10.0.0.8/push" };
  expect((await app.call(pushEndpoints.subscribe, { as: anna.token, body: inside })).status).toBe(422);
  const admin = await signedInCorporation(app, { is_admin: true });
  const as = await app.takeOver(admin, { kind: "employee", id: anna.id });
  expect((await app.call(pushEndpoints.subscribe, { as, body: device })).status).toBe(403);
});

test("the installation's key stays, and its private half stands nowhere in the open", async () => {
  const keyOf = async () => (await app.call(pushEndpoints.pushKey, { as: anna.token })).body.public_key;
  const key = await keyOf();
  expect(await keyOf()).toBe(key);
  const kept = await app.db.selectFrom("kept_keys").selectAll().where("purpose", "=", "web push").execute();
  expect(JSON.stringify(kept)).not.toContain(key);
});
