import { expect, test } from "vitest";
import { applicantEndpoints } from "#contract/applications/application.endpoints.ts";
import { deliveriesBy } from "#server/deliveries.ts";
import { createGatewayApi } from "#server/platform/integrations/messaging/gateway-api.ts";
import { openIntegrations } from "#server/platform/integrations/open.ts";
import { startGatewayApi } from "#tests/stand-ins/gateway-api.ts";
import * as make from "#tests/support/factories.ts";
import { deliverUpTo, testStandIn } from "#tests/support/fixtures/delivery.ts";
import { testApp, testCorporation } from "#tests/support/fixtures.ts";
import { createDelivery, type TriedDelivery } from "./deliver.ts";

const app = testApp();
const hotel = testCorporation(app);
const gateway = testStandIn(startGatewayApi);

/** Selects somebody in one request; answers the rows that it queued. */
async function select() {
  const booking = await hotel.booking({ date: make.testDay(20) });
  const { id: employee_id } = await make.employee(app.db, { phone: "20304050" });
  const { id } = await make.shift(app.db, { booking_id: booking.id, employee_id, status: "applied" });
  const parts = { params: { shiftId: id }, query: { shiftType: "selected" as const } };
  const { status } = await app.call(applicantEndpoints.changeState, { as: hotel.token, ...parts, body: {} });
  expect(status).toBe(200);
  const rows = app.db.selectFrom("outbox").select(["id", "channel", "request_id"]).orderBy("id");
  return rows.where("key", "like", `%:${id}%`).execute();
}

test("whatever a request queues carries its id, which no other request has, into each try of its delivery", async () => {
  const [first, second] = [await select(), await select()];
  const [id, ...others] = new Set(first.map(({ request_id }) => request_id));
  expect(first.length).toBeGreaterThan(1);
  expect(id).toMatch(/^[0-9a-f]{8}-\d+$/);
  expect(others).toEqual([]);
  expect(second.some(({ request_id }) => request_id === id)).toBe(false);

  const sms = createGatewayApi({ token: gateway.token, sender: "Vagtklar", baseUrl: gateway.url });
  const integrations = { ...openIntegrations(app.services.settings, app.services.clock), sms };
  const tries: TriedDelivery[] = [];
  const note = (tried: TriedDelivery) => tries.push(tried);
  const deliver = createDelivery(app.services, deliveriesBy(app.services, integrations), { note });
  const outboxId = first.find(({ channel }) => channel === "sms")?.id ?? 0;
  gateway.fail("unavailable", { times: 1 });
  await expect(deliverUpTo(app.services, outboxId, deliver)).rejects.toThrow("GatewayAPI");
  await deliverUpTo(app.services, outboxId, deliver);
  const line = { outboxId, channel: "sms", reqId: id };
  expect(tries).toMatchObject([
    { ...line, attempt: 1, outcome: "failed", reference: null },
    { ...line, attempt: 2, outcome: "sent", problem: null },
  ]);
  expect(JSON.stringify(tries)).not.toContain("20304050");
});
