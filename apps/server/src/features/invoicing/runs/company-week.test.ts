import { expect, test } from "vitest";
import * as z from "zod/mini";
import { invoicingEndpoints } from "#contract/invoicing/invoice-page.endpoints.ts";
import { ledgerEndpoints as rows } from "#contract/invoicing/ledger.endpoints.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { testTable } from "#tests/support/fixtures/ledger/table.ts";
import { makeWorkedBooking, makeWorker, prepayAsSeen, sendProposed } from "#tests/support/fixtures/money.ts";

const { app, billy, admins, deliverOnce, deliverAll, sendAgain } = testTable();
const refuseOnce = () => billy.fail("refuse", { when: /^POST \/invoices$/, times: 1 });
const byAdmin = (id: number) => ({ as: admins[0], params: { id } });

/** A company's bookings of Monday 24 to Sunday 30 November and what its week says of them. */
async function companyWeek() {
  const { id: corporation_id } = await make.corporation(app.db, { name: "Hotel Strand" });
  const before = billy.invoices.length;
  return {
    booking: (values: object = {}) =>
      makeWorkedBooking(app, {
        corporation_id,
        date: testDay(0),
        start_time: "02:00",
        end_time: "08:00",
        ...values,
      }),
    async send(id: number) {
      expect((await sendProposed(app, admins[0], id)).status).toBe(200);
      await deliverAll();
    },
    async credit(id: number, reason: string) {
      const { invoices } = (await app.call(rows.ledger, byAdmin(id))).body;
      await app.call(rows.credit, { ...byAdmin(invoices.at(-1)?.id ?? 0), body: { reason } });
      await deliverAll();
    },
    async shown() {
      const { body } = await app.call(invoicingEndpoints.weekDetails, {
        ...byAdmin(corporation_id),
        query: {},
      });
      expect(z.safeParse(invoicingEndpoints.weekDetails.answer, body).error).toBeUndefined();
      return body.map(({ week }) => week);
    },
    /** What the accounting service has of the company. */
    booked: () =>
      billy.invoices
        .slice(before)
        .reduce((sum, { type, amount }) => sum + (type === "creditNote" ? -1 : 1) * Number(amount), 0),
  };
}

const night = { corporation_checkin_time: "02:00", employee_checkin_time: "02:00" };
const worked = { ...night, corporation_checkout_time: "08:00", employee_checkout_time: "08:00" };

test("a week says of each booking how far its invoices are, and sums up what accounting has accepted", async () => {
  const week = await companyWeek();
  const part = await week.booking({ number_of_staff: 2 });
  await makeWorker(app, part.id, worked);
  await makeWorker(app, part.id, { ...worked, corporation_checkout_time: "07:00" });
  await week.send(part.id);

  const refused = await week.booking();
  await makeWorker(app, refused.id, worked);
  refuseOnce();
  await week.send(refused.id);

  const replaced = await week.booking();
  const shift = await makeWorker(app, replaced.id, worked);
  await week.send(replaced.id);
  await week.credit(replaced.id, "Forkerte timer");
  await app.call(rows.settleTimes, { ...byAdmin(shift.id), body: { from: "02:00", to: "07:30" } });
  await week.send(replaced.id);

  const later = await week.booking({ date: testDay(3) });
  await makeWorker(app, later.id, worked);
  await prepayAsSeen(app, admins[0], later.id, 75);
  await deliverOnce();

  const shown = await week.shown();
  expect(
    shown.map(({ state, left, lines }) => [state, left, lines.map((line) => [line.kind, line.state])]),
  ).toEqual([
    ["part", "open_times", [["booking", "part"]]],
    ["refused", null, [["booking", "refused"]]],
    [
      "sent",
      null,
      [
        ["booking", "sent"],
        ["credit_note", "credited"],
        ["new_invoice", "sent"],
      ],
    ],
    [
      "not_ended",
      "not_ended",
      [
        ["booking", "not_ended"],
        ["prepayment", "sent"],
      ],
    ],
  ]);
  const [, ofRefused, ofReplaced] = shown;
  expect(ofRefused?.lines[0]?.document?.vendor_message).toContain("Billy");
  expect(ofReplaced?.lines[1]).toMatchObject({
    amount: -1506,
    document: { reason: "Forkerte timer", created_by: { name: "Drift 1" } },
  });
  expect(shown.reduce((sum, { invoiced }) => sum + Math.round(invoiced * 100), 0)).toBe(
    Math.round(week.booked() * 100),
  );
});

test("of what was refused, what is sent again from the mailbox is on its way, and what is taken back has no line and is told of", async () => {
  const week = await companyWeek();
  const { id } = await week.booking();
  await makeWorker(app, id, worked);
  refuseOnce();
  await week.send(id);
  const states = async () => (await week.shown()).map(({ state, lines }) => [state, lines[0]?.state]);
  expect(await states()).toEqual([["refused", "refused"]]);
  const sent = await app.db.selectFrom("outbox").select("id").orderBy("id", "desc").executeTakeFirstOrThrow();
  expect(await sendAgain(sent.id)).toBe(true);
  expect(await states()).toEqual([["queued", "queued"]]);
  refuseOnce();
  await deliverAll();
  const [document] = (await app.call(rows.ledger, byAdmin(id))).body.invoices;
  expect((await app.call(rows.takeInvoiceBack, byAdmin(document?.id ?? 0))).status).toBe(200);
  expect(await states()).toEqual([["ready", "ready"]]);
  const [{ taken_back } = {}] = await week.shown();
  expect(taken_back).toMatchObject({ id: document?.id, taken_back_at: expect.any(String) });
});

test("a week keeps a deleted booking that something was invoiced of, and none that was taken back alone", async () => {
  const week = await companyWeek();
  const coming = { date: testDay(3), number_of_staff: 1 };
  const [prepaid, taken] = [await week.booking(coming), await week.booking(coming)];
  for (const { id } of [prepaid, taken]) {
    if (id === taken.id) refuseOnce();
    await prepayAsSeen(app, admins[0], id, 100);
    await deliverOnce();
  }
  const [document] = (await app.call(rows.ledger, byAdmin(taken.id))).body.invoices;
  expect((await app.call(rows.takeInvoiceBack, byAdmin(document?.id ?? 0))).status).toBe(200);
  await app.db
    .updateTable("bookings")
    .set({ status: "cancelled" })
    .where("id", "in", [prepaid.id, taken.id])
    .execute();
  const shown = await week.shown();
  expect(shown).toMatchObject([{ state: "cancelled", lines: [{}, { kind: "prepayment", state: "sent" }] }]);
  expect(shown[0]?.invoiced).toBe(week.booked());
});
