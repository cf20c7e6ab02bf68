import { describe, expect, test } from "vitest";
import { createGatewayApi } from "#server/platform/integrations/messaging/gateway-api.ts";
import { createSmtpMailer } from "#server/platform/integrations/messaging/smtp.ts";
import { startGatewayApi } from "#tests/stand-ins/gateway-api.ts";
import { startSmtpSink } from "#tests/stand-ins/smtp-sink.ts";
import { testDelivery, testStandIn } from "#tests/support/fixtures/delivery.ts";
import { testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";
import { findOutboxRow } from "./queries.ts";

const app = testApp();
const gateway = testStandIn(startGatewayApi);
const smtp = testStandIn(startSmtpSink);
const { deliver, queue, sendAgain, statusOf } = testDelivery(app, () => ({
  mailer: createSmtpMailer({ url: smtp.url, from: "Vagtklar <hej@vagtklar.test>" }),
  sms: createGatewayApi({ token: gateway.token, sender: "Vagtklar", baseUrl: gateway.url }),
}));
const unconfigured = testDelivery(app);
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

test("what is not configured stays readable in the outbox and counts as sent", async () => {
  const id = await sms("booking:8", "kun i udbakken");
  await unconfigured.deliver(id, false);
  expect(await statusOf(id)).toBe("sent");
  expect(textsSent()).not.toContain("kun i udbakken");
});
