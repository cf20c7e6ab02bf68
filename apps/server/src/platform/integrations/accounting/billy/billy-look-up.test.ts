import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { PermanentFailure } from "#server/platform/integrations/failure.ts";
import { type BillyStandIn, startBilly } from "#tests/stand-ins/billy.ts";
import { accountingInvoice, publicBuyer } from "#tests/support/fixtures/accounting-invoice.ts";
import type { Accounting } from "../accounting.port.ts";
import { createBilly } from "./billy.ts";

let service: BillyStandIn;
let billy: Accounting;
let invoiceId: string;

beforeEach(async () => {
  service = await startBilly();
  billy = createBilly({ token: service.token, baseUrl: service.url, senderUserId: "user-1" });
  ({ invoiceId } = await billy.sendInvoice(accountingInvoice({ corporation: publicBuyer })));
});
afterEach(() => service.close());

const lookUp = () => billy.lookUp({ invoiceId, isElectronic: true });

test("number, due date and payment are Billy's as they are now", async () => {
  Object.assign(service.invoices[0] ?? {}, { invoiceNo: 991, dueDate: "2026-11-27", isPaid: true });
  expect(await lookUp()).toMatchObject({ isPaid: true, number: "991", dueDate: "2026-11-27", url: null });
});

test("a voided invoice without a due date is read, too", async () => {
  Object.assign(service.invoices[0] ?? {}, { state: "voided", dueDate: null });
  expect(await lookUp()).toMatchObject({ isPaid: false, dueDate: null });
});

describe("the log of an electronic invoice", () => {
  const entry = (type: string, eventTime?: string, others: object = {}) => ({
    ...{ id: type, type, message: `${type} told`, ...others },
    ...(eventTime && { eventTime }),
  });

  test("without any entry that tells is on its way", async () => {
    service.logs.push(entry("invoice_sent", "2026-11-20T10:00:00Z"));
    expect(await lookUp()).toMatchObject({ delivery: "sent", deliveryMessage: "" });
  });

  test("counts entries that do not say which invoice they are about", async () => {
    service.logs.push(entry("delivery_failed", "2026-11-20T10:00:00Z"));
    expect(await lookUp()).toMatchObject({ delivery: "failed", deliveryMessage: "delivery_failed told" });
  });

  test("does not count entries of another invoice", async () => {
    service.logs.push(entry("delivery_failed", "2026-11-20T10:00:00Z", { invoiceId: "another" }));
    expect(await lookUp()).toMatchObject({ delivery: "sent" });
  });

  test("is told by its newest entry", async () => {
    service.logs.push(entry("delivered", "2026-11-20T12:00:00Z"), entry("failed", "2026-11-20T10:00:00Z"));
    expect(await lookUp()).toMatchObject({ delivery: "delivered", deliveryMessage: "" });
    service.logs.push(entry("rejected", "2026-11-21T08:00:00Z"));
    expect(await lookUp()).toMatchObject({ delivery: "failed", deliveryMessage: "rejected told" });
  });

  test("without times is told by its failure", async () => {
    service.logs.push(entry("delivered"), entry("failed"));
    expect(await lookUp()).toMatchObject({ delivery: "failed" });
  });

  test.each(["refuse", "forbidden", "unavailable", "down"] as const)(
    "that can't be read (%s) says nothing of it, and the payment is read all the same",
    async (fault) => {
      Object.assign(service.invoices[0] ?? {}, { isPaid: true });
      service.fail(fault, { when: /invoiceLogs/ });
      expect(await lookUp()).toMatchObject({ isPaid: true, delivery: null });
    },
  );
});

test("the PDF is fetched from where Billy says it is now, without our token", async () => {
  const first = await billy.downloadPdf(invoiceId);
  expect(first.toString()).toMatch(/^%PDF-/);
  await billy.downloadPdf(invoiceId);
  const fetched = service.requests.filter(({ path }) => path.startsWith("/files/"));
  expect(new Set(fetched.map(({ path }) => path)).size).toBe(2);
  expect(fetched.every(({ headers }) => headers["x-access-token"] === undefined)).toBe(true);
});

test("a PDF of an invoice that Billy does not know is refused", async () => {
  await expect(billy.downloadPdf("nothing")).rejects.toThrow(PermanentFailure);
});
