import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createBilly } from "#server/integrations/accounting/billy.ts";
import { createSmtpMailer } from "#server/integrations/email/smtp.ts";
import { type Channels, openIntegrations } from "#server/integrations/open.ts";
import { createZenegy } from "#server/integrations/payroll/zenegy.ts";
import { createGatewayApi } from "#server/integrations/sms/gateway-api.ts";
import { createSecrets } from "#server/secrets.ts";
import { invoiceEffect, payEffect } from "#server/stores/invoicing.ts";
import { createOutbox, type Effect } from "#server/stores/outbox.ts";
import { findOutboxRow } from "#server/stores/outbox-delivery.ts";
import { inTransaction } from "#server/stores/transaction.ts";
import { type BillyStandIn, startBilly } from "#tests/stand-ins/billy.ts";
import { startGatewayApi } from "#tests/stand-ins/gateway-api.ts";
import { startSmtpSink } from "#tests/stand-ins/smtp-sink.ts";
import { startZenegy, type ZenegyStandIn } from "#tests/stand-ins/zenegy.ts";
import {
  makeBooking,
  makeCorporation,
  makeEmployee,
  makeShift,
  makeStaffType,
} from "#tests/support/factories.ts";
import { createTestApp, TEST_NOW, type TestApp } from "#tests/support/test-app.ts";
import { createDelivery } from "./deliver.ts";

const timeout = 300;
let app: TestApp;
let billy: BillyStandIn;
let zenegy: ZenegyStandIn;
let gateway: Awaited<ReturnType<typeof startGatewayApi>>;
let smtp: Awaited<ReturnType<typeof startSmtpSink>>;
let channels: Channels;
let deliver: ReturnType<typeof createDelivery>;
let number = 0;
/** Nobody is woken: the tests deliver by hand. */
const outbox = createOutbox(async () => {});

beforeAll(async () => {
  app = await createTestApp();
  billy = await startBilly();
  zenegy = await startZenegy();
  gateway = await startGatewayApi();
  smtp = await startSmtpSink();
  channels = {
    mailer: createSmtpMailer({ url: smtp.url, from: "Vagtklar <hej@vagtklar.test>", timeout }),
    sms: createGatewayApi({ token: gateway.token, sender: "Vagtklar", baseUrl: gateway.url, timeout }),
    accounting: createBilly({ token: billy.token, baseUrl: billy.url, timeout }),
    payroll: createZenegy({
      clientId: "id",
      clientSecret: "secret",
      refreshToken: "refresh-1",
      companyUid: "company-1",
      apiUrl: zenegy.url,
      authUrl: zenegy.url,
      timeout,
    }),
  };
  deliver = createDelivery(app.services, channels);
});
afterEach(() => {
  for (const service of [billy, zenegy, gateway]) service.recover();
});
afterAll(async () => {
  await Promise.all([billy.close(), zenegy.close(), gateway.close(), smtp.close()]);
  await app.close();
});

/** Queues an effect and answers its row's id. */
async function queue(effect: Effect): Promise<number> {
  await inTransaction(app.db, (tx) => outbox.queue(tx, effect, TEST_NOW));
  const row = await app.db
    .selectFrom("outbox")
    .select("id")
    .where("key", "=", effect.key)
    .executeTakeFirstOrThrow();
  return row.id;
}

function sms(subjectKey: string, body: string): Promise<number> {
  number += 1;
  return queue({ key: `sms:${number}`, channel: "sms", subjectKey, to: "20304050", body });
}

const textsSent = () => gateway.texts.map(({ message }) => message);
const statusOf = async (id: number) => (await findOutboxRow(app.db, id))?.status;

