import { describe, expect, test } from "vitest";
import { invoiceEffect } from "#server/features/invoicing/queries.ts";
import { createBilly } from "#server/platform/integrations/accounting/billy.ts";
import { startBilly } from "#tests/stand-ins/billy.ts";
import { testDelivery, testStandIn } from "#tests/support/fixtures/delivery.ts";
import { makeCorporation, testApp } from "#tests/support/fixtures.ts";

const app = testApp();
const billy = testStandIn(startBilly);
const { deliver, queue, statusOf } = testDelivery(app, () => ({
  accounting: createBilly({ token: billy.token, baseUrl: billy.url, timeout: 500 }),
}));

describe("an invoice", () => {
  async function invoice() {
    const { corporation, booking: book } = await makeCorporation(app);
    const booking = await book();
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
