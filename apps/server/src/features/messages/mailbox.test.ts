import type { Updateable } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { messageEndpoints as rows } from "#contract/messages/message.endpoints.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import type { Outbox } from "#server/platform/database/types.gen.ts";
import type { Effect } from "#server/platform/outbox/outbox.ts";
import * as make from "#tests/support/factories.ts";
import { testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";
import { refusals } from "#texts/da/common/errors.ts";

const app = testApp();
let admin: string;
let adminId: number;

beforeAll(async () => {
  adminId = (await make.corporation(app.db, { is_admin: true })).id;
  admin = await app.signIn({ kind: "corporation", id: adminId });
  await queue({ key: "email:old", channel: "email" }, "sent");
  await queue({ key: "sms:broken", channel: "sms" }, "failed");
  await queue({ key: "email:new", channel: "email" }, "queued");
});

async function queue(
  effect: Pick<Effect, "key" | "channel" | "linkEncrypted">,
  status: "queued" | "sent" | "failed",
  changes: Updateable<Outbox> = {},
) {
  const whole = { ...effect, subjectKey: "booking:1", to: "20304050", subject: "Emne", body: "Tekst" };
  await inTransaction(app.db, (tx) => app.services.outbox.queue(tx, [whole], TEST_NOW));
  await app.db
    .updateTable("outbox")
    .set({ status, ...changes })
    .where("key", "=", effect.key)
    .execute();
}

const keys = async (query: {
  status?: "failed" | "sent";
  channel?: "email";
  searchTerm?: string;
  limit?: string;
  offset?: string;
}) => {
  const { body } = await app.call(rows.outbox, { as: admin, query });
  return body.map(({ key }) => key);
};

describe("the mailbox", () => {
  test("shows what failed first, then the newest", async () => {
    expect(await keys({})).toEqual(["sms:broken", "email:new", "email:old"]);
    expect(await keys({ limit: "1", offset: "1" })).toEqual(["email:new"]);
  });

  test("narrows to a status and a channel", async () => {
    expect(await keys({ status: "sent" })).toEqual(["email:old"]);
    expect(await keys({ channel: "email" })).toEqual(["email:new", "email:old"]);
  });

  test("is searched by recipient, as it is shown, by subject and by text", async () => {
    expect(await keys({ searchTerm: "20 30 40 50" })).toEqual(["sms:broken"]);
    expect(await keys({ searchTerm: "EMNE tek", channel: "email" })).toEqual(["email:new", "email:old"]);
    expect(await keys({ searchTerm: "findes ikke" })).toEqual([]);
  });

  test("says which booking a row is about and what an invoice comes to, and nothing else of what it carries", async () => {
    const payload = JSON.stringify({ bookingId: 17, total: 163_250, note: "hemmelig" });
    await queue({ key: "ledger-invoice:9", channel: "accounting" }, "sent", { payload });
    const { body } = await app.call(rows.outbox, {
      as: admin,
      query: { searchTerm: "Emne", status: "sent" },
    });
    const row = body.find(({ key }) => key === "ledger-invoice:9");
    expect(row).toMatchObject({ booking_id: 17, amount: 1632.5 });
    expect(JSON.stringify(row)).not.toContain("hemmelig");
    expect(body.find(({ key }) => key === "email:old")).toMatchObject({
      booking_id: 1,
      employee_id: null,
      amount: null,
    });
    await app.db.deleteFrom("outbox").where("key", "=", "ledger-invoice:9").execute();
  });

  test("shows a message as it was queued", async () => {
    const { body } = await app.call(rows.outbox, { as: admin, query: { status: "failed" } });
    expect(body[0]).toMatchObject({
      channel: "sms",
      to: "20304050",
      subject: "Emne",
      body: "Tekst",
      created_at: new Date(TEST_NOW).toISOString(),
      sent_at: null,
    });
  });

  test("is for admins", async () => {
    const { id } = await make.corporation(app.db);
    const company = await app.signIn({ kind: "corporation", id });
    expect((await app.call(rows.outbox, { as: company })).status).toBe(403);
    const takenOver = await app.takeOver({ id: adminId, token: admin }, { kind: "corporation", id });
    expect((await app.call(rows.outbox, { as: takenOver })).status).toBe(403);
  });
});

const idOf = async (key: string) =>
  (await app.db.selectFrom("outbox").select("id").where("key", "=", key).executeTakeFirstOrThrow()).id;
const shown = async (key: string) => {
  const { body } = await app.call(rows.outbox, { as: admin, query: {} });
  return body.find((row) => row.key === key);
};

describe("an e-mail as its reader sees it", () => {
  const open = async (key: string) => app.call(rows.mail, { as: admin, params: { id: await idOf(key) } });

  test("is shown whole, and null for what is no e-mail", async () => {
    const payload = JSON.stringify({ html: "<p>Hej Anna</p>", unsubscribeUrl: null });
    await queue({ key: "email:shown", channel: "email" }, "sent", { payload });
    expect((await open("email:shown")).body).toEqual({ html: "<p>Hej Anna</p>" });
    await queue({ key: "sms:shown", channel: "sms" }, "sent", { payload });
    expect((await open("sms:shown")).body).toEqual({ html: null });
  });

  test("is refused once it is deleted, and for what is not there", async () => {
    await queue({ key: "email:gone", channel: "email" }, "sent", { emptied_at: new Date(TEST_NOW) });
    expect((await open("email:gone")).status).toBe(409);
    expect((await app.call(rows.mail, { as: admin, params: { id: 999_999 } })).status).toBe(404);
    await app.db
      .deleteFrom("outbox")
      .where("key", "in", ["email:shown", "sms:shown", "email:gone"])
      .execute();
  });
});

describe("sending again", () => {
  test("queues a failed row once and says who did", async () => {
    const id = await idOf("sms:broken");
    const first = await app.call(rows.sendAgain, { as: admin, params: { id } });
    expect(first).toMatchObject({ status: 200, body: { key: "sms:broken", status: "queued" } });
    expect((await app.call(rows.sendAgain, { as: admin, params: { id } })).status).toBe(409);
    const lines = await app.db
      .selectFrom("audit_log")
      .selectAll()
      .where("action", "=", "send_again")
      .execute();
    expect(lines).toMatchObject([{ actor_kind: "admin", actor_id: adminId, entity_id: String(id) }]);
  });

  test("is refused for what was sent, and for what is not there", async () => {
    const id = await idOf("email:old");
    expect((await app.call(rows.sendAgain, { as: admin, params: { id } })).status).toBe(409);
    expect((await app.call(rows.sendAgain, { as: admin, params: { id: 999_999 } })).status).toBe(404);
  });
});

describe("what an admin reads of a message that waits or was given up", () => {
  test("is a Danish reason, with the technical words beside it", async () => {
    await queue({ key: "pay:access", channel: "payroll" }, "queued", {
      problem: "access_refused",
      last_error: "Zenegy: refresh access: access was refused (400)",
    });
    expect(await shown("pay:access")).toMatchObject({
      reason:
        "Lønsystemet afviser vores adgang. Adgangen skal fornyes. Beskeden venter og sendes af sig selv, når det er i orden.",
      last_error: "Zenegy: refresh access: access was refused (400)",
      can_send_again: false,
    });
    expect((await shown("email:old"))?.reason).toBeNull();
  });

  test("is never a secret link, and such a message is not sent twice", async () => {
    const link = "https://vagtklar.test/confirmResetPassword/hemmelighed";
    const linkEncrypted = app.services.secrets.encrypt(link, "outbox.link_encrypted", "email:secret");
    await queue({ key: "email:secret", channel: "email", linkEncrypted }, "failed");
    const { text } = await app.call(rows.outbox, { as: admin, query: {} });
    expect(text).not.toContain("hemmelighed");
    expect(text).not.toContain(linkEncrypted);
    expect(await shown("email:secret")).toMatchObject({ has_secret: true, can_send_again: false });
    const answer = await app.call(rows.sendAgain, { as: admin, params: { id: await idOf("email:secret") } });
    expect(answer).toMatchObject({ status: 409 });
    expect(answer.text).toContain("Modtageren kan selv bede om et nyt.");
  });

  test("is that its text was deleted", async () => {
    await queue({ key: "email:emptied", channel: "email" }, "failed", { emptied_at: new Date(TEST_NOW) });
    expect(await shown("email:emptied")).toMatchObject({
      emptied_at: new Date(TEST_NOW).toISOString(),
      can_send_again: false,
    });
    const answer = await app.call(rows.sendAgain, { as: admin, params: { id: await idOf("email:emptied") } });
    expect(answer).toMatchObject({ status: 409, body: { message: refusals.message_deleted } });
  });
});

describe("the channels", () => {
  test("say that a try-out sends nothing, and what waits", async () => {
    const { body } = await app.call(rows.outboxChannels, { as: admin });
    expect(body.map(({ channel, state }) => [channel, state])).toEqual([
      ["email", "dry_run"],
      ["sms", "dry_run"],
      ["push", "dry_run"],
      // Neither needs an account: invoices are our own, pay is in the file; a row above says that a service refuses us.
      ["accounting", "ok"],
      ["payroll", "access_refused"],
    ]);
    expect(body.find(({ channel }) => channel === "payroll")?.waiting).toBe(1);
  });

  test("say in production which are not set up and which refuse us", async () => {
    const { settings } = app.services;
    Object.assign(settings, { production: true });
    const { body } = await app.call(rows.outboxChannels, { as: admin });
    Object.assign(settings, { production: false });
    expect(body.map(({ state }) => state)).toEqual([
      "not_configured",
      "not_configured",
      "not_configured",
      "ok",
      "access_refused",
    ]);
  });

  test("are tried at once when an admin says so, and it is written down who did", async () => {
    const params = { channel: "payroll" } as const;
    expect((await app.call(rows.tryNow, { as: admin, params })).status).toBe(200);
    const line = await app.db
      .selectFrom("audit_log")
      .selectAll()
      .where("action", "=", "try_now")
      .executeTakeFirstOrThrow();
    expect(line).toMatchObject({ actor_id: adminId, entity: "outbox_channel", entity_id: "payroll" });
  });
});
