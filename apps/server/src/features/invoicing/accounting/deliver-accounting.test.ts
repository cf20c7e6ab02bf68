import { beforeAll, describe, expect, test } from "vitest";
import { selectInvoices } from "#server/features/invoicing/ledger/ledger.queries.ts";
import { createBilly } from "#server/platform/integrations/accounting/billy/billy.ts";
import { startBilly } from "#tests/stand-ins/billy.ts";
import * as make from "#tests/support/factories.ts";
import { testDelivery, testStandIn } from "#tests/support/fixtures/delivery.ts";
import { makeWorkedBooking, makeWorker, sendProposed } from "#tests/support/fixtures/money.ts";
import { testApp } from "#tests/support/fixtures.ts";

const app = testApp({ settings: { accounting: "billy" } });
const billy = testStandIn(startBilly);
const channels = (timeout?: number) => () => ({
  billy: createBilly({
    senderUserId: "user-1",
    token: billy.token,
    baseUrl: billy.url,
    ...(timeout && { timeout }),
  }),
});
const { deliver, statusOf } = testDelivery(app, channels());
const impatient = testDelivery(app, channels(1_000));

let admin: string;

beforeAll(async () => {
  const { id } = await make.corporation(app.db, { is_admin: true });
  admin = await app.signIn({ kind: "corporation", id });
});

describe("an invoice", () => {
  async function invoice() {
    const booking = await makeWorkedBooking(app);
    await makeWorker(app, booking.id);
    expect((await sendProposed(app, admin, booking.id)).status).toBe(200);
    const { document_id: id } = await invoiceOf(booking.id);
    const row = await app.db
      .selectFrom("outbox")
      .select("id")
      .where("key", "=", `ledger-invoice:${id}`)
      .executeTakeFirstOrThrow();
    return { id: row.id, bookingId: booking.id };
  }
  const madeFor = async (bookingId: number) => {
    const { document_id } = await invoiceOf(bookingId);
    return billy.invoices.filter(({ externalId }) => externalId === `VK-${document_id}`);
  };
  const bookingOf = (id: number) =>
    app.db.selectFrom("bookings").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const invoiceOf = (bookingId: number) =>
    selectInvoices(app.db).where("i.booking_id", "=", bookingId).executeTakeFirstOrThrow();

  test("is told to the company once Billy has accepted it, with its number and until when it is paid", async () => {
    const { id, bookingId } = await invoice();
    const told = async () => {
      const invoiceId = (await invoiceOf(bookingId)).document_id;
      return app.db.selectFrom("outbox").selectAll().where("key", "=", `invoice-sent:${invoiceId}`).execute();
    };
    billy.fail("unavailable", { times: 1 });
    await expect(deliver(id)).rejects.toThrow("Billy");
    expect(await told()).toEqual([]);
    await deliver(id);
    const [mail] = await told();
    expect(mail?.subject).toContain(`Faktura ${(await invoiceOf(bookingId)).number}`);
    expect(mail?.body).toContain("Betales senest");
  });

  test("marks its booking only when Billy has accepted it", async () => {
    const { id, bookingId } = await invoice();
    billy.fail("unavailable", { times: 1 });
    await expect(deliver(id)).rejects.toThrow("Billy");
    expect(await bookingOf(bookingId)).toMatchObject({ is_sent_to_billy: false });
    expect(await invoiceOf(bookingId)).toMatchObject({ state: "queued", number: null });
    await deliver(id);
    expect(await bookingOf(bookingId)).toMatchObject({ is_sent_to_billy: true });
    expect(await invoiceOf(bookingId)).toMatchObject({
      state: "accepted",
      number: (await madeFor(bookingId))[0]?.invoiceNo,
    });
  });

  test.each(["commit_and_drop", "slow"] as const)(
    "is made once when Billy's answer is lost (%s)",
    async (fault) => {
      const { id, bookingId } = await invoice();
      billy.fail(fault, { when: /^POST \/invoices$/, times: 1 });
      await expect(impatient.deliver(id)).rejects.toThrow("Billy");
      await deliver(id);
      expect(await madeFor(bookingId)).toHaveLength(1);
      expect(await statusOf(id)).toBe("sent");
    },
  );

  test("is made once when the process dies between Billy's answer and our note of it", async () => {
    const { id, bookingId } = await invoice();
    await deliver(id);
    await app.db.updateTable("outbox").set({ status: "sending" }).where("id", "=", id).execute();
    await deliver(id);
    expect(await madeFor(bookingId)).toHaveLength(1);
  });
});
