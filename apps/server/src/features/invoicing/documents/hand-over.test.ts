import { beforeAll, expect, test } from "vitest";
import { companyInvoiceEndpoints } from "#contract/invoicing/company-invoice.endpoints.ts";
import { invoiceDocumentEndpoints as rows } from "#contract/invoicing/invoice-document.endpoints.ts";
import * as make from "#tests/support/factories.ts";
import { testDelivery } from "#tests/support/fixtures/delivery.ts";
import { makeWorkedBooking, makeWorker, sendProposed } from "#tests/support/fixtures/money.ts";
import { checkUbl } from "#tests/support/fixtures/oioubl/check-ubl.ts";
import { testApp } from "#tests/support/fixtures.ts";

const app = testApp();
const { deliver } = testDelivery(app);
let admin: string;

beforeAll(async () => {
  const { id } = await make.corporation(app.db, { is_admin: true, contact_person: "Karen Lund" });
  admin = await app.signIn({ kind: "corporation", id });
});

/** An issued invoice of our own series to a company with this EAN. */
async function issued(ean: string) {
  const booking = await makeWorkedBooking(app, { payment_deadline: 7 });
  const { id } = await app.db
    .updateTable("corporations")
    .set({ ean, name: "Kommunens Køkken", ean_order_reference: "PO-2026" })
    .where("id", "=", booking.corporation_id)
    .returning("id")
    .executeTakeFirstOrThrow();
  await makeWorker(app, booking.id);
  await sendProposed(app, admin, booking.id);
  const queued = app.db.selectFrom("outbox").select("id").where("channel", "=", "accounting");
  await deliver((await queued.orderBy("id", "desc").executeTakeFirstOrThrow()).id);
  const token = await app.signIn({ kind: "corporation", id });
  const [invoice] = (await app.call(companyInvoiceEndpoints.ownInvoices, { as: token })).body;
  if (!invoice) throw new Error("there is no invoice");
  const params = { id: invoice.id };
  return {
    ...{ invoice, params },
    listed: async () => {
      const { documents } = (await app.call(rows.documents, { as: admin, query: {} })).body;
      return documents.find((one) => one.id === invoice.id);
    },
    seenByCompany: async () => {
      const [read] = (await app.call(companyInvoiceEndpoints.ownInvoices, { as: token })).body;
      return read?.ean_delivery;
    },
    say: (handed_over: boolean) =>
      app.call(rows.handOverDocument, { as: admin, params, body: { handed_over } }),
  };
}

const logged = async (id: number) => {
  const entries = app.db.selectFrom("audit_log").select("action").where("entity", "=", "invoice_document");
  const found = await entries.where("entity_id", "=", String(id)).orderBy("id").execute();
  return found.map(({ action }) => action);
};

test("an invoice to an EAN has a file that follows the schemas, with number, EAN and order number", async () => {
  const { invoice, params } = await issued("5790000123452");
  const { status, body } = await app.call(rows.electronicDocument, { as: admin, params });
  expect(status).toBe(200);
  expect(body).toMatchObject({ name: `faktura-${invoice.number}.xml`, media_type: "application/xml" });
  const xml = Buffer.from(body.content, "base64").toString();
  checkUbl(xml);
  for (const words of [`<cbc:ID>${invoice.number}</cbc:ID>`, ">5790000123452<", "<cbc:ID>PO-2026</cbc:ID>"]) {
    expect(xml).toContain(words);
  }
});

test("a document is handed over once, by whoever said so first, and that is taken back", async () => {
  const { params, listed, say, seenByCompany } = await issued("5790000123452");
  expect(await listed()).toMatchObject({ delivery: "by_hand", handed_over: null });
  const both = await Promise.all([say(true), say(true)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await listed()).toMatchObject({ delivery: "sent", handed_over: { by: "Karen Lund" } });
  expect(await seenByCompany()).toBe("sent");
  expect((await say(false)).body).toEqual({ delivery: "by_hand" });
  expect(await listed()).toMatchObject({ delivery: "by_hand", handed_over: null });
  expect(await logged(params.id)).toEqual(["hand_over", "take_back_hand_over"]);
});

test("what goes by mail has no file, and is not handed over", async () => {
  const { params, say } = await issued("");
  expect((await app.call(rows.electronicDocument, { as: admin, params })).status).toBe(404);
  expect((await say(true)).status).toBe(404);
});
