import { beforeAll, beforeEach, expect, test } from "vitest";
import { companyInvoiceEndpoints } from "#contract/invoicing/company-invoice.endpoints.ts";
import { invoiceDocumentEndpoints } from "#contract/invoicing/invoice-document.endpoints.ts";
import { createSmtpMailer } from "#server/platform/integrations/messaging/smtp.ts";
import { startSmtpSink } from "#tests/stand-ins/smtp-sink.ts";
import { testDelivery, testStandIn } from "#tests/support/fixtures/delivery.ts";
import { testTable } from "#tests/support/fixtures/ledger/table.ts";
import { makeWorkedBooking, makeWorker, sendProposed } from "#tests/support/fixtures/money.ts";
import { readPdf } from "#tests/support/read-pdf.ts";

const { app, economic, admins, chooseAccounting } = testTable();
const smtp = testStandIn(startSmtpSink);
const { deliver } = testDelivery(app, () => ({
  accounting: app.services.integrations.accounting,
  mailer: createSmtpMailer({ url: smtp.url, from: "Vagtklar <hej@vagtklar.test>" }),
}));
beforeAll(() => chooseAccounting("economic"));
beforeEach(() => {
  smtp.mails.length = 0;
});

/** An invoice of one booking, made at e-conomic, and the mail of it that waits. */
async function madeAtEconomic(company: object = {}) {
  const booking = await makeWorkedBooking(app, { payment_deadline: 7 });
  const { id } = await app.db
    .updateTable("corporations")
    .set({ billing_email: "bogholder@strand.test", ...company })
    .where("id", "=", booking.corporation_id)
    .returning("id")
    .executeTakeFirstOrThrow();
  await makeWorker(app, booking.id);
  expect((await sendProposed(app, admins[0], booking.id)).status).toBe(200);
  const queued = await app.db
    .selectFrom("outbox")
    .select("id")
    .where("channel", "=", "accounting")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  await deliver(queued.id);
  const document = await app.db
    .selectFrom("invoice_documents")
    .selectAll()
    .where("corporation_id", "=", id)
    .executeTakeFirstOrThrow();
  const mail = await app.db
    .selectFrom("outbox")
    .select(["id", "recipient", "subject", "status"])
    .where("key", "=", `invoice-mail:${document.id}`)
    .executeTakeFirst();
  return { document, mail, token: await app.signIn({ kind: "corporation", id }) };
}

const pdfOf = async (id: number) => {
  const answer = await app.call(invoiceDocumentEndpoints.documentPdf, { as: admins[0], params: { id } });
  return { ...answer, content: Buffer.from(answer.body.content ?? "", "base64") };
};

test("an invoice that its service does not mail is mailed by us, with the service's PDF", async () => {
  const { document, mail } = await madeAtEconomic();
  expect(document).toMatchObject({ vendor: "economic", delivery: null });
  expect(mail).toMatchObject({ recipient: "bogholder@strand.test" });
  expect(mail?.subject).toBe(`Faktura ${document.number} fra Vagtklar ApS`);
  await deliver(mail?.id ?? 0);
  const [sent] = smtp.mails;
  expect(sent).toContain(`filename=faktura-${document.number}.pdf`);
  expect(sent).toContain(Buffer.from(`%PDF-1.4 ${document.number}`).toString("base64"));
});

test("an invoice that goes to an EAN is mailed by nobody", async () => {
  const { document, mail } = await madeAtEconomic({ ean: "5790000123452" });
  expect(document.delivery).toBe("sent");
  expect(mail).toBeUndefined();
});

test("a mail waits while its service is away, and goes once with the service's PDF", async () => {
  const { document, mail } = await madeAtEconomic();
  economic.fail("unavailable", { times: 1 });
  await expect(deliver(mail?.id ?? 0)).rejects.toThrow("e-conomic");
  expect(smtp.mails).toEqual([]);
  await deliver(mail?.id ?? 0);
  expect(smtp.mails).toHaveLength(1);
  expect(smtp.mails[0]).toContain(Buffer.from(`%PDF-1.4 ${document.number}`).toString("base64"));
});

test("office and company get the same file, and a sentence while the service is away", async () => {
  const { document, token } = await madeAtEconomic();
  const params = { id: document.id };
  const own = () => app.call(companyInvoiceEndpoints.ownInvoicePdf, { as: token, params });
  expect((await pdfOf(document.id)).content.toString()).toBe(`%PDF-1.4 ${document.number}`);
  expect((await own()).body.content).toBe((await pdfOf(document.id)).body.content);
  economic.fail("unavailable", { times: 2 });
  expect(await pdfOf(document.id)).toMatchObject({ status: 503, body: { code: "service_down" } });
  expect(await own()).toMatchObject({ status: 503, body: { code: "invoice_file_away" } });
});

test("what a service gives no file of is drawn from the stored document, under the service's number", async () => {
  const { document } = await madeAtEconomic({ name: "Hotel Strand" });
  economic.booked.length = 0;
  const { content } = await pdfOf(document.id);
  const text = (await readPdf(content)).pages.join("\n");
  for (const words of [document.number ?? "", "Hotel Strand", "Vagtklar ApS", "2.008,00"]) {
    expect(text).toContain(words);
  }
});
