import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import {
  officeWebhookEndpoints as office,
  companyWebhookEndpoints as rows,
} from "#contract/api-access/webhook.endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { makeCorporation } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";
import { webhookScene } from "#tests/support/webhook-scene.ts";
import { apiAccessMessages } from "#texts/da/api-access/validation.ts";

const MINUTE = 60_000;
const { app, admin, receiver, fields, make, approve, list, deliveriesOf, deliverAt, firstRequest, told } =
  webhookScene();

describe("a webhook", () => {
  test("is told of what it chose, signed with the secret that is said once", async () => {
    const { hotel, webhook, secret, booking } = await told();
    await deliverAt(0);
    expect(receiver.requests).toHaveLength(1);
    const { headers, body, json } = firstRequest();
    const [delivery] = await deliveriesOf(hotel.token, webhook.id);
    expect(headers).toMatchObject({
      "vagtklar-event": "booking.approved",
      "vagtklar-delivery": String(delivery?.id),
      "content-type": "application/json",
    });
    const t = TEST_NOW / 1_000;
    const v1 = createHmac("sha256", secret).update(`${t}.${body}`).digest("hex");
    expect(headers["vagtklar-signature"]).toBe(`t=${t},v1=${v1}`);
    expect(json).toMatchObject({
      ...{ id: delivery?.event_id, type: "booking.approved", created_at: new Date(TEST_NOW).toISOString() },
      data: { booking: { id: booking.id, corporation_id: hotel.id, approved: true } },
    });
    expect(delivery).toMatchObject({ state: "delivered", status_code: 200, tries: 1, payload: body });
    const stored = JSON.stringify([
      await list(hotel.token),
      await app.db.selectFrom("webhooks").selectAll().execute(),
    ]);
    expect(stored).not.toContain(secret);
    expect(await app.db.selectFrom("outbox").select("id").where("channel", "=", "webhook").execute()).toEqual(
      [],
    );
  });

  test("of a company hears of its own bookings alone, and one of the office of everybody's", async () => {
    const [hotel, other] = [await makeCorporation(app), await makeCorporation(app)];
    await make(hotel.token);
    await make(other.token, ["booking.cancelled"]);
    await app.call(office.makeOfficeWebhook, {
      as: admin.token,
      body: { ...fields(), description: "Kontoret" },
    });
    const bookings = [await hotel.booking({ approved_at: null }), await other.booking({ approved_at: null })];
    for (const { id } of bookings) await approve(id);
    await deliverAt(0);
    const heard = receiver.requests.map(({ json }) => (json.data as { booking: { id: number } }).booking.id);
    expect(heard.sort()).toEqual([bookings[0]?.id, bookings[0]?.id, bookings[1]?.id].sort());
  });

  test("is told nothing that names or reaches anybody", async () => {
    const hotel = await makeCorporation(app, {
      email: "kok@hotel.test",
      phone: "20304050",
      contact_person: "Ida Holm",
    });
    await make(hotel.token, ["booking.cancelled"]);
    const booking = await hotel.booking();
    await app.call(bookingEndpoints.cancel, {
      as: hotel.token,
      params: { id: booking.id },
      body: {} as never,
    });
    await deliverAt(0);
    const [sent] = receiver.requests;
    for (const personal of ["kok@hotel.test", "20304050", "Ida Holm", booking.address]) {
      expect(sent?.body).not.toContain(personal);
    }
    expect(sent?.json).toMatchObject({ type: "booking.cancelled" });
  });

  test("has an address on the public internet", async () => {
    const hotel = await makeCorporation(app);
    for (const url of ["erp", "ftp://erp.example.com/", "https://a:b@erp.example.com/"]) {
      const { status: refused, text } = await app.call(rows.makeWebhook, {
        ...{ as: hotel.token, body: { ...fields(), url } },
      });
      expect([refused, text]).toEqual([422, expect.stringContaining(apiAccessMessages.address)]);
    }
  });

  test("is one of ten at most, also where two make the last one at once", async () => {
    const hotel = await makeCorporation(app);
    for (let made = 0; made < 9; made++) await make(hotel.token);
    const last = await Promise.all([make(hotel.token), make(hotel.token)]);
    expect(last.map(({ status: answered }) => answered).sort()).toEqual([200, 409]);
    expect(await list(hotel.token)).toHaveLength(10);
  });

  test("is nobody else's to see, change, try or remove", async () => {
    const { webhook } = await told();
    const other = await makeCorporation(app);
    const params = { id: webhook.id };
    const as = other.token;
    expect((await app.call(rows.changeWebhook, { as, params, body: { active: false } })).status).toBe(404);
    expect((await app.call(rows.testWebhook, { as, params })).status).toBe(404);
    expect((await app.call(rows.deliveries, { as, params })).status).toBe(404);
    expect((await app.call(rows.rotateSecret, { as, params })).status).toBe(404);
    await app.call(rows.removeWebhook, { as, params });
    expect(await app.db.selectFrom("webhooks").select("id").execute()).toHaveLength(1);
  });

  test("is signed with its new secret once that is made", async () => {
    const { hotel, webhook, secret } = await told();
    const { body } = await app.call(rows.rotateSecret, { as: hotel.token, params: { id: webhook.id } });
    expect(body.secret).not.toBe(secret);
    await deliverAt(0);
    const { headers, body: sent } = firstRequest();
    const v1 = createHmac("sha256", body.secret)
      .update(`${TEST_NOW / 1_000}.${sent}`)
      .digest("hex");
    expect(headers["vagtklar-signature"]).toContain(v1);
  });

  test("that is removed or paused is sent nothing more", async () => {
    const { hotel, webhook } = await told();
    const params = { id: webhook.id };
    await app.call(rows.changeWebhook, { as: hotel.token, params, body: { active: false } });
    const unheard = await hotel.booking({ approved_at: null });
    await approve(unheard.id);
    await deliverAt(0);
    expect(await deliveriesOf(hotel.token, webhook.id)).toMatchObject([{ state: "failed", tries: 0 }]);
    const again = (await app.call(rows.changeWebhook, { as: hotel.token, params, body: { active: true } }))
      .body;
    expect(again).toMatchObject({ paused_at: null, paused_because: null });
    await approve((await hotel.booking({ approved_at: null })).id);
    await app.call(rows.removeWebhook, { as: hotel.token, params });
    expect((await app.call(rows.removeWebhook, { as: hotel.token, params })).status).toBe(200);
    await deliverAt(MINUTE);
    expect(receiver.requests).toEqual([]);
  });
});
