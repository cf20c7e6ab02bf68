import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  NoAccess,
  PermanentFailure,
  TemporaryFailure,
  UnknownOutcome,
} from "#server/platform/integrations/failure.ts";
import { type EconomicStandIn, startEconomic } from "#tests/stand-ins/economic.ts";
import { accountingInvoice as invoice, publicBuyer } from "#tests/support/fixtures/accounting-invoice.ts";
import type { Accounting } from "../accounting.port.ts";
import { createEconomic } from "./economic.ts";

let service: EconomicStandIn;
let economic: Accounting;

beforeEach(async () => {
  service = await startEconomic();
  economic = createEconomic(settings());
});
afterEach(() => service.close());

function settings() {
  const { appSecret, grantToken, url: baseUrl } = service;
  const products = { urgentProduct: "haster", emergencyProduct: "" };
  return {
    appSecret,
    grantToken,
    baseUrl,
    layout: 19,
    vatZone: 1,
    customerGroup: 1,
    paymentTerms: 1,
    ...products,
  };
}

const failureOf = (sent: Promise<unknown>) => sent.catch((error: unknown) => error);

describe("an invoice", () => {
  test("is made as a draft and booked, and has the number of the booking", async () => {
    const sent = await economic.sendInvoice(invoice());
    expect(sent).toEqual({ invoiceId: "20001", number: "20001", url: null, dueDate: "2026-11-27" });
    expect(service.drafts).toHaveLength(0);
    expect(service.booked).toMatchObject([
      {
        date: "2026-11-20",
        currency: "DKK",
        layout: { layoutNumber: 19 },
        customer: { customerNumber: 1 },
        recipient: { name: "Hotel Havnen", zip: "8000", vatZone: { vatZoneNumber: 1 } },
        notes: { heading: "Faktura", textLine1: "Booking 17", textLine2: "VK-2026-17" },
        netAmount: 4327,
      },
    ]);
    expect(service.handedOver).toEqual([]);
  });

  test("says a rate of more than two decimals in words, so that the amount is the same to the øre", async () => {
    await economic.sendInvoice(invoice());
    expect(service.booked[0]?.lines).toMatchObject([
      { description: "Tjener (16 × 250,4375 kr.)", quantity: 1, unitNetPrice: 4007 },
      { description: "Hastegebyr", quantity: 16, unitNetPrice: 20, product: { productNumber: "haster" } },
    ]);
  });

  test("is not mailed by e-conomic: that is for us to do, with its PDF", async () => {
    const { invoiceId } = await economic.sendInvoice(invoice());
    expect(economic.deliversByMail).toBe(false);
    expect((await economic.downloadPdf(invoiceId)).toString()).toBe("%PDF-1.4 20001");
  });

  test("goes electronically to a buyer with an EAN, with order reference and contact person", async () => {
    await economic.sendInvoice(invoice({ corporation: publicBuyer, orderReference: "PO-9" }));
    expect(service.handedOver).toEqual([20_001]);
    expect(service.contacts).toMatchObject([{ name: "Mette Holm", eInvoiceId: "Mette Holm" }]);
    expect(service.booked[0]).toMatchObject({
      recipient: { ean: "5798000420526", attention: { customerContactNumber: 1 } },
      references: { other: "PO-9", customerContact: { customerContactNumber: 1 } },
    });
  });

  test("that credits another has prices below zero and says in its heading what it credits", async () => {
    const credits = { invoiceId: "20001", number: "20001" };
    const mail = { subject: "Kreditnota til faktura 20001 fra Vagtklar", body: "" };
    await economic.sendInvoice(invoice({ kind: "credit_note", credits, mail }));
    expect(service.booked).toMatchObject([
      { netAmount: -4327, notes: { heading: "Kreditnota til faktura 20001 fra Vagtklar" } },
    ]);
  });

  test("with long texts is cut to what e-conomic takes", async () => {
    const [first, ...others] = invoice().lines;
    const lines = [{ ...first, unitPrice: 250.43, description: "T".repeat(3000) }, ...others] as never;
    await economic.sendInvoice(invoice({ lines, total: 432_688, note: "n".repeat(2000) }));
    const booked = JSON.stringify(service.booked[0]);
    expect([/"(T+…)"/, /"(n+…)"/].map((long) => long.exec(booked)?.[1]?.length)).toEqual([2500, 1000]);
  });

  test("that e-conomic adds up differently stays a draft for a person to look at", async () => {
    const failure = await failureOf(economic.sendInvoice(invoice({ total: 432_701 })));
    expect(failure).toMatchObject({ problem: "amount_differs" });
    expect([service.drafts.length, service.booked.length]).toEqual([1, 0]);
  });
});

