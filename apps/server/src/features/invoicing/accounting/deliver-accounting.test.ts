import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { deliveriesBy } from "#server/deliveries.ts";
import { invoiceEffect } from "#server/features/invoicing/queries.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { createBilly } from "#server/platform/integrations/accounting/billy.ts";
import { openIntegrations } from "#server/platform/integrations/open.ts";
import { createDelivery } from "#server/platform/outbox/deliver.ts";
import { createOutbox, type Effect } from "#server/platform/outbox/outbox.ts";
import { findOutboxRow } from "#server/platform/outbox/queries.ts";
import { type BillyStandIn, startBilly } from "#tests/stand-ins/billy.ts";
import * as make from "#tests/support/factories.ts";
import { createTestApp, TEST_NOW, type TestApp } from "#tests/support/test-app.ts";

let app: TestApp;
let billy: BillyStandIn;
let deliver: ReturnType<typeof createDelivery>;

beforeAll(async () => {
  app = await createTestApp();
  billy = await startBilly();
  deliver = createDelivery(
    app.services,
    deliveriesBy(app.services, {
      ...openIntegrations(app.services.settings),
      accounting: createBilly({ token: billy.token, baseUrl: billy.url, timeout: 500 }),
    }),
  );
});
afterEach(() => billy.recover());
afterAll(async () => {
  await billy.close();
  await app.close();
});

/** Nobody is woken: the tests deliver by hand. */
const outbox = createOutbox(async () => {});

/** Queues an effect and answers its row's id. */
async function queue(effect: Effect): Promise<number> {
  await inTransaction(app.db, (tx) => outbox.queue(tx, [effect], TEST_NOW));
  const row = await app.db
    .selectFrom("outbox")
    .select("id")
    .where("key", "=", effect.key)
    .executeTakeFirstOrThrow();
  return row.id;
}

const statusOf = async (id: number) => (await findOutboxRow(app.db, id))?.status;

describe("an invoice", () => {
  async function invoice() {
    const corporation = await make.corporation(app.db);
    const staffType = await make.staffType(app.db);
    const booking = await make.booking(app.db, {
      corporation_id: corporation.id,
      staff_type_id: staffType.id,
    });
    const effect = invoiceEffect(
      {
        bookingId: booking.id,
        corporationId: corporation.id,
        entryDate: "2026-11-24",
        paymentTermsDays: 7,
        lines: [{ priority: 1, productId: "p", unitPrice: 251, quantity: 16, description: "Vagter" }],
        total: 401_600,
        note: "",
        mail: { subject: "Faktura", body: "Hej" },
      },
      corporation.name,
    );
    return { id: await queue(effect), bookingId: booking.id };
  }
  const madeFor = (bookingId: number) =>
    billy.invoices.filter(({ externalId }) => externalId === `VK-${bookingId}`);
  const bookingOf = (id: number) =>
    app.db.selectFrom("bookings").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

  test("marks its booking only when Billy has accepted it", async () => {
    const { id, bookingId } = await invoice();
    billy.fail("unavailable", { times: 1 });
    await expect(deliver(id, false)).rejects.toThrow("Billy");
    expect(await bookingOf(bookingId)).toMatchObject({ is_sent_to_billy: false, billy_invoice_id: null });
    await deliver(id, false);
    expect(await bookingOf(bookingId)).toMatchObject({
      is_sent_to_billy: true,
      billy_invoice_id: madeFor(bookingId)[0]?.id,
    });
  });

  test.each(["commit_and_drop", "slow"] as const)(
    "is made once when Billy's answer is lost (%s)",
    async (fault) => {
      const { id, bookingId } = await invoice();
      billy.fail(fault, { when: /^POST \/invoices$/, times: 1 });
      await expect(deliver(id, false)).rejects.toThrow("Billy");
      await deliver(id, false);
      expect(madeFor(bookingId)).toHaveLength(1);
      expect(await statusOf(id)).toBe("sent");
    },
  );

  test("is made once when the process dies between Billy's answer and our note of it", async () => {
    const { id, bookingId } = await invoice();
    await deliver(id, false);
    await app.db.updateTable("outbox").set({ status: "sending" }).where("id", "=", id).execute();
    await deliver(id, false);
    expect(madeFor(bookingId)).toHaveLength(1);
  });
});
