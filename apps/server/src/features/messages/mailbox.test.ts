import { beforeAll, describe, expect, test } from "vitest";
import { messageEndpoints as rows } from "#contract/messages/endpoints.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import type { Effect } from "#server/platform/outbox/outbox.ts";
import * as make from "#tests/support/factories.ts";
import { testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

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

async function queue(effect: Pick<Effect, "key" | "channel">, status: "queued" | "sent" | "failed") {
  const whole = { ...effect, subjectKey: "booking:1", to: "20304050", subject: "Emne", body: "Tekst" };
  await inTransaction(app.db, (tx) => app.services.outbox.queue(tx, [whole], TEST_NOW));
  await app.db.updateTable("outbox").set({ status }).where("key", "=", effect.key).execute();
}

const keys = async (query: {
  status?: "failed" | "sent";
  channel?: "email";
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

describe("sending again", () => {
  const idOf = async (key: string) =>
    (await app.db.selectFrom("outbox").select("id").where("key", "=", key).executeTakeFirstOrThrow()).id;

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