describe("a row of the outbox", () => {
  test("is sent once, however often it is woken", async () => {
    const id = await sms("booking:1", "én gang");
    await deliver(id, false);
    await deliver(id, false);
    expect(textsSent().filter((text) => text === "én gang")).toHaveLength(1);
    expect(await findOutboxRow(app.db, id)).toMatchObject({
      status: "sent",
      attempts: 1,
      sent_at: new Date(TEST_NOW),
    });
  });

  test("takes the earlier ones of its subject along, in their order", async () => {
    const ids = [
      await sms("booking:2", "først"),
      await sms("booking:2", "så"),
      await sms("booking:2", "til sidst"),
    ];
    await deliver(Number(ids[2]), false);
    expect(textsSent().slice(-3)).toEqual(["først", "så", "til sidst"]);
  });

  test("does not overtake an earlier one that could not be sent", async () => {
    const first = await sms("booking:3", "før");
    const second = await sms("booking:3", "efter");
    gateway.fail("unavailable", { times: 1 });
    await expect(deliver(second, false)).rejects.toThrow("GatewayAPI");
    expect(await statusOf(first)).toBe("queued");
    expect(await statusOf(second)).toBe("queued");
    expect(textsSent()).not.toContain("efter");
    await deliver(second, false);
    expect(textsSent().slice(-2)).toEqual(["før", "efter"]);
  });

  test("waits for an admin after its last try, and goes out when it is sent again", async () => {
    const id = await sms("booking:4", "endelig");
    gateway.fail("unavailable", { times: 1 });
    await deliver(id, true);
    const failed = await findOutboxRow(app.db, id);
    expect(failed?.status).toBe("failed");
    expect(failed?.last_error).toContain("503");
    await deliver(id, false);
    expect(textsSent()).not.toContain("endelig");
    await inTransaction(app.db, (tx) => outbox.sendAgain(tx, id));
    await deliver(id, false);
    expect(await statusOf(id)).toBe("sent");
  });

  test("that no service would ever take fails at once, and does not hold back the next", async () => {
    number += 1;
    const bad = await queue({
      key: `sms:${number}`,
      channel: "sms",
      subjectKey: "booking:5",
      to: "12",
      body: "x",
    });
    const good = await sms("booking:5", "videre");
    await deliver(good, false);
    expect(await statusOf(bad)).toBe("failed");
    expect(await statusOf(good)).toBe("sent");
  });

  test("that a process left behind while sending is taken up again", async () => {
    const id = await sms("booking:6", "genoptaget");
    await app.db.updateTable("outbox").set({ status: "sending", attempts: 1 }).where("id", "=", id).execute();
    await deliver(id, false);
    expect(await findOutboxRow(app.db, id)).toMatchObject({ status: "sent", attempts: 2 });
  });

  test("becomes an e-mail with its HTML", async () => {
    const id = await queue({
      key: "email:1",
      channel: "email",
      subjectKey: "booking:7",
      to: "anna@example.test",
      subject: "Tillykke",
      body: "Du er valgt",
      payload: { html: "<p>Du er valgt</p>", unsubscribeUrl: null },
    });
    await deliver(id, false);
    expect(await statusOf(id)).toBe("sent");
    expect(smtp.mails.at(-1)).toMatch(/^To: anna@example\.test/m);
    expect(smtp.mails.at(-1)).toContain("<p>Du er valgt</p>");
  });
});

describe("an invoice", () => {
  async function invoice() {
    const corporation = await makeCorporation(app.db);
    const staffType = await makeStaffType(app.db);
    const booking = await makeBooking(app.db, {
      corporation_id: corporation.id,
      staff_type_id: staffType.id,
    });
    const effect = invoiceEffect(
      {
        bookingId: booking.id,
        corporationId: corporation.id,
        entryDate: "2026-11-24",
        paymentTermsDays: 7,
        lines: [{ priority: 1, productId: "p", unitPrice: 251, quantity: 16, description: "Vagter" }],
        total: 401_600,
        note: "",
        mail: { subject: "Faktura", body: "Hej" },
      },
      corporation.name,
    );
    return { id: await queue(effect), bookingId: booking.id };
  }
  const madeFor = (bookingId: number) =>
    billy.invoices.filter(({ externalId }) => externalId === `VK-${bookingId}`);
  const bookingOf = (id: number) =>
    app.db.selectFrom("bookings").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

  test("marks its booking only when Billy has accepted it", async () => {
    const { id, bookingId } = await invoice();
    billy.fail("unavailable", { times: 1 });
    await expect(deliver(id, false)).rejects.toThrow("Billy");
    expect(await bookingOf(bookingId)).toMatchObject({ is_sent_to_billy: false, billy_invoice_id: null });
    await deliver(id, false);
    expect(await bookingOf(bookingId)).toMatchObject({
      is_sent_to_billy: true,
      billy_invoice_id: madeFor(bookingId)[0]?.id,
    });
  });

  test.each(["commit_and_drop", "slow"] as const)(
    "is made once when Billy's answer is lost (%s)",
    async (fault) => {
      const { id, bookingId } = await invoice();
      billy.fail(fault, { when: /^POST \/invoices$/, times: 1 });
      await expect(deliver(id, false)).rejects.toThrow("Billy");
      await deliver(id, false);
      expect(madeFor(bookingId)).toHaveLength(1);
      expect(await statusOf(id)).toBe("sent");
    },
  );

  test("is made once when the process dies between Billy's answer and our note of it", async () => {
    const { id, bookingId } = await invoice();
    await deliver(id, false);
    await app.db.updateTable("outbox").set({ status: "sending" }).where("id", "=", id).execute();
    await deliver(id, false);
    expect(madeFor(bookingId)).toHaveLength(1);
  });
});

