import { describe, expect, test } from "vitest";
import { createGatewayApi } from "#server/platform/integrations/messaging/gateway-api.ts";
import { createSmtpMailer } from "#server/platform/integrations/messaging/smtp.ts";
import { startGatewayApi } from "#tests/stand-ins/gateway-api.ts";
import { startSmtpSink } from "#tests/stand-ins/smtp-sink.ts";
import { endClaims, testDelivery, testStandIn } from "#tests/support/fixtures/delivery.ts";
import { testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";
import { layOut } from "#texts/da/templates/email/layout.ts";
import { claimDue } from "./attempt.queries.ts";
import { findOutboxRow } from "./outbox.queries.ts";

const app = testApp();
const gateway = testStandIn(startGatewayApi);
const smtp = testStandIn(startSmtpSink);
const { deliver, queue, sendAgain, statusOf } = testDelivery(app, () => ({
  mailer: createSmtpMailer({ url: smtp.url, from: "Vagtklar <hej@vagtklar.test>" }),
  sms: createGatewayApi({ token: gateway.token, sender: "Vagtklar", baseUrl: gateway.url }),
}));
const unconfigured = testDelivery(app);
const nowhere = testDelivery(app, () => ({ mailer: null, sms: null }));
let number = 0;

function sms(subjectKey: string, body: string): Promise<number> {
  number += 1;
  return queue({ key: `sms:${number}`, channel: "sms", subjectKey, to: "20304050", body });
}

const textsSent = () => gateway.texts.map(({ message }) => message);

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
    await sendAgain(id);
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

  test("is claimed once where two look at the same moment, and the next of its subject only behind it", async () => {
    const [first, second] = [await sms("booking:20", "den ene"), await sms("booking:20", "den anden")];
    const due = { channel: "sms", subjectKey: "booking:20", limit: 5, now: TEST_NOW } as const;
    const claimed = (await Promise.all([claimDue(app.db, due), claimDue(app.db, due)])).flat();
    expect(claimed.map(({ id, attempts }) => [id, attempts])).toEqual([[first, 1]]);
    await expect(deliver(second)).rejects.toThrow("nothing of booking:20 is due");
    await endClaims(app.db);
    await deliver(second);
    expect(textsSent().slice(-2)).toEqual(["den ene", "den anden"]);
  });

  test("of each of many subjects that are delivered at the same moment is sent, whatever becomes of the others", async () => {
    const ids: number[] = [];
    for (let lane = 30; lane < 40; lane++) ids.push(await sms(`booking:${lane}`, `bane ${lane}`));
    gateway.fail("unavailable", { times: 1 });
    const done = await Promise.allSettled(ids.map((id) => deliver(id)));
    const statuses = await Promise.all(ids.map(statusOf));
    expect(statuses.filter((status) => status === "sent")).toHaveLength(9);
    expect(done.map(({ status }) => status === "fulfilled")).toEqual(statuses.map((one) => one === "sent"));
    await Promise.all(ids.map((id) => deliver(id)));
    const lanes = textsSent().filter((text) => String(text).startsWith("bane "));
    expect(lanes.toSorted()).toEqual(ids.map((_, lane) => `bane ${lane + 30}`));
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

describe("a mail", () => {
  const mail = (key: string, to: string) =>
    queue({ key, channel: "email", subjectKey: `to:${to}`, to, subject: "Hej", body: "Hej" });
  const idsOf = (to: string) =>
    smtp.mails.filter((raw) => raw.includes(`To: ${to}`)).map((raw) => /^Message-ID: (.*)$/im.exec(raw)?.[1]);

  test("that was cut after it was accepted is sent again under the same message id", async () => {
    const id = await mail("email:cut", "cut@example.test");
    smtp.dropNextAnswer();
    await expect(deliver(id)).rejects.toThrow("broke off");
    expect(await findOutboxRow(app.db, id)).toMatchObject({
      status: "queued",
      problem: "unclear",
      failures: 1,
    });
    await deliver(id);
    const [first, second, ...more] = idsOf("cut@example.test");
    expect(first).toMatch(/^<[0-9a-f]{32}@vagtklar\.test>/);
    expect(second).toBe(first);
    expect(more).toEqual([]);
    const other = await mail("email:other", "other@example.test");
    await deliver(other);
    expect(idsOf("other@example.test")[0]).not.toBe(first);
  });

  test("that an admin sends again keeps its message id too", async () => {
    const id = await mail("email:again", "again@example.test");
    smtp.dropNextAnswer();
    await deliver(id, true);
    expect(await statusOf(id)).toBe("failed");
    await sendAgain(id);
    await deliver(id);
    expect(new Set(idsOf("again@example.test")).size).toBe(1);
    expect(idsOf("again@example.test")).toHaveLength(2);
  });
});

describe("a text", () => {
  test("has the same reference each time, so that a repeat can be told at the gateway", async () => {
    const id = await sms("booking:ref", "igen");
    gateway.fail("commit_and_drop", { times: 1 });
    await expect(deliver(id)).rejects.toThrow("GatewayAPI");
    await deliver(id);
    const references = gateway.texts.filter(({ message }) => message === "igen").map((one) => one.reference);
    expect(references).toHaveLength(2);
    expect(new Set(references).size).toBe(1);
  });

  test("waits while the gateway refuses us, past its last try, and keeps its place", async () => {
    const first = await sms("booking:key", "låst ude");
    const second = await sms("booking:key", "lige efter");
    gateway.fail("no_access", { times: 2 });
    await expect(deliver(second, true)).rejects.toThrow("access was refused");
    await expect(deliver(second, true)).rejects.toThrow("access was refused");
    expect(await findOutboxRow(app.db, first)).toMatchObject({
      status: "queued",
      problem: "access_refused",
      failures: 0,
      last_error: "GatewayAPI: send SMS: access was refused (401)",
    });
    await deliver(second, true);
    expect(textsSent().slice(-2)).toEqual(["låst ude", "lige efter"]);
    expect(await findOutboxRow(app.db, first)).toMatchObject({
      status: "sent",
      problem: null,
      last_error: "",
    });
  });

  test("that stops the process again and again is given up", async () => {
    const id = await sms("booking:poison", "gift");
    await app.db
      .updateTable("outbox")
      .set({ status: "sending", failures: 11 })
      .where("id", "=", id)
      .execute();
    await deliver(id);
    expect(await findOutboxRow(app.db, id)).toMatchObject({ status: "failed", problem: "interrupted" });
    expect(textsSent()).not.toContain("gift");
  });
});

describe("a secret link", () => {
  const link = "https://vagtklar.test/confirmResetPassword/hemmelighed";
  const mail = (key: string, to: string, expiresAt?: number) =>
    queue({
      ...{ key, channel: "email", subjectKey: `to:${to}`, to, subject: "Link", expiresAt },
      ...letterWithLink(key, link),
    });
  function letterWithLink(key: string, secret: string) {
    const action = { label: "Åbn", link: secret, isSecret: true };
    const {
      text,
      html,
      secret: link,
    } = layOut({ subject: "Link", greeting: "Hej", paragraphs: [], action }, app.services.settings.brand);
    const linkEncrypted = app.services.secrets.encrypt(link ?? "", "outbox.link_encrypted", key);
    return { body: text, payload: { html, unsubscribeUrl: null }, linkEncrypted };
  }
  const stored = async (id: number) => JSON.stringify(await findOutboxRow(app.db, id));

  test("is in the mail, never readable in the outbox, and gone from it afterwards", async () => {
    const id = await mail("email:link", "link@example.test");
    expect(await stored(id)).not.toContain("hemmelighed");
    await deliver(id);
    const raw = smtp.mails.at(-1) ?? "";
    expect(raw.replaceAll("=\r\n", "").split(link)).toHaveLength(3);
    expect(raw).not.toContain("[hemmeligt link]");
    expect(await findOutboxRow(app.db, id)).toMatchObject({
      status: "sent",
      link_encrypted: null,
      has_secret: true,
    });
  });

  test("is gone when the message is given up", async () => {
    const id = await mail("email:link-2", "link2@example.test");
    smtp.answerReceivers("550 nobody");
    await deliver(id);
    smtp.answerReceivers(null);
    expect(await findOutboxRow(app.db, id)).toMatchObject({
      status: "failed",
      problem: "bad_recipient",
      link_encrypted: null,
    });
  });

  test("that has run out by then is not sent", async () => {
    const id = await mail("email:link-3", "link3@example.test", TEST_NOW);
    const sent = smtp.mails.length;
    await deliver(id);
    expect(smtp.mails).toHaveLength(sent);
    expect(await findOutboxRow(app.db, id)).toMatchObject({ status: "failed", problem: "expired" });
  });
});

test("what production has no service for waits and is not called sent", async () => {
  const id = await sms("booking:nowhere", "bliver her");
  const mail = await queue({
    key: "email:nowhere",
    channel: "email",
    subjectKey: "x",
    to: "a@b.test",
    body: "x",
  });
  for (const row of [id, mail]) {
    await expect(nowhere.deliver(row, true)).rejects.toThrow("is not configured");
    expect(await findOutboxRow(app.db, row)).toMatchObject({ status: "queued", problem: "not_configured" });
  }
});

test("what a try-out has no service for stays readable in the outbox and counts as sent", async () => {
  const id = await sms("booking:8", "kun i udbakken");
  await unconfigured.deliver(id, false);
  expect(await statusOf(id)).toBe("sent");
  expect(textsSent()).not.toContain("kun i udbakken");
});
