import { afterEach, describe, expect, test, vi } from "vitest";
import { deliveriesBy } from "#server/deliveries.ts";
import { documentEffect, payEffect } from "#server/features/invoicing/ledger/effects.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { createSmtpMailer } from "#server/platform/integrations/messaging/smtp.ts";
import type { Channels } from "#server/platform/integrations/open.ts";
import { payrollServices } from "#server/platform/integrations/payroll/payroll-services.ts";
import type { Effect, Outbox } from "#server/platform/outbox/outbox.ts";
import { type GatewayApiStandIn, startGatewayApi } from "#tests/stand-ins/gateway-api.ts";
import { startSmtpSink } from "#tests/stand-ins/smtp-sink.ts";
import { freshDatabase } from "#tests/support/database.ts";
import * as make from "#tests/support/factories.ts";
import { withBilly } from "#tests/support/fixtures/delivery.ts";
import { queuedWork } from "#tests/support/fixtures/pay.ts";
import { employeeWithPayData } from "#tests/support/fixtures/pay-data.ts";
import { makeCorporation } from "#tests/support/fixtures.ts";
import { createTestApp, TEST_NOW, type TestApp } from "#tests/support/test-app.ts";
import { claimDue } from "./attempt.queries.ts";
import { createWorkers, type WorkerOptions, type Workers } from "./workers.ts";

const hasty: WorkerOptions = { poll: 500, firstRetry: 1, tries: 2 };
/** The clock goes on while these tests wait. */
let ticking: NodeJS.Timeout;
const patience = { timeout: 40_000, interval: 50 };

let app: TestApp;
let gateway: GatewayApiStandIn;
let workers: Workers;
let outbox: Outbox;
let timing: WorkerOptions;

/** The product with workers of its own, not delivering yet, and a gateway that listens. */
async function open(options: WorkerOptions = hasty): Promise<void> {
  const database = await freshDatabase();
  gateway = await startGatewayApi();
  const gatewayApi = { token: gateway.token, sender: "Vagtklar", baseUrl: gateway.url };
  workers = createWorkers();
  timing = options;
  app = await createTestApp({ database, settings: { gatewayApi }, wake: workers.wake });
  outbox = app.services.outbox;
  const begun = performance.now();
  ticking = setInterval(() => app.setNow(TEST_NOW + performance.now() - begun), 20);
}

afterEach(async () => {
  clearInterval(ticking);
  await workers.stop();
  await gateway.close();
  await app.close();
});

const start = (channels: Partial<Channels> = {}, services = app.services) =>
  workers.start(
    services,
    deliveriesBy(services, { ...(app.services.integrations as unknown as Channels), ...channels }),
    timing,
  );
const sms = (key: string, subjectKey: string): Effect => ({
  key,
  channel: "sms",
  subjectKey,
  to: "20304050",
  body: key,
});
const texts = () => gateway.texts.map(({ message }) => message);

test("what was queued before the start is delivered after it, in order per subject", async () => {
  await open();
  const keys = Array.from({ length: 12 }, (_, number) => `tekst ${number}`);
  await inTransaction(app.db, async (tx) => {
    for (const [number, key] of keys.entries()) {
      await outbox.queue(tx, [sms(key, `booking:${number % 2}`)], TEST_NOW);
    }
  });
  await start();
  await vi.waitFor(() => expect(texts()).toHaveLength(keys.length), patience);
  const ofSubject = (parity: number) => keys.filter((_, number) => number % 2 === parity);
  expect(texts().filter((text) => ofSubject(0).includes(String(text)))).toEqual(ofSubject(0));
  expect(texts().filter((text) => ofSubject(1).includes(String(text)))).toEqual(ofSubject(1));
});

test("an effect goes the way of its transaction", async () => {
  await open();
  await start();
  const undone = inTransaction(app.db, async (tx) => {
    await outbox.queue(tx, [sms("fortrudt", "booking:1")], TEST_NOW);
    throw new Error("changed my mind");
  });
  await expect(undone).rejects.toThrow("changed my mind");
  await inTransaction(app.db, (tx) => outbox.queue(tx, [sms("sendt", "booking:1")], TEST_NOW));
  await vi.waitFor(() => expect(texts()).toEqual(["sendt"]), patience);
});

