import { expect, test } from "vitest";
import { inTransaction } from "#server/platform/database/database.ts";
import { testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";
import { deleteOldMessages } from "./delete-old-messages.ts";

const DAY = 86_400_000;
const app = testApp();

interface Message {
  readonly key: string;
  readonly channel?: "email" | "sms" | "accounting" | "payroll";
  readonly status?: "queued" | "sent" | "failed";
  readonly queuedDaysAgo: number;
  readonly sentDaysAgo?: number;
}

async function make(message: Message): Promise<void> {
  const { key, channel = "email", status = "sent", queuedDaysAgo, sentDaysAgo } = message;
  const texts = {
    to: "anna@example.test",
    subject: "Kære Anna",
    body: "Hej Anna",
    payload: { html: "<p>Anna</p>" },
  };
  const queuedAt = TEST_NOW - queuedDaysAgo * DAY;
  await inTransaction(app.db, (tx) =>
    app.services.outbox.queue(tx, [{ key, channel, subjectKey: "employee:1", ...texts }], queuedAt),
  );
  const sentAt = sentDaysAgo ?? (status === "sent" ? queuedDaysAgo : undefined);
  const sent_at = sentAt === undefined ? null : new Date(TEST_NOW - sentAt * DAY);
  await app.db.updateTable("outbox").set({ status, sent_at }).where("key", "=", key).execute();
}

test("e-mails and SMS lose recipient, subject and text after ninety days, and nothing else does", async () => {
  await make({ key: "old mail", queuedDaysAgo: 91 });
  await make({ key: "old text", channel: "sms", queuedDaysAgo: 91 });
  await make({ key: "given up", status: "failed", queuedDaysAgo: 91 });
  await make({ key: "young", queuedDaysAgo: 89 });
  await make({ key: "sent late", queuedDaysAgo: 91, sentDaysAgo: 80 });
  await make({ key: "waits", status: "queued", queuedDaysAgo: 400 });
  await make({ key: "invoice", channel: "accounting", queuedDaysAgo: 400 });
  await make({ key: "pay", channel: "payroll", queuedDaysAgo: 400 });
  await deleteOldMessages(app.services);
  const rows = await app.db.selectFrom("outbox").selectAll().orderBy("id").execute();
  const emptied = rows.filter(({ emptied_at }) => emptied_at !== null);
  expect(emptied.map(({ key }) => key)).toEqual(["old mail", "old text", "given up"]);
  expect(JSON.stringify(emptied)).not.toMatch(/anna/i);
  expect(emptied[0]).toMatchObject({
    status: "sent",
    subject_key: "employee:1",
    emptied_at: new Date(TEST_NOW),
  });
  for (const row of rows.filter(({ emptied_at }) => emptied_at === null)) expect(row.body).toBe("Hej Anna");
});

test("how long they are kept is a setting", async () => {
  await make({ key: "two days", queuedDaysAgo: 2 });
  const { settings } = app.services;
  await deleteOldMessages({ ...app.services, settings: { ...settings, messageRetentionDays: 3 } });
  const kept = () =>
    app.db.selectFrom("outbox").select("body").where("key", "=", "two days").executeTakeFirstOrThrow();
  expect(await kept()).toEqual({ body: "Hej Anna" });
  await deleteOldMessages({ ...app.services, settings: { ...settings, messageRetentionDays: 1 } });
  expect(await kept()).toEqual({ body: "" });
});
