import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deliveriesBy } from "#server/deliveries.ts";
import { documentEffect, payEffect } from "#server/features/invoicing/ledger/effects.ts";
import type { Database } from "#server/platform/database/database.ts";
import { openPostgres } from "#server/platform/database/postgres.ts";
import { createBilly } from "#server/platform/integrations/accounting/billy/billy.ts";
import { localPush } from "#server/platform/integrations/local.ts";
import { createGatewayApi } from "#server/platform/integrations/messaging/gateway-api.ts";
import { createSmtpMailer } from "#server/platform/integrations/messaging/smtp.ts";
import type { Channels } from "#server/platform/integrations/open.ts";
import { payrollServices } from "#server/platform/integrations/payroll/payroll-services.ts";
import { createZenegy } from "#server/platform/integrations/payroll/zenegy/zenegy.ts";
import { createWebhookSender } from "#server/platform/integrations/webhooks/post-webhook.ts";
import { createDelivery } from "#server/platform/outbox/deliver.ts";
import { createOutbox, type Effect } from "#server/platform/outbox/outbox.ts";
import { type BillyStandIn, startBilly } from "#tests/stand-ins/billy.ts";
import { type GatewayApiStandIn, startGatewayApi } from "#tests/stand-ins/gateway-api.ts";
import { type SmtpSink, startSmtpSink } from "#tests/stand-ins/smtp-sink.ts";
import { noteOf, startZenegy, type ZenegyStandIn, zenegySettings } from "#tests/stand-ins/zenegy.ts";
import * as make from "#tests/support/factories.ts";
import { deliverUpTo, endClaims, withBilly } from "#tests/support/fixtures/delivery.ts";
import { queuedWork } from "#tests/support/fixtures/pay.ts";
import { employeeWithPayData } from "#tests/support/fixtures/pay-data.ts";
import { makeCorporation } from "#tests/support/fixtures.ts";
import { emptyDatabase } from "#tests/support/postgres.ts";
import { createTestApp, TEST_NOW, type TestApp } from "#tests/support/test-app.ts";
import { startTcpProxy } from "#tests/tools/tcp-proxy.ts";
import { isThorough } from "#tests/tools/thorough.ts";

/** Tries that a delivery may need once the process lives again. */
const TRIES = 4;

interface Services {
  readonly smtp: string;
  readonly gateway: string;
  readonly billy: string;
  readonly zenegy: string;
}

/** An effect, how to see at the service what became of it, and what followed for us. */
interface Case {
  readonly effect: Effect;
  /** What the service holds of it: one name for each thing that is not the same thing again. */
  readonly found: () => unknown[];
  readonly isNoted?: () => Promise<unknown>;
}