test("a gateway that is down is asked again, and after the last try the row waits for an admin", async () => {
  await open();
  gateway.fail("unavailable", { times: 2 });
  await inTransaction(app.db, (tx) => outbox.queue(tx, [sms("til admin", "booking:1")], TEST_NOW));
  await start();
  const row = () => app.db.selectFrom("outbox").select(["status", "attempts"]).executeTakeFirst();
  await vi.waitFor(async () => expect(await row()).toEqual({ status: "failed", attempts: 2 }), patience);
  await inTransaction(app.db, (tx) => outbox.queue(tx, [sms("bagefter", "booking:1")], TEST_NOW));
  await vi.waitFor(() => expect(texts()).toEqual(["bagefter"]), patience);
});

test("a mail server that hangs delays neither SMS nor invoices nor pay", async () => {
  await open();
  const sink = await startSmtpSink();
  sink.keepSilent();
  const taken: string[] = [];
  const take = (name: string) => ({
    products: { rush: null, emergency: null },
    deliversByMail: true,
    lookUp: () => Promise.reject(new Error("not asked for")),
    downloadPdf: () => Promise.reject(new Error("not asked for")),
    sendInvoice: async () => ({
      invoiceId: name,
      number: name,
      url: null,
      dueDate: null,
      taken: taken.push(name),
    }),
    vendor: "zenegy" as const,
    sendPay: async () => ({ payrollId: name, taken: taken.push(name) }),
  });
  const mails = Array.from({ length: 20 }, (_, number) => ({
    ...{ key: `mail ${number}`, channel: "email" as const, subjectKey: `booking:${number}` },
    ...{ to: "anna@example.test", subject: "Hej", body: "Hej" },
  }));
  const money = await invoiceAndPay();
  await inTransaction(app.db, (tx) => outbox.queue(tx, mails, TEST_NOW));
  const services = withBilly(app.services, take("invoice"));
  await start(
    {
      // Far longer than what follows is waited for.
      mailer: createSmtpMailer({
        url: sink.url,
        from: "hej@vagtklar.test",
        timeout: 240_000,
        deadline: 240_000,
      }),
      payroll: payrollServices(take("pay")),
    },
    services,
  );
  await vi.waitFor(async () => expect(await statuses("email")).toContain("sending"), patience);
  await inTransaction(app.db, (tx) =>
    outbox.queue(tx, [sms("ikke forsinket", "booking:1"), ...money], TEST_NOW),
  );
  await vi.waitFor(() => {
    expect(texts()).toEqual(["ikke forsinket"]);
    expect(taken.sort()).toEqual(["invoice", "pay"]);
  }, patience);
  expect((await statuses("email")).filter((status) => status === "sending").length).toBeLessThanOrEqual(8);
  await sink.close();
});

test("what a service refused us goes out by itself once it lets us in, also past the last try", async () => {
  await open({ ...hasty, tries: 1 });
  gateway.fail("no_access", { times: 2 });
  await inTransaction(app.db, (tx) =>
    outbox.queue(tx, [sms("låst ude", "booking:1"), sms("og den næste", "booking:1")], TEST_NOW),
  );
  await start();
  await vi.waitFor(() => expect(texts()).toEqual(["låst ude", "og den næste"]), patience);
  expect(gateway.requests).toHaveLength(4);
});

describe("what waits long for its next try", () => {
  const slow: WorkerOptions = { ...hasty, firstRetry: 600, tries: 12 };

  /** Texts of two lanes that the gateway refused once each. */
  async function refuseTwo(): Promise<void> {
    await open(slow);
    gateway.fail("no_access", { times: 2 });
    await inTransaction(app.db, (tx) =>
      outbox.queue(tx, [sms("en", "booking:1"), sms("to", "booking:2")], TEST_NOW),
    );
    await start();
    await vi.waitFor(() => expect(gateway.requests).toHaveLength(2), patience);
    await vi.waitFor(async () => expect(await statuses("sms")).toEqual(["queued", "queued"]), patience);
  }
  const bothSent = () => vi.waitFor(() => expect(texts().sort()).toEqual(["en", "to"]), patience);

  test("is tried at once when an admin says so", async () => {
    await refuseTwo();
    await vi.waitFor(async () => {
      await inTransaction(app.db, (tx) => outbox.retryNow(tx, "sms"));
      expect(texts().sort()).toEqual(["en", "to"]);
    }, patience);
  });

  test("is tried at once when another gets through, since the service lets us in again", async () => {
    await refuseTwo();
    await inTransaction(app.db, (tx) => outbox.queue(tx, [sms("tre", "booking:3")], TEST_NOW));
    await vi.waitFor(() => expect(texts().sort()).toEqual(["en", "to", "tre"]), patience);
  });

  test("is tried at once after a restart, which may be what it waited for", async () => {
    await refuseTwo();
    await workers.stop();
    await start();
    await bothSent();
  });
});

