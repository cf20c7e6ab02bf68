import { expect, test } from "vitest";
import { createClock } from "#server/platform/clock.ts";
import { readSettings } from "#server/platform/settings/settings.ts";
import { payOf } from "#tests/support/fixtures/pay.ts";
import { openIntegrations } from "./open.ts";

const clock = createClock();
const tryOut = openIntegrations(readSettings({}), clock);
const production = openIntegrations(
  readSettings({
    NODE_ENV: "production",
    APP_SECRET: "0f6e1c7a94b35d28".repeat(2),
    PUBLIC_URL: "https://vagt.example",
    DATA_DIR: "test-output/data",
  }),
  clock,
);

test("without settings invoices are of our own series", () => {
  expect(production.accounting.vendor).toBe("own");
  expect(production.accounting.of("billy")).toBeNull();
});

test("without settings pay stands in the payroll file, in production too", async () => {
  for (const { payroll } of [tryOut, production]) {
    expect(payroll.current.vendor).toBe("file");
    expect(await payroll.current.sendPay(payOf())).toEqual({ payrollId: null });
  }
});

test("pay goes to the account that is set up, unless another payroll is named", () => {
  const chosen = (env: Record<string, string>) => openIntegrations(readSettings(env), clock).payroll;
  const account = { ZENEGY_REFRESH_TOKEN: "refresh-1" };
  expect(chosen(account).current.vendor).toBe("zenegy");
  const switched = chosen({ ...account, PAYROLL: "file" });
  expect([switched.current.vendor, switched.named("zenegy")?.vendor]).toEqual(["file", "zenegy"]);
  expect(switched.named("danlon")).toBeNull();
  const both = chosen({
    ...account,
    PAYROLL: "danlon",
    DANLON_REFRESH_TOKEN: "refresh-1",
    DANLON_CODES: "hours=T1",
  });
  expect([both.current.vendor, both.named("zenegy")?.vendor]).toEqual(["danlon", "zenegy"]);
  expect(() => readSettings({ PAYROLL: "danlon" })).toThrow(/needs DANLON_REFRESH_TOKEN/);
  expect(() => readSettings({ DANLON_CODES: "T1" })).toThrow(/DANLON_CODES is 'hours=T1/);
  expect(() => readSettings({ PAYROLL: "zenegy" })).toThrow(/needs ZENEGY_REFRESH_TOKEN/);
  expect(() => readSettings({ PAYROLL: "visma" })).toThrow(/PAYROLL is file, zenegy, danlon or empty/);
});

test("without settings texts and mails of a try-out count as sent and stay where they are", async () => {
  const sms = { to: "20304050", body: "Hej", reference: "outbox-7", lifetime: null };
  expect(await tryOut.sms?.send(sms)).toEqual({ messageId: null });
  const mail = {
    to: "mette@jensen.test",
    subject: "Hej",
    text: "Hej",
    html: null,
    unsubscribeUrl: null,
    attachments: [],
  };
  await expect(tryOut.mailer?.send({ ...mail, reference: "outbox-8" })).resolves.toBeUndefined();
});

test("without settings production has nobody to hand texts and mails to", () => {
  expect(production.sms).toBeNull();
  expect(production.mailer).toBeNull();
});

test("without settings addresses come from the postal codes and companies are not known", async () => {
  expect(await production.addresses.autocomplete("Vestergade 12, 8000")).toHaveLength(1);
  expect(await production.companyRegister.lookUp("13585628")).toBeNull();
});
