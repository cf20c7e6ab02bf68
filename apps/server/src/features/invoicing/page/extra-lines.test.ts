import { expect, test } from "vitest";
import { invoicingEndpoints } from "#contract/invoicing/invoice-page.endpoints.ts";
import { ledgerEndpoints as rows } from "#contract/invoicing/ledger.endpoints.ts";
import { testTable } from "#tests/support/fixtures/ledger/table.ts";
import { makeWorkedBooking, makeWorker } from "#tests/support/fixtures/money.ts";

const { app, admins, deliverAll } = testTable();
const params = (id: number) => ({ as: admins[0], params: { id } });

test("the page's total, its lines and the invoices that count agree, free lines included", async () => {
  const booking = await makeWorkedBooking(app, { number_of_staff: 1 });
  const worker = await makeWorker(app, booking.id);
  const send = (description: string, unit_price: number) =>
    app.call(rows.createInvoice, {
      ...params(booking.id),
      body: {
        shift_ids: [worker.id],
        keep_fees: [],
        extra_lines: [{ description, quantity: 1, unit_price }],
        total: 2008 + unit_price,
      },
    });
  const shown = async () => {
    const { body } = await app.call(invoicingEndpoints.details, params(booking.id));
    expect(body.superTotals.total).toBe(body.invoiceTotal);
    expect(body.sum.total).toBe(body.invoiceTotal);
    expect(body.invoiceLines.reduce((sum, { amount }) => sum + amount, 0)).toBe(body.invoiceTotal);
    expect(body.invoiceLines.map(({ priority }) => priority)).toEqual(
      body.invoiceLines.map((_, at) => at + 1),
    );
    return [body.invoiceTotal, ...body.bookingLines.map(({ label, total }) => `${label} ${total}`)];
  };
  expect(await shown()).toEqual([2008]);

  expect((await send("Rekruttering", 4900)).status).toBe(200);
  expect(await shown()).toEqual([6908, "Rekruttering 4900"]);
  await deliverAll();
  const { invoices } = (await app.call(rows.ledger, params(booking.id))).body;
  expect(invoices[0]).toMatchObject({ state: "accepted", total: 6908 });
  expect(await shown()).toEqual([6908, "Rekruttering 4900"]);

  await app.call(rows.credit, { ...params(invoices[0]?.id ?? 0), body: { reason: "Aftalt rabat" } });
  await deliverAll();
  expect(await shown()).toEqual([2008]);
  expect((await send("Rabat", -208)).status).toBe(200);
  expect(await shown()).toEqual([1800, "Rabat -208"]);
});
