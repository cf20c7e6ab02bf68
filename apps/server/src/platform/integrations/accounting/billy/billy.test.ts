import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  LeftBehind,
  NoAccess,
  PermanentFailure,
  TemporaryFailure,
  UnknownOutcome,
} from "#server/platform/integrations/failure.ts";
import { type BillyStandIn, startBilly } from "#tests/stand-ins/billy.ts";
import { accountingInvoice as invoice, publicBuyer } from "#tests/support/fixtures/accounting-invoice.ts";
import type { Accounting } from "../accounting.port.ts";
import { createBilly } from "./billy.ts";

let service: BillyStandIn;
let billy: Accounting;

beforeEach(async () => {
  service = await startBilly();
  billy = createBilly({ token: service.token, baseUrl: service.url, senderUserId: "user-1" });
});
afterEach(() => service.close());

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

  test("goes electronically to the person at the buyer who approves it, found by name or created", async () => {
    await billy.sendInvoice(invoice({ corporation: publicBuyer }));
    const other = { ...publicBuyer, contactPerson: "Per Lund" };
    await billy.sendInvoice(invoice({ externalId: "VK-2026-18", corporation: other }));
    await billy.sendInvoice(invoice({ externalId: "VK-2026-19", corporation: publicBuyer }));
    const persons = service.contactPersons.map(({ id, name }) => ({ id, name }));
    expect(persons).toMatchObject([{ name: "Mette Holm" }, { name: "Per Lund" }]);
    const [mette, per] = persons.map(({ id }) => id);
    expect(service.invoices.map(({ attContactPersonId }) => attContactPersonId)).toEqual([mette, per, mette]);
  });

  test("has the number that Billy gave it when it was approved, also where it is a number", async () => {
    expect(await billy.sendInvoice(invoice())).toMatchObject({ number: "1001", url: null });
    service.behaviour.numbersAs = "number";
    expect(await billy.sendInvoice(invoice({ externalId: "VK-2026-18" }))).toMatchObject({ number: "1002" });
  });

  test("without a number of Billy's is known by ours, never by Billy's internal id", async () => {
    service.behaviour.numbersAt = "never";
    expect(await billy.sendInvoice(invoice())).toMatchObject({ number: "VK-2026-17" });
  });

  test("that credits another says which", async () => {
    const credited = await billy.sendInvoice(invoice());
    const credits = { invoiceId: credited.invoiceId, number: credited.number };
    await billy.sendInvoice(invoice({ kind: "credit_note", externalId: "VK-2026-18", credits }));
    expect(service.invoices[1]).toMatchObject({ type: "creditNote", creditedInvoiceId: credited.invoiceId });
  });

  test("finds its contact in a list that does not say how many pages it has", async () => {
    service.behaviour.paging = false;
    await billy.sendInvoice(invoice());
    await billy.sendInvoice(invoice({ externalId: "VK-2026-18" }));
    expect(service.contacts).toHaveLength(1);
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

  test("after a lost delivery answer does not deliver again where only the log tells of it", async () => {
    const electronic = invoice({ corporation: publicBuyer });
    service.behaviour.listsDeliveries = false;
    service.fail("commit_and_drop", { when: /^POST \/invoiceDeliveries/ });
    await expect(billy.sendInvoice(electronic)).rejects.toThrow(UnknownOutcome);
    service.logs.push({ id: "l1", type: "ean_sent", message: "Afsendt" });
    await billy.sendInvoice(electronic);
    expect(posts("/invoiceDeliveries")).toBe(1);
  });

  test("after a lost answer to the approval mails the invoice once and knows its number", async () => {
    service.fail("commit_and_drop", { when: /^PUT/ });
    await expect(billy.sendInvoice(invoice())).rejects.toThrow(TemporaryFailure);
    expect(await billy.sendInvoice(invoice())).toMatchObject({ number: "1001" });
    expect(service.emails).toHaveLength(1);
  });

  test("after Billy's answer to the reading after the approval was lost mails it once", async () => {
    service.fail("down", { when: /^GET \/invoices\// });
    await expect(billy.sendInvoice(invoice())).rejects.toThrow(TemporaryFailure);
    await billy.sendInvoice(invoice());
    expect([service.invoices.length, service.emails.length]).toEqual([1, 1]);
  });

  test("makes a new invoice where somebody voided the earlier one, and goes on with that", async () => {
    await billy.sendInvoice(invoice());
    Object.assign(service.invoices[0] ?? {}, { state: "voided" });
    const second = await billy.sendInvoice(invoice());
    expect(await billy.sendInvoice(invoice())).toEqual(second);
    expect(service.invoices).toMatchObject([
      { state: "voided" },
      { id: second.invoiceId, state: "approved" },
    ]);
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
  test("to keep our number stop before anything is booked: the next attempt would not find it", async () => {
    service.behaviour.keepsExternalId = false;
    const failure = await billy.sendInvoice(invoice()).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PermanentFailure);
    expect(failure).not.toBeInstanceOf(LeftBehind);
    expect(failure).toMatchObject({ problem: "reference_not_kept" });
    expect(String(failure)).toContain("did not keep our number VK-2026-17");
    expect(service.invoices).toMatchObject([{ state: "draft" }]);
  });

  test("for want of somebody who hands over to an EAN wait, and leave nothing behind", async () => {
    const nobody = createBilly({ token: service.token, baseUrl: service.url });
    const electronic = invoice({ corporation: publicBuyer });
    const failure = await nobody.sendInvoice(electronic).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(NoAccess);
    expect(failure).toMatchObject({ problem: "not_configured" });
    expect(String(failure)).toContain("BILLY_SENDER_USER_ID");
    expect(service.invoices).toHaveLength(0);
    await expect(nobody.sendInvoice(invoice())).resolves.toMatchObject({ number: "1001" });
  });

  test.each([
    ["an e-mail address", { ...invoice().corporation, email: "" }],
    ["a contact person for an EAN", { ...publicBuyer, contactPerson: " " }],
  ])("for want of %s leave no invoice behind", async (_, corporation) => {
    const failure = await billy.sendInvoice(invoice({ corporation })).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PermanentFailure);
    expect(failure).toMatchObject({ problem: "missing_data" });
    expect(service.invoices).toHaveLength(0);
  });

  test("of the approval leave a draft, of which nothing counts", async () => {
    service.fail("refuse", { when: /^PUT/ });
    const failure = await billy.sendInvoice(invoice()).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PermanentFailure);
    expect(failure).not.toBeInstanceOf(LeftBehind);
    expect(service.invoices).toMatchObject([{ state: "draft" }]);
  });

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
