import { beforeAll, expect, test } from "vitest";
import { pageEndpoints } from "#contract/backoffice/profile-page.endpoints.ts";
import { companyInvoiceEndpoints as rows } from "#contract/invoicing/company-invoice.endpoints.ts";
import { runEndpoints } from "#contract/invoicing/run.endpoints.ts";
import * as make from "#tests/support/factories.ts";
import { makeWorkedBooking, makeWorker } from "#tests/support/fixtures/money.ts";
import { testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";
import { groupingTexts } from "#texts/da/price/invoice-grouping.ts";

const app = testApp();
let admin: { id: number; token: string };

beforeAll(async () => {
  const { id } = await make.corporation(app.db, { is_admin: true });
  admin = { id, token: await app.signIn({ kind: "corporation", id }) };
});

async function company() {
  const { id, email } = await make.corporation(app.db, {});
  return { id, email, token: await app.signIn({ kind: "corporation", id }) };
}

const logged = async (id: number) => {
  const entries = app.db.selectFrom("audit_log").select("detail").where("action", "=", "choose_grouping");
  return (await entries.where("entity_id", "=", String(id)).orderBy("id").execute()).map(
    ({ detail }) => detail,
  );
};

const mailsTo = async (email: string) => {
  const mails = app.db.selectFrom("outbox").select(["subject", "body"]).where("recipient", "=", email);
  return mails.where("key", "like", "invoice-grouping:%").execute();
};

test("a company chooses by itself, the office reads it, and pressing twice is the same as pressing once", async () => {
  const { id, email, token } = await company();
  const choose = () => app.call(rows.chooseInvoiceGrouping, { as: token, body: { grouping: "week" } });
  expect(await choose()).toMatchObject({ status: 200, body: { grouping: "week" } });
  expect((await choose()).status).toBe(200);
  const page = await app.call(pageEndpoints.company, { as: admin.token, params: { id } });
  expect(page.body.invoice_grouping).toBe("week");
  const own = await app.call(rows.ownInvoiceSummary, { as: token, query: {} });
  expect(own.body.grouping).toBe("week");
  expect(await logged(id)).toEqual([{ changes: { invoice_grouping: { before: "booking", after: "week" } } }]);
  expect(await mailsTo(email)).toEqual([]);
});

test("what the office chooses is told to the company, also in a take-over", async () => {
  const { id, email, token } = await company();
  const params = { id };
  const chosen = { as: admin.token, params, body: { grouping: "order" } } as const;
  expect((await app.call(rows.chooseGroupingOfCompany, chosen)).status).toBe(200);
  const [mail] = await mailsTo(email);
  expect(mail?.subject).toBe("Sådan får I fakturaer fra nu af");
  expect(mail?.body).toContain(groupingTexts.told.order);
  app.setNow(TEST_NOW + 60_000);
  const taken = await app.takeOver(admin, { kind: "corporation", id });
  await app.call(rows.chooseInvoiceGrouping, { as: taken, body: { grouping: "booking" } });
  expect(await mailsTo(email)).toHaveLength(2);
  app.setNow(TEST_NOW);
  expect((await app.call(rows.chooseGroupingOfCompany, { ...chosen, as: token })).status).toBe(403);
  expect((await app.call(rows.chooseGroupingOfCompany, { ...chosen, params: { id: admin.id } })).status).toBe(
    404,
  );
});

test("what is chosen holds for what is not invoiced yet: a week's bookings stand on one invoice of the run", async () => {
  const first = await makeWorkedBooking(app, { payment_deadline: 7 });
  const second = await makeWorkedBooking(app, { payment_deadline: 7, corporation_id: first.corporation_id });
  for (const { id } of [first, second]) await makeWorker(app, id);
  const invoices = async () => {
    const query = { weekNumber: "48", year: "2026" };
    const { bookings } = (await app.call(runEndpoints.invoiceRun, { as: admin.token, query })).body;
    const own = bookings.filter(({ corporation_id }) => corporation_id === first.corporation_id);
    return new Set(own.map(({ invoice }) => invoice)).size;
  };
  expect(await invoices()).toBe(2);
  const params = { id: first.corporation_id };
  await app.call(rows.chooseGroupingOfCompany, { as: admin.token, params, body: { grouping: "week" } });
  expect(await invoices()).toBe(1);
});
