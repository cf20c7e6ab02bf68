import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  NoAccess,
  PermanentFailure,
  TemporaryFailure,
  UnknownOutcome,
} from "#server/platform/integrations/failure.ts";
import { type BillyStandIn, startBilly } from "#tests/stand-ins/billy.ts";
import type { Accounting, Invoice } from "./accounting.port.ts";
import { createBilly } from "./billy.ts";

let service: BillyStandIn;
let billy: Accounting;

beforeEach(async () => {
  service = await startBilly();
  billy = createBilly({ token: service.token, baseUrl: service.url });
});
afterEach(() => service.close());

function invoice(changes: Partial<Invoice> = {}): Invoice {
  return {
    kind: "invoice",
    credits: null,
    externalId: "VK-2026-17",
    entryDate: "2026-11-20",
    paymentTermsDays: 7,
    corporation: {
      name: "Hotel Havnen",
      cvr: "13585628",
      ean: null,
      email: "faktura@hotelhavnen.test",
      contactPerson: "Mette Holm",
      address: "Havnegade 4",
      zipCode: "8000",
      city: "Aarhus C",
    },
    lines: [
      { priority: 1, productId: "tjener", unitPrice: 250.4375, quantity: 16, description: "Tjener" },
      { priority: 2, productId: "haster", unitPrice: 20, quantity: 16, description: "Hastegebyr" },
    ],
    total: 432_700,
    note: "Booking 17",
    orderReference: null,
    mail: { subject: "Faktura", body: "Hermed faktura." },
    ...changes,
  };
}

const publicBuyer = { ...invoice().corporation, ean: "5798000420526" };

function posts(path: string) {
  return service.requests.filter((one) => one.method === "POST" && one.path === path).length;
}

describe("an invoice", () => {
  test("is created with its lines, approved and mailed to the billing address", async () => {
    const { invoiceId } = await billy.sendInvoice(invoice());
    expect(service.invoices).toHaveLength(1);
    expect(service.invoices[0]).toMatchObject({
      id: invoiceId,
      organizationId: "org-1",
      externalId: "VK-2026-17",
      paymentTermsDays: 7,
      taxMode: "excl",
      state: "approved",
      amount: 4327,
      lines: invoice().lines,
    });
    expect(service.contactPersons[0]).toMatchObject({ email: "faktura@hotelhavnen.test" });
    expect(service.emails).toMatchObject([{ invoiceId, emailSubject: "Faktura" }]);
    expect(service.deliveries).toHaveLength(0);
  });

  test("goes electronically to a buyer with an EAN, with the order reference", async () => {
    await billy.sendInvoice(invoice({ corporation: publicBuyer, orderReference: "PO-9" }));
    expect(service.deliveries).toMatchObject([
      { receiverIdType: "gln", receiverGln: "5798000420526", orderReference: "PO-9" },
    ]);
    expect(service.emails).toHaveLength(0);
  });

  test("finds its contact by CVR number, also on a later page", async () => {
    for (const cvr of ["11111111", "22222222", "33333333", "44444444", "DK13585628"]) {
      service.contacts.push({ id: `c-${cvr}`, registrationNo: cvr });
    }
    await billy.sendInvoice(invoice());
    expect(service.contacts).toHaveLength(5);
    expect(service.invoices[0]).toMatchObject({ contactId: "c-DK13585628" });
  });

  test("that Billy adds up differently stays a draft for a person to look at", async () => {
    await expect(billy.sendInvoice(invoice({ total: 432_701 }))).rejects.toThrow(PermanentFailure);
    expect(service.invoices[0]).toMatchObject({ state: "draft" });
    expect(service.emails).toHaveLength(0);
  });
});

describe("a repeated attempt", () => {
  test("after a lost answer finds the invoice by our number and creates no second one", async () => {
    service.fail("commit_and_drop", { when: /^POST \/invoices$/ });
    await expect(billy.sendInvoice(invoice())).rejects.toThrow(UnknownOutcome);
    await billy.sendInvoice(invoice());
    expect(service.invoices).toHaveLength(1);
    expect(service.emails).toHaveLength(1);
  });

  test("after a lost answer finds the contact and creates no second one", async () => {
    service.fail("commit_and_drop", { when: /^POST \/contacts$/ });
    await expect(billy.sendInvoice(invoice())).rejects.toThrow(UnknownOutcome);
    await billy.sendInvoice(invoice());
    expect(service.contacts).toHaveLength(1);
  });

  test("after a lost mail answer does not mail again", async () => {
    service.fail("commit_and_drop", { when: /emails$/ });
    await expect(billy.sendInvoice(invoice())).rejects.toThrow(UnknownOutcome);
    await billy.sendInvoice(invoice());
    expect(service.emails).toHaveLength(1);
  });

  test("after a lost delivery answer does not deliver again", async () => {
    const electronic = invoice({ corporation: publicBuyer });
    service.fail("commit_and_drop", { when: /^POST \/invoiceDeliveries/ });
    await expect(billy.sendInvoice(electronic)).rejects.toThrow(UnknownOutcome);
    await billy.sendInvoice(electronic);
    expect(posts("/invoiceDeliveries")).toBe(1);
  });

  test("goes on where the approval failed", async () => {
    service.fail("unavailable", { when: /^PUT/ });
    await expect(billy.sendInvoice(invoice())).rejects.toThrow(TemporaryFailure);
    await billy.sendInvoice(invoice());
    expect(service.invoices).toMatchObject([{ state: "approved", sentState: "sent" }]);
  });

  test("of an invoice that is sent changes nothing", async () => {
    const first = await billy.sendInvoice(invoice());
    expect(await billy.sendInvoice(invoice())).toEqual(first);
    expect(posts("/invoices")).toBe(1);
    expect(service.emails).toHaveLength(1);
  });
});

describe("failures", () => {
  test("on the look-up before creating is temporary and creates nothing", async () => {
    service.fail("down", { when: /^GET \/invoices/ });
    await expect(billy.sendInvoice(invoice())).rejects.toThrow(TemporaryFailure);
    expect(service.invoices).toHaveLength(0);
  });

  test("with the rate says how long to wait", async () => {
    service.fail("rate_limited");
    await expect(billy.sendInvoice(invoice())).rejects.toMatchObject({ retryAfter: 2000 });
  });

  test("with the token is about our access, names the code and not the token", async () => {
    const stranger = createBilly({ token: "stolen-secret", baseUrl: service.url });
    const failure = await stranger.sendInvoice(invoice()).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(NoAccess);
    expect(String(failure)).toContain("OAUTH_INVALID_ACCESS_TOKEN");
    expect(String(failure)).not.toContain("stolen-secret");
  });
});
