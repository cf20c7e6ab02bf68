import { describe, expect, test } from "vitest";
import { companyWebhookEndpoints as rows } from "#contract/api-access/webhook.endpoints.ts";
import { DAY_MS, HOUR_MS } from "#rules/time/moment.ts";
import { outboxKeys } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";
import { webhookScene } from "#tests/support/webhook-scene.ts";
import { dropOldDeliveries } from "./deliveries.ts";

const MINUTE = 60_000;
const { app, receiver, answer, approve, list, deliveriesOf, deliverAt, told } = webhookScene();

describe("a delivery that fails", () => {
  test("is tried again after a minute and five more, and a success ends the failing", async () => {
    const { hotel, webhook } = await told();
    answer(500);
    await deliverAt(0);
    expect(await list(hotel.token)).toMatchObject([{ failing_since: new Date(TEST_NOW).toISOString() }]);
    await deliverAt(MINUTE - 1);
    expect(receiver.requests).toHaveLength(1);
    await deliverAt(MINUTE);
    expect(await deliveriesOf(hotel.token, webhook.id)).toMatchObject([
      {
        ...{ state: "queued", tries: 2, status_code: 500 },
        next_try_at: new Date(TEST_NOW + 6 * MINUTE).toISOString(),
      },
    ]);
    answer(200);
    await deliverAt(6 * MINUTE);
    expect(await deliveriesOf(hotel.token, webhook.id)).toMatchObject([{ state: "delivered", tries: 3 }]);
    expect(await list(hotel.token)).toMatchObject([{ failing_since: null }]);
  });

  test("without one success in three days pauses its webhook and tells the owner, once", async () => {
    const { hotel, webhook } = await told();
    answer(500);
    for (const minutes of [0, 1, 6, 36, 156, 516, 1236, 1956, 2676, 3396, 4116, 4320]) {
      await deliverAt(minutes * MINUTE);
    }
    expect(receiver.requests).toHaveLength(12);
    expect(await list(hotel.token)).toMatchObject([{ paused_because: "failures" }]);
    expect(await deliveriesOf(hotel.token, webhook.id)).toMatchObject([
      { state: "failed", tries: 12, next_try_at: null },
    ]);
    expect(await outboxKeys(app, `webhook-paused:${webhook.id}:%`)).toHaveLength(1);
    expect(await outboxKeys(app, "webhook-given-up:%")).toEqual([]);
  });

  test("while others get through is given up after three days, and the owner is told", async () => {
    const { hotel, webhook } = await told();
    answer(500);
    for (const minutes of [0, 1, 6, 36, 156, 516, 1236, 1956, 2676, 3396, 4116])
      await deliverAt(minutes * MINUTE);
    answer(200);
    app.setNow(TEST_NOW + 71 * HOUR_MS);
    await approve((await hotel.booking({ approved_at: null })).id);
    await deliverAt(71 * HOUR_MS);
    answer(500);
    await deliverAt(72 * HOUR_MS);
    expect(await list(hotel.token)).toMatchObject([{ paused_at: null }]);
    expect((await deliveriesOf(hotel.token, webhook.id)).map(({ state }) => state)).toEqual([
      "delivered",
      "failed",
    ]);
    expect(await outboxKeys(app, `webhook-given-up:${webhook.id}:%`)).toHaveLength(1);
  });

  test("with 410 pauses its webhook at once", async () => {
    const { hotel, webhook } = await told();
    answer(410);
    await deliverAt(0);
    expect(await list(hotel.token)).toMatchObject([{ paused_because: "gone" }]);
    expect(await outboxKeys(app, `webhook-paused:${webhook.id}:%`)).toHaveLength(1);
  });

  test("is sent again by hand with the same ids, and what waited for later is not sent beside it", async () => {
    const { hotel, webhook } = await told();
    answer(500);
    await deliverAt(0);
    const [failed] = await deliveriesOf(hotel.token, webhook.id);
    answer(200);
    const params = { id: webhook.id, deliveryId: failed?.id ?? 0 };
    const { body } = await app.call(rows.sendDeliveryAgain, { as: hotel.token, params });
    expect(body).toMatchObject({ id: failed?.id, event_id: failed?.event_id, state: "queued" });
    await deliverAt(1_000);
    expect(await deliveriesOf(hotel.token, webhook.id)).toMatchObject([{ state: "delivered", tries: 2 }]);
    await deliverAt(MINUTE);
    expect(receiver.requests.map(({ json }) => json.id)).toEqual([failed?.event_id, failed?.event_id]);
  });

  test("is listed for thirty days, and then gone", async () => {
    const { hotel, webhook } = await told();
    await deliverAt(0);
    app.setNow(TEST_NOW + 30 * DAY_MS - 1);
    await dropOldDeliveries(app.db, TEST_NOW + 30 * DAY_MS - 1);
    const kept = () => app.db.selectFrom("webhook_deliveries").select("id").execute();
    expect(await kept()).toHaveLength(1);
    expect(await deliveriesOf(hotel.token, webhook.id)).toHaveLength(1);
    await dropOldDeliveries(app.db, TEST_NOW + 30 * DAY_MS);
    expect(await kept()).toEqual([]);
  });
});

describe("a test", () => {
  test("is sent once, to a paused webhook too, and says nothing of how the webhook is doing", async () => {
    const { hotel, webhook } = await told();
    const params = { id: webhook.id };
    await app.call(rows.changeWebhook, { as: hotel.token, params, body: { active: false } });
    answer(500);
    await app.call(rows.testWebhook, { as: hotel.token, params });
    await deliverAt(0);
    await deliverAt(DAY_MS);
    expect(receiver.requests.map(({ json }) => json.type)).toEqual(["webhook.test"]);
    const [test, other] = await deliveriesOf(hotel.token, webhook.id);
    expect(test).toMatchObject({ event: "webhook.test", state: "failed", status_code: 500 });
    expect(await list(hotel.token)).toMatchObject([{ failing_since: null, paused_because: "owner" }]);
    const again = (deliveryId: number) =>
      app.call(rows.sendDeliveryAgain, { as: hotel.token, params: { ...params, deliveryId } });
    expect((await again(other?.id ?? 0)).body).toMatchObject({ code: "webhook_paused" });
    expect((await again(test?.id ?? 0)).status).toBe(200);
  });
});