describe("pay", () => {
  async function shiftOf(bookingId: number, changes: { cpr_encrypted?: string | null } = {}) {
    const secrets = createSecrets(app.services.settings.appSecret);
    const employee = await makeEmployee(app.db, {
      cpr_encrypted: secrets.encrypt(String(1_111_110_000 + number)),
      bank_reg_encrypted: secrets.encrypt("1234"),
      bank_account_encrypted: secrets.encrypt("1234567890"),
      ...changes,
    });
    number += 1;
    const shift = await makeShift(app.db, {
      booking_id: bookingId,
      employee_id: employee.id,
      status: "selected",
    });
    const line = {
      shiftId: shift.id,
      bookingId,
      employeeId: employee.id,
      name: "Tjener",
      hours: 8,
      hourlyWage: 19_200,
    };
    return { id: await queue(payEffect(line, "Anna Krogh")), shiftId: shift.id, employeeId: employee.id };
  }
  async function booking() {
    const corporation = await makeCorporation(app.db);
    const staffType = await makeStaffType(app.db);
    return makeBooking(app.db, { corporation_id: corporation.id, staff_type_id: staffType.id });
  }
  const isSent = async (bookingId: number) =>
    (
      await app.db
        .selectFrom("bookings")
        .select("is_sent_to_zenegy")
        .where("id", "=", bookingId)
        .executeTakeFirst()
    )?.is_sent_to_zenegy;
  const linesOf = (shiftId: number) =>
    zenegy.payLines.filter(({ name }) => String(name).endsWith(`[payroll:${shiftId}]`));

  test("marks its booking when the last line is accepted, and remembers the employee's id", async () => {
    const { id: bookingId } = await booking();
    const first = await shiftOf(bookingId);
    const second = await shiftOf(bookingId);
    await deliver(first.id, false);
    expect(await isSent(bookingId)).toBe(false);
    await deliver(second.id, false);
    expect(await isSent(bookingId)).toBe(true);
    const employee = await app.db
      .selectFrom("employees")
      .select("zenegy_uid")
      .where("id", "=", first.employeeId)
      .executeTakeFirstOrThrow();
    expect(employee.zenegy_uid).toMatch(/^uid-/);
  });

  test("is one line when Zenegy's answer is lost", async () => {
    const { id: bookingId } = await booking();
    const line = await shiftOf(bookingId);
    zenegy.fail("commit_and_drop", { when: /^POST .*paychecks$/, times: 1 });
    await expect(deliver(line.id, false)).rejects.toThrow("Zenegy");
    await deliver(line.id, false);
    expect(linesOf(line.shiftId)).toHaveLength(1);
  });

  test("is never paid twice where Zenegy cannot say whether it arrived", async () => {
    const { id: bookingId } = await booking();
    const line = await shiftOf(bookingId);
    zenegy.listsPayLines(false);
    zenegy.fail("commit_and_drop", { when: /^POST .*paychecks$/, times: 1 });
    await expect(deliver(line.id, false)).rejects.toThrow("Zenegy");
    await deliver(line.id, false);
    await inTransaction(app.db, (tx) => outbox.sendAgain(tx, line.id));
    await deliver(line.id, false);
    zenegy.listsPayLines(true);
    expect(linesOf(line.shiftId)).toHaveLength(1);
    expect(await statusOf(line.id)).toBe("failed");
  });

  test("without a CPR number waits for an admin and keeps all numbers out of the outbox", async () => {
    const { id: bookingId } = await booking();
    const line = await shiftOf(bookingId, { cpr_encrypted: null });
    await deliver(line.id, false);
    const row = await findOutboxRow(app.db, line.id);
    expect(row?.status).toBe("failed");
    expect(JSON.stringify(row)).not.toContain("1234567890");
  });
});

test("what is not configured stays readable in the outbox and counts as sent", async () => {
  const silent = createDelivery(app.services, openIntegrations(app.services.settings));
  const id = await sms("booking:8", "kun i udbakken");
  await silent(id, false);
  expect(await statusOf(id)).toBe("sent");
  expect(textsSent()).not.toContain("kun i udbakken");
});