async function statuses(channel: "email" | "sms"): Promise<string[]> {
  const rows = await app.db.selectFrom("outbox").select("status").where("channel", "=", channel).execute();
  return rows.map(({ status }) => status);
}

/** An invoice and a pay line of one booking, as effects that nobody has queued yet. */
async function invoiceAndPay(): Promise<Effect[]> {
  const { corporation, booking: book } = await makeCorporation(app);
  const { id: bookingId } = await book();
  const numbers = { cpr: "1111110000", bankReg: "1234", bankAccount: "1234567890" };
  const employee = await employeeWithPayData(app, numbers);
  const shift = await make.shift(app.db, {
    booking_id: bookingId,
    employee_id: employee.id,
    status: "selected",
  });
  const document = await make.queuedDocument(app.db, { booking_id: bookingId, total: 0 });
  const pay = {
    payLineId: 1,
    shiftId: shift.id,
    bookingId,
    employeeId: employee.id,
    name: "Tjener",
    hours: 8,
    hourlyWage: 19_200,
    ...queuedWork("Tjener"),
  };
  return [documentEffect(document, corporation.name), payEffect(pay, "Anna Krogh")];
}

test("two processes beside each other deliver everything once, in order per subject", async () => {
  await open();
  const others = createWorkers();
  const keys = Array.from({ length: 60 }, (_, number) => `tekst ${number}`);
  await inTransaction(app.db, (tx) =>
    outbox.queue(
      tx,
      keys.map((key, number) => sms(key, `booking:${number % 5}`)),
      TEST_NOW,
    ),
  );
  const channels = app.services.integrations as unknown as Channels;
  await Promise.all([start(), others.start(app.services, deliveriesBy(app.services, channels), timing)]);
  await vi.waitFor(() => expect(texts()).toHaveLength(keys.length), patience);
  await others.stop();
  for (const subject of [0, 1, 2, 3, 4]) {
    const own = keys.filter((_, number) => number % 5 === subject);
    expect(texts().filter((text) => own.includes(String(text)))).toEqual(own);
  }
});

test("what a process that died had in its hands is delivered by another once its claim has ended", async () => {
  await open();
  await inTransaction(app.db, (tx) => outbox.queue(tx, [sms("efterladt", "booking:1")], TEST_NOW));
  await claimDue(app.db, { channel: "sms", limit: 1, now: TEST_NOW });
  expect(await claimDue(app.db, { channel: "sms", limit: 1, now: TEST_NOW })).toEqual([]);
  await start();
  const rows = app.db.updateTable("outbox").set({ claimed_until: new Date(TEST_NOW) });
  await rows.execute();
  await vi.waitFor(() => expect(texts()).toEqual(["efterladt"]), patience);
  const row = app.db.selectFrom("outbox").select(["attempts", "failures", "may_have_arrived"]);
  expect(await row.executeTakeFirst()).toEqual({ attempts: 2, failures: 1, may_have_arrived: true });
});

test("what an undo delays waits, and so does what is behind it, until the undo has ended", async () => {
  await open();
  const { corporation: admin } = await makeCorporation(app);
  await inTransaction(app.db, async (tx) => {
    const undo = { kind: "approve", entity_id: 1, admin_id: admin.id, fingerprint: "" } as const;
    const until = TEST_NOW + 10_000;
    const { id: undoId } = await tx
      .insertInto("undos")
      .values({ ...undo, at: new Date(TEST_NOW), until: new Date(until) })
      .returning("id")
      .executeTakeFirstOrThrow();
    await outbox.delayed({ undoId, until }).queue(tx, [sms("fortrydes måske", "booking:1")], TEST_NOW);
    await outbox.queue(tx, [sms("bagved", "booking:1"), sms("en anden", "booking:2")], TEST_NOW);
  });
  await start();
  await vi.waitFor(() => expect(texts()).toEqual(["en anden"]), patience);
  clearInterval(ticking);
  app.setNow(TEST_NOW + 10_000);
  await vi.waitFor(() => expect(texts()).toEqual(["en anden", "fortrydes måske", "bagved"]), patience);
});