describe("its customer", () => {
  test("is found by CVR number, however it is written, and not where it is barred", async () => {
    service.customers.push(
      { customerNumber: 4, corporateIdentificationNumber: "13585628", barred: true },
      { customerNumber: 5, corporateIdentificationNumber: "DK13585628" },
    );
    await economic.sendInvoice(invoice());
    expect(service.booked[0]).toMatchObject({ customer: { customerNumber: 5 } });
    expect(service.customers).toHaveLength(2);
  });

  test("is one of its EAN where the buyer has one: authorities share a CVR number", async () => {
    service.customers.push({
      customerNumber: 5,
      corporateIdentificationNumber: "13585628",
      ean: "5790000000005",
    });
    await economic.sendInvoice(invoice({ corporation: publicBuyer }));
    await economic.sendInvoice(invoice({ externalId: "VK-2026-18", corporation: publicBuyer }));
    expect(service.customers).toMatchObject([
      { customerNumber: 5 },
      { customerNumber: 6, ean: publicBuyer.ean },
    ]);
    expect(service.booked).toMatchObject([
      { customer: { customerNumber: 6 } },
      { customer: { customerNumber: 6 } },
    ]);
    expect(service.contacts).toHaveLength(1);
  });
});

describe("its days of payment", () => {
  test.each([
    ["net terms of so many days", 1, { paymentTerms: { paymentTermsNumber: 2 } }],
    [
      "terms whose due date is the invoice's own",
      3,
      { paymentTerms: { paymentTermsNumber: 3 }, dueDate: "2026-11-27" },
    ],
  ])("are those of %s", async (_, paymentTerms, expected) => {
    await createEconomic({ ...settings(), paymentTerms }).sendInvoice(invoice());
    expect(service.booked[0]).toMatchObject(expected);
  });

  test("wait where no terms have them, and nothing is made", async () => {
    const failure = await failureOf(economic.sendInvoice(invoice({ paymentTermsDays: 9 })));
    expect(failure).toBeInstanceOf(NoAccess);
    expect(failure).toMatchObject({ problem: "not_configured" });
    expect(String(failure)).toContain("net 9 days");
    expect([service.customers.length, service.drafts.length]).toEqual([0, 0]);
  });
});

