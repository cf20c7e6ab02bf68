import { createHmac } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { messageEndpoints } from "#contract/messages/message.endpoints.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { testAdmin, testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW, type TestApp } from "#tests/support/test-app.ts";

const SECRET = "et langt hemmeligt ord";
const app = testApp({ settings: { smsReportSecret: SECRET } });
const closed = testApp();
const admin = testAdmin(app);
let key: string;

beforeEach(async () => {
  key = `sms:${crypto.randomUUID()}`;
  const effect = { key, channel: "sms", subjectKey: "booking:1", to: "20304050", subject: "", body: "Tekst" };
  await inTransaction(app.db, (tx) =>
    app.services.outbox.queue(tx, [{ ...effect, channel: "sms" }], TEST_NOW),
  );
  await app.db
    .updateTable("outbox")
    .set({ status: "sent", reference: "01JN" })
    .where("key", "=", key)
    .execute();
});

const at = (second: number) => `2026-11-24T10:00:${String(second).padStart(2, "0")}.000000Z`;

function bodyOf(status: string, status_at = at(1), reference = key): string {
  const event = { msg_id: "01JN", recipient: 4520304050, reference, status, status_at, error: null };
  return JSON.stringify({ event_id: "e1", timestamp: status_at, event_type: "message.status.sms", event });
}

const sign = (body: string, secret = SECRET) => createHmac("sha256", secret).update(body).digest("hex");

async function post(body: string, signature: string | undefined = `v1=${sign(body)}`, on: TestApp = app) {
  const headers = {
    "content-type": "application/json",
    host: "localhost",
    ...(signature ? { signature } : {}),
  };
  return (await on.app.inject({ method: "POST", url: "/api/sms/delivery-reports", headers, payload: body }))
    .statusCode;
}

async function shown() {
  const { body } = await app.call(messageEndpoints.outbox, { as: admin.token, query: {} });
  const row = body.find((one) => one.key === key);
  return row && [row.status, row.report];
}

describe("a report on an SMS", () => {
  test("stands on the message", async () => {
    expect(await shown()).toEqual(["sent", null]);
    expect(await post(bodyOf("ENROUTE"))).toBe(200);
    expect(await shown()).toEqual(["sent", "on_its_way"]);
    expect(await post(bodyOf("DELIVERED", at(2)))).toBe(200);
    expect(await shown()).toEqual(["sent", "delivered"]);
  });

  test("that says that it did not arrive stands there too", async () => {
    for (const status of ["UNDELIVERABLE", "EXPIRED", "REJECTED", "DELETED"]) {
      await app.db
        .updateTable("outbox")
        .set({ report: null, reported_at: null })
        .where("key", "=", key)
        .execute();
      expect(await post(bodyOf(status))).toBe(200);
      expect(await shown()).toEqual(["sent", "not_delivered"]);
    }
  });

  test("that nobody has signed, or another, or for other words, is refused and changes nothing", async () => {
    const body = bodyOf("DELIVERED");
    const forged = [
      "",
      sign(body),
      `v1=${sign(body, "another secret of theirs")}`,
      `v1=${sign(bodyOf("ENROUTE"))}`,
      `v1=${sign(body).slice(0, 40)}`,
      `v2=${sign(body)}`,
    ];
    for (const signature of forged) expect(await post(body, signature || "none")).toBe(401);
    expect(await post(body.replace("DELIVERED", "REJECTED"), `v1=${sign(body)}`)).toBe(401);
    expect(await shown()).toEqual(["sent", null]);
  });

  test("that comes again or late changes nothing", async () => {
    await post(bodyOf("DELIVERED", at(5)));
    expect(await post(bodyOf("ENROUTE", at(3)))).toBe(200);
    expect(await post(bodyOf("EXPIRED", at(9)))).toBe(200);
    expect(await post(bodyOf("DELIVERED", at(5)))).toBe(200);
    expect(await shown()).toEqual(["sent", "delivered"]);
  });

  test("of somebody else's message, of another kind, or unreadable is taken and dropped", async () => {
    const other = JSON.stringify({ event_type: "message.status.rcs", event: {} });
    for (const body of [
      bodyOf("DELIVERED", at(1), "sms:none"),
      bodyOf("UNKNOWN"),
      bodyOf("DELIVERED", "soon"),
      other,
      "[",
      "",
    ]) {
      expect(await post(body)).toBe(200);
    }
    expect(await shown()).toEqual(["sent", null]);
  });

  test("that is far too long is refused", async () => {
    expect(await post("x".repeat(30_000))).toBe(413);
  });

  test("is nowhere to be sent without a secret", async () => {
    const body = bodyOf("DELIVERED");
    expect(await post(body, `v1=${sign(body, "")}`, closed)).toBe(404);
  });
});
