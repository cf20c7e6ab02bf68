import { beforeEach } from "vitest";
import { companyWebhookEndpoints as rows } from "#contract/api-access/webhook.endpoints.ts";
import { adminBookingEndpoints } from "#contract/bookings/admin-booking.endpoints.ts";
import type { WebhookEvent } from "#rules/webhooks/events.ts";
import { startStandIn } from "#tests/stand-ins/stand-in.ts";
import { testDelivery, testStandIn } from "#tests/support/fixtures/delivery.ts";
import { makeCorporation, testAdmin, testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

/** A server whose webhooks lead to a receiver of this machine; nothing is left of one test in the next. */
export function webhookScene() {
  const app = testApp({ settings: { webhooksAllowPrivate: true } });
  const admin = testAdmin(app);
  const { deliver } = testDelivery(app);
  let status = 200;
  const receiver = testStandIn(() => startStandIn(() => ({ status })));

  beforeEach(async () => {
    status = 200;
    app.setNow(TEST_NOW);
    receiver.requests.length = 0;
    await app.db.deleteFrom("webhooks").execute();
    await app.db.deleteFrom("outbox").execute();
  });

  const fields = (events: WebhookEvent[] = ["booking.approved"]) => ({
    ...{ url: `${receiver.url}/hook`, description: "ERP", events },
  });
  const make = (as: string, events?: WebhookEvent[]) =>
    app.call(rows.makeWebhook, { as, body: fields(events) });
  const approve = (id: number) =>
    app.call(adminBookingEndpoints.approve, { as: admin.token, params: { id } });

  return {
    ...{ app, admin, receiver, fields, make, approve },
    /** What the receiver answers from now on. */
    answer: (next: number) => {
      status = next;
    },
    list: async (as: string) => (await app.call(rows.webhooks, { as })).body,
    deliveriesOf: async (as: string, id: number) =>
      (await app.call(rows.deliveries, { as, params: { id } })).body,
    /** Delivers what is due `later` milliseconds after the beginning. */
    async deliverAt(later: number): Promise<void> {
      const at = new Date(TEST_NOW + later);
      app.setNow(at.getTime());
      const due = await app.db
        .selectFrom("outbox")
        .select("id")
        .where("channel", "=", "webhook")
        .where((eb) => eb.or([eb("not_before", "is", null), eb("not_before", "<=", at)]))
        .orderBy("id")
        .execute();
      for (const { id } of due) await deliver(id);
    },
    firstRequest() {
      const [request] = receiver.requests;
      if (!request) throw new Error("nothing was sent");
      return request;
    },
    /** A company whose webhook has been told of a booking that was approved. */
    async told() {
      const hotel = await makeCorporation(app);
      const { webhook, secret } = (await make(hotel.token)).body;
      const booking = await hotel.booking({ approved_at: null });
      await approve(booking.id);
      return { hotel, webhook, secret, booking };
    },
  };
}