describe("a repeated attempt", () => {
  const electronic = invoice({ corporation: publicBuyer });
  test.each([
    ["customer", /^POST \/customers$/],
    ["contact", /^POST .*contacts$/],
    ["draft", /^POST \/invoices\/drafts$/],
    ["booking", /^POST \/invoices\/booked$/],
  ])("after a lost answer to the %s makes nothing twice", async (_, when) => {
    service.fail("commit_and_drop", { when });
    await expect(economic.sendInvoice(electronic)).rejects.toThrow(UnknownOutcome);
    expect(await economic.sendInvoice(electronic)).toMatchObject({ number: "20001" });
    const { customers, contacts, drafts, booked, handedOver } = service;
    const counts = [customers, contacts, drafts, booked, handedOver].map(({ length }) => length);
    expect(counts).toEqual([1, 1, 0, 1, 1]);
  });

  test("of an invoice that is booked changes nothing", async () => {
    const first = await economic.sendInvoice(invoice());
    expect(await economic.sendInvoice(invoice())).toEqual(first);
    expect(service.requests.filter(({ method }) => method === "POST")).toHaveLength(3);
  });

  test("of another invoice whose draft has the same number books that one", async () => {
    await economic.sendInvoice(invoice());
    const second = await economic.sendInvoice(invoice({ externalId: "VK-2026-18" }));
    expect(second.number).toBe("20002");
    const keys = service.requests
      .filter(({ method }) => method === "POST")
      .map(({ headers }) => headers["idempotency-key"]);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test("goes on with the draft where the booking was refused, and tells why in e-conomic's words", async () => {
    service.known.products.length = 0;
    const failure = await failureOf(economic.sendInvoice(invoice()));
    expect(failure).toBeInstanceOf(PermanentFailure);
    expect(failure).toMatchObject({
      said: "Validation failed. 1 error found. Product 'tjener' not found.",
      message: "e-conomic: create draft was refused (400 E04300)",
    });
    service.known.products.push("tjener", "haster");
    service.fail("refuse", { when: /^POST \/invoices\/booked/ });
    await expect(economic.sendInvoice(invoice())).rejects.toThrow(PermanentFailure);
    await economic.sendInvoice(invoice());
    expect([service.drafts.length, service.booked.length]).toEqual([0, 1]);
  });
});

describe("failures", () => {
  test("to keep our number stop before anything is booked: the next attempt would not find it", async () => {
    service.behaviour.keepsNotes = false;
    const failure = await failureOf(economic.sendInvoice(invoice()));
    expect(failure).toBeInstanceOf(PermanentFailure);
    expect(failure).toMatchObject({ problem: "reference_not_kept" });
    expect(String(failure)).toContain("did not keep our number VK-2026-17");
    expect([service.drafts.length, service.booked.length]).toEqual([1, 0]);
  });

  test("for want of a contact person for an EAN leave no draft", async () => {
    const corporation = { ...publicBuyer, contactPerson: "" };
    const failure = await failureOf(economic.sendInvoice(invoice({ corporation })));
    expect(failure).toMatchObject({ problem: "missing_data" });
    expect(service.drafts).toHaveLength(0);
  });

  test("on the look-up before creating are temporary and create nothing", async () => {
    service.fail("down", { when: /^GET \/invoices\/booked/ });
    await expect(economic.sendInvoice(invoice())).rejects.toThrow(TemporaryFailure);
    expect(service.drafts).toHaveLength(0);
  });

  test("of a look-up that is refused may hide an invoice: nothing is said to have failed for good", async () => {
    service.fail("refuse", { when: /^GET \/invoices\/drafts/ });
    await expect(economic.sendInvoice(invoice())).rejects.toThrow(UnknownOutcome);
  });

  test.each(["no_access", "forbidden"] as const)("with the keys (%s) are about our access", async (fault) => {
    service.fail(fault);
    await expect(economic.sendInvoice(invoice())).rejects.toThrow(NoAccess);
  });

  test("with the keys name the code and not the keys", async () => {
    const stranger = createEconomic({ ...settings(), grantToken: "stolen-grant" });
    const failure = await failureOf(stranger.sendInvoice(invoice()));
    expect(String(failure)).toContain("E02250");
    expect(String(failure)).not.toContain("stolen");
  });

  test("with the rate say how long to wait", async () => {
    service.fail("rate_limited");
    await expect(economic.sendInvoice(invoice())).rejects.toMatchObject({ retryAfter: 2000 });
  });
});

describe("a booked invoice", () => {
  test("is paid once nothing is left of it, and then counts as arrived", async () => {
    const { invoiceId } = await economic.sendInvoice(invoice({ corporation: publicBuyer }));
    const lookUp = () => economic.lookUp({ invoiceId, isElectronic: true });
    expect(await lookUp()).toMatchObject({ isPaid: false, number: "20001", delivery: null });
    Object.assign(service.booked[0] ?? {}, { remainder: 0 });
    expect(await lookUp()).toMatchObject({ isPaid: true, delivery: "delivered", dueDate: "2026-11-27" });
  });

  test("that is not known is refused", async () => {
    await expect(economic.lookUp({ invoiceId: "9", isElectronic: false })).rejects.toThrow(PermanentFailure);
    await expect(economic.downloadPdf("9")).rejects.toThrow(PermanentFailure);
  });
});