describe.skipIf(!process.env.TEST_DATABASE_URL)("a delivery whose process dies", () => {
  let databaseUrl: string;
  let database: Database;
  let drop: () => Promise<void>;
  let app: TestApp;
  let smtp: SmtpSink;
  let gateway: GatewayApiStandIn;
  let billy: BillyStandIn;
  let zenegy: ZenegyStandIn;
  let services: Services;
  let number = 0;

  beforeAll(async () => {
    ({ url: databaseUrl, drop } = await emptyDatabase({ template: process.env.TEST_DATABASE_TEMPLATE }));
    database = await openPostgres(databaseUrl);
    app = await createTestApp({ database });
    [smtp, gateway] = await Promise.all([startSmtpSink(), startGatewayApi()]);
    [billy, zenegy] = await Promise.all([startBilly(), startZenegy()]);
    services = { smtp: smtp.url, gateway: gateway.url, billy: billy.url, zenegy: zenegy.url };
  });
  afterAll(async () => {
    await Promise.all([smtp, gateway, billy, zenegy].map((standIn) => standIn?.close()));
    await app?.close();
    await drop?.();
  });

  it.for([
    ["e-mail", email],
    ["SMS", sms],
    ["invoice", invoice],
    ["pay line", () => payLine()],
    // What delivers an invoice and a pay line delivers these.
    ["electronic invoice", electronicInvoice, isThorough],
    ["credit note", creditNote, isThorough],
    ["difference in pay", () => payLine("difference", -1.5), isThorough],
  ] as const)(
    "at whichever step of it: the %s has one effect",
    async ([name, prepare, isWanted = true], { skip }) => {
      skip(!isWanted, "is part of the thorough run");
      let steps = 0;
      let repeated = 0;
      for (let hasDied = true; hasDied; steps += 1) {
        const { effect, found, isNoted } = await prepare();
        const id = await queue(effect);
        hasDied = await dieAfter(steps, id);
        await deliverAgain(id);
        const things = found();
        expect(new Set(things).size, `after ${steps} steps`).toBe(1);
        if (isNoted) expect(await isNoted(), `after ${steps} steps`).toBeTruthy();
        repeated += things.length - 1;
      }
      console.log(`${name}: ${steps} steps, ${repeated} of them handed the service the same thing again`);
      // It is taken and noted by a statement each, two steps with their answers, and the service is asked between them.
      expect(steps).toBeGreaterThan(5);
    },
  );

  it("is never paid twice, and waits for a person, where Zenegy cannot say what it has", async () => {
    zenegy.listsRegistrations(false);
    const statuses = new Set<string>();
    for (let steps = 0, hasDied = true; hasDied; steps += 1) {
      const { effect, found } = await payLine();
      const id = await queue(effect);
      hasDied = await dieAfter(steps, id);
      const status = await deliverAgain(id);
      statuses.add(status);
      expect(found().length, `after ${steps} steps`).toBeLessThanOrEqual(1);
      if (status === "sent") expect(found()).toHaveLength(1);
    }
    zenegy.listsRegistrations(true);
    expect([...statuses].sort()).toEqual(["failed", "sent"]);
  });

  function deliveryOn(db: Database["db"], at: Services): (id: number) => Promise<void> {
    const channels: Channels = {
      mailer: createSmtpMailer({ url: at.smtp, from: "Vagtklar <hej@vagtklar.test>" }),
      sms: createGatewayApi({ token: gateway.token, sender: "Vagtklar", baseUrl: at.gateway }),
      push: localPush,
      payroll: payrollServices(createZenegy(zenegySettings(at.zenegy))),
      webhooks: createWebhookSender({ allowsPrivate: false }),
    };
    const own = withBilly(
      { ...app.services, db },
      createBilly({ senderUserId: "user-1", token: billy.token, baseUrl: at.billy }),
    );
    const deliver = createDelivery(own, deliveriesBy(own, channels));
    return (id) => deliverUpTo(own, id, deliver);
  }

  /**
   * Delivers in a process that is dead to the world after so many steps: a step is a piece of what it says to the
   * database or a service, or of what they answer. Answers whether it came to that.
   */
  async function dieAfter(steps: number, id: number): Promise<boolean> {
    let left = Number.POSITIVE_INFINITY;
    let hasDied = false;
    const mayPass = () => {
      hasDied ||= left === 0;
      left -= 1;
      return !hasDied;
    };
    const proxy = (url: string) => startTcpProxy(Number(new URL(url).port), mayPass);
    const proxies = await Promise.all([databaseUrl, ...Object.values(services)].map(proxy));
    const [toDatabase, ...toServices] = proxies;
    const through = Object.entries(services).map(([name, url], index) => [
      name,
      toServices[index]?.through(url),
    ]);
    const mortal = await openPostgres(toDatabase?.through(databaseUrl) ?? "");
    left = steps;
    await deliveryOn(mortal.db, Object.fromEntries(through))(id).catch(() => {});
    for (const one of proxies) one.close();
    await mortal.close();
    return hasDied;
  }

  /** The next process delivers it, 30 seconds later, until there is nothing more to do; answers what became of it. */
  async function deliverAgain(id: number): Promise<string> {
    await endClaims(app.db);
    const deliver = deliveryOn(database.db, services);
    for (let tries = 0; tries < TRIES; tries += 1) await deliver(id).catch(() => {});
    const row = app.db.selectFrom("outbox").select("status").where("id", "=", id);
    return (await row.executeTakeFirstOrThrow()).status;
  }

  async function queue(effect: Effect): Promise<number> {
    const outbox = createOutbox();
    await app.db.transaction().execute((tx) => outbox.queue(tx, [effect], TEST_NOW));
    const row = app.db.selectFrom("outbox").select("id").where("key", "=", effect.key);
    return (await row.executeTakeFirstOrThrow()).id;
  }

  async function email(): Promise<Case> {
    number += 1;
    const to = `anna${number}@example.test`;
    const effect: Effect = {
      ...{ key: `email:${number}`, channel: "email", subjectKey: `booking:${number}`, to },
      ...{ subject: "Tillykke", body: "Du er valgt", payload: { html: null, unsubscribeUrl: null } },
    };
    // Whoever receives a mail tells a repeat by its id.
    const messageId = (mail: string) => /^Message-ID: (.*)$/im.exec(mail)?.[1];
    return { effect, found: () => smtp.mails.filter((mail) => mail.includes(to)).map(messageId) };
  }

  async function sms(): Promise<Case> {
    number += 1;
    const key = `sms:${number}`;
    const effect: Effect = {
      key,
      channel: "sms",
      subjectKey: `booking:${number}`,
      to: "20304050",
      body: key,
    };
    // The gateway keeps our reference with the text.
    const texts = () => gateway.texts.filter(({ message }) => message === key);
    return { effect, found: () => texts().map(({ reference }) => reference) };
  }

  function invoice(): Promise<Case> {
    return invoiceFor("");
  }

  function electronicInvoice(): Promise<Case> {
    return invoiceFor("5790000000005");
  }

  /** Of an invoice that was accepted, with somebody on it, who is free again once the credit note is accepted. */
  async function creditNote(): Promise<Case> {
    const { effect, found, isNoted } = await invoiceFor("", "credit_note");
    const { documentId } = effect.payload as { documentId: number };
    const note = app.db.selectFrom("invoices").selectAll().where("document_id", "=", documentId);
    const { booking_id, credits } = await note.executeTakeFirstOrThrow();
    const { id: employee_id } = await make.employee(app.db);
    const own = { booking_id, employee_id, status: "selected" as const };
    const shift = await make.shift(app.db, { ...own, invoice_id: credits, invoice_state: "accepted" });
    const isFree = async () => {
      const stored = app.db.selectFrom("shifts").select("invoice_state").where("id", "=", shift.id);
      return (await stored.executeTakeFirstOrThrow()).invoice_state === null;
    };
    return { effect, found, isNoted: async () => (await isNoted?.()) && isFree() };
  }

  async function invoiceFor(ean: string, kind: "invoice" | "credit_note" = "invoice"): Promise<Case> {
    number += 1;
    // Otherwise each time there is one page more to look through, and one step more to die at.
    for (const list of [billy.invoices, billy.contacts, billy.contactPersons]) list.length = 0;
    const { corporation, booking: book } = await makeCorporation(app, { ean, name: `Firma ${number}` });
    const booking = await book();
    const of = { booking_id: booking.id, total: 401_600 };
    const credited = kind === "credit_note" ? await make.invoice(app.db, of) : null;
    const document = await make.queuedDocument(app.db, {
      ...of,
      kind,
      ...(credited && { credits: credited.id }),
    });
    const effect = documentEffect(document, corporation.name);
    const made = () => billy.invoices.filter(({ externalId }) => externalId === document.external_id);
    const handedOver = (billyId: string) =>
      [...billy.emails, ...billy.deliveries].filter((one) => one.invoiceId === billyId);
    const isNoted = async () => {
      const noted = app.db.selectFrom("invoice_documents").select("number").where("id", "=", document.id);
      return (await noted.executeTakeFirstOrThrow()).number === String(made()[0]?.invoiceNo);
    };
    // Made and handed over once each: a second of either is a thing of its own.
    const found = () =>
      made().flatMap(({ id, state }) => handedOver(id).map((one) => `${id} ${state} ${one.id}`));
    return { effect, found, isNoted };
  }

  async function payLine(kind: "pay" | "difference" = "pay", hours = 8): Promise<Case> {
    number += 1;
    const numbers = { cpr: String(1_111_110_000 + number), bankReg: "1234", bankAccount: "1234567890" };
    const employee = await employeeWithPayData(app, numbers);
    const booking = await (await makeCorporation(app)).booking();
    const own = { booking_id: booking.id, employee_id: employee.id };
    const shift = await make.shift(app.db, { ...own, status: "selected" });
    const { id: payLineId } = await app.db
      .insertInto("pay_lines")
      .values({
        ...{ booking_id: booking.id, shift_id: shift.id, kind },
        ...{ hours, hourly_wage: 19_200, amount: hours * 19_200, created_at: new Date(TEST_NOW) },
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const effect = payEffect(
      {
        ...{ payLineId, shiftId: shift.id, bookingId: booking.id, employeeId: employee.id },
        ...{ name: "Tjener", hours, hourlyWage: 19_200, ...queuedWork("Tjener", hours) },
      },
      "Anna Krogh",
    );
    const isNoted = async () => {
      const noted = app.db.selectFrom("employees").select("zenegy_uid").where("id", "=", employee.id);
      const people = zenegy.employees.filter(({ employeeNumber }) => employeeNumber === String(employee.id));
      return people.length === 1 && (await noted.executeTakeFirstOrThrow()).zenegy_uid === people[0]?.uid;
    };
    const isOfIt = (one: object) => noteOf({ ...one }).endsWith(`[ledger-pay:${payLineId}]`);
    const found = () => zenegy.registrations.flatMap((one, place) => (isOfIt(one) ? [place] : []));
    return { effect, found, isNoted };
  }
});
