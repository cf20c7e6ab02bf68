import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { invoicingEndpoints } from "#contract/invoicing/invoice-page.endpoints.ts";
import { ledgerEndpoints } from "#contract/invoicing/ledger.endpoints.ts";
import { runEndpoints } from "#contract/invoicing/run.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { demoPassword } from "#server/demo/accounts.ts";
import { expectVisible, soon } from "#tests/journeys/actions/assertions.ts";
import { signInAsAdmin, signInAsCorporation } from "#tests/journeys/actions/sign-in.ts";
import { type EconomicStandIn, startEconomic } from "#tests/stand-ins/economic.ts";
import { desktop, look } from "#tests/support/browser.ts";
import { type Bookkeeping, startBookkeeping } from "#tests/support/fixtures/ledger/bookkeeping.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { paymentTexts } from "#texts/da/admin/payments/payment.ts";
import { vendorNames } from "#texts/da/admin/vendor-names.ts";

let books: Bookkeeping;
let economic: EconomicStandIn;
const testProduct = startTestProduct({
  clock: "2026-11-30T08:00:00+01:00",
  services: async () => {
    books = await startBookkeeping();
    economic = await startEconomic();
    for (let product = 1; product <= 20; product += 1) economic.known.products.push(`produkt-${product}`);
    return {
      ...books.settings,
      ACCOUNTING: "billy",
      ECONOMIC_APP_SECRET: economic.appSecret,
      ECONOMIC_GRANT_TOKEN: economic.grantToken,
      ECONOMIC_URL: economic.url,
      ECONOMIC_LAYOUT: "19",
      ECONOMIC_CUSTOMER_GROUP: "1",
      ECONOMIC_PAYMENT_TERMS: "1",
    };
  },
});
let office: Page;

beforeAll(async () => {
  office = await testProduct.open("The office", desktop);
  await signInAsAdmin(office);
});
afterAll(() => Promise.all([books?.close(), economic?.close()]));

const invoiceOf = (company: string) => office.getByRole("row").filter({ hasText: company });
const made = () => office.getByRole("row").filter({ hasText: /Billy|e-conomic/ });

it("sends one company's invoice by Billy, and another one's by e-conomic once that is chosen", async () => {
  await sendWeek("Hotel Nordlys");
  await expect.poll(() => books.billy.invoices.length, soon).toBe(1);
  await testProduct.moveTo("2026-11-30T09:00:00+01:00", { ACCOUNTING: "economic" });
  await sendWeek("Havnebryggeriet");
  await expect.poll(() => economic.booked.length, soon).toBe(1);
  expect(books.billy.invoices).toHaveLength(1);
});

it("shows each with who made it, and fetches its file there", async () => {
  await office.goto("/admin/invoices?q=Nordlys");
  const atBilly = invoiceOf("Hotel Nordlys").filter({ hasText: vendorNames.billy }).first();
  await atBilly.waitFor();
  expect(await fileOf(atBilly)).toMatch(/^%PDF/);
  await look(office, "two-accounts");
  await office.goto("/admin/invoices?q=Havnebryggeriet");
  const atEconomic = invoiceOf("Havnebryggeriet").filter({ hasText: vendorNames.economic }).first();
  await expectVisible(atEconomic, String(economic.booked[0]?.bookedInvoiceNumber));
  expect(await fileOf(atEconomic)).toMatch(/^%PDF/);
});

it("credits what Billy made at Billy, though e-conomic makes the new ones", async () => {
  const admin = await token();
  const { body } = await testProduct.product.call(runEndpoints.sentStates, {
    as: admin,
    query: { of: "invoices", bookings: String(sent.get("Hotel Nordlys")) },
  });
  expect(body).toMatchObject([{ state: "accepted" }]);
  const parts = { as: admin, params: { id: sent.get("Hotel Nordlys") ?? 0 } };
  const ledger = (await testProduct.product.call(ledgerEndpoints.ledger, parts)).body;
  const { id } = ledger.invoices.at(-1) ?? { id: 0 };
  const credited = { as: admin, params: { id }, body: { reason: "Forkerte timer" } };
  expect((await testProduct.product.call(ledgerEndpoints.credit, credited)).status).toBe(200);
  await expect.poll(() => books.billy.invoices.map(({ type }) => type), soon).toContain("creditNote");
  expect(economic.booked).toHaveLength(1);
});

it("hears from each service what is paid", async () => {
  for (const invoice of economic.booked) invoice.remainder = 0;
  await testProduct.moveTo("2026-12-01T09:00:00+01:00");
  await office.goto("/admin/invoices?q=Havnebryggeriet");
  const atEconomic = made().filter({ hasText: vendorNames.economic }).first();
  await expect
    .poll(async () => {
      await office.reload();
      await atEconomic.waitFor();
      return atEconomic.innerText();
    }, soon)
    .toContain(paymentTexts.state("paid", null));
});

it("shows the company its invoice and its credit note, whoever made them", async () => {
  const hotel = await testProduct.open("The hotel", desktop);
  await signInAsCorporation(hotel, "hotel@vagtklar.test");
  await hotel.goto("/invoices");
  await expectVisible(hotel, /Kreditnota/);
  await look(hotel, "two-accounts-company");
});

const sent = new Map<string, number>();

async function token(): Promise<string> {
  const body = { email: "admin@vagtklar.test", password: demoPassword };
  const answer = (await testProduct.product.call(sessionEndpoints.corporationSignIn, { body })).body;
  return "token" in answer ? answer.token : "";
}

/** Approves the first booking of a company's last week but one as it was booked, and sends its invoice. */
async function sendWeek(company: string): Promise<void> {
  const as = await token();
  const { product } = testProduct;
  const { body } = await product.call(runEndpoints.invoiceRun, {
    as,
    query: { weekNumber: "47", year: "2026" },
  });
  const booking = body.bookings.find((one) => one.corporation === company);
  if (!booking) throw new Error(`nothing of ${company} is to be invoiced`);
  for (const { shift_id } of booking.stays) {
    await product.call(ledgerEndpoints.settleTimes, {
      as,
      params: { id: shift_id },
      body: { take: "booked", only_open: true },
    });
    const body = { admin_approve_invoice: true };
    await product.call(invoicingEndpoints.approveShift, { as, params: { shiftId: shift_id }, body });
  }
  const params = { id: booking.booking_id };
  const proposal = (await product.call(ledgerEndpoints.invoiceProposal, { as, params })).body;
  const answer = await product.call(ledgerEndpoints.createInvoice, {
    ...{ as, params },
    body: {
      shift_ids: proposal.shifts.filter(({ goes }) => goes).map(({ shift_id }) => shift_id),
      keep_fees: proposal.fees.map(({ shift_id }) => shift_id),
      total: proposal.total,
    },
  });
  expect(answer).toMatchObject({ status: 200 });
  sent.set(company, booking.booking_id);
}

async function fileOf(row: ReturnType<typeof invoiceOf>): Promise<string> {
  const download = office.waitForEvent("download");
  await row.getByRole("button", { name: /^PDF af / }).click();
  const stream = await (await download).createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("latin1");
}
