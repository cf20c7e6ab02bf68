import { expect, test } from "vitest";
import { createClock } from "#server/platform/clock.ts";
import type { PayLine } from "#server/platform/integrations/payroll/payroll.port.ts";
import { readSettings } from "#server/platform/settings/settings.ts";
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

test("without settings a try-out sends pay to a dry run that accepts it", async () => {
  const employee = { payrollId: null, employeeNumber: "42", cpr: "0101901234" } as PayLine["employee"];
  const line = {
    reference: "shift-17",
    name: "Tjener",
    hours: 7.5,
    unitPrice: 192.5,
    repeat: false,
    employee,
  };
  expect(await tryOut.payroll?.sendPayLine(line)).toEqual({ payrollId: "dry-run-42" });
});

test("without settings invoices are of our own series, and production has nobody to send pay to", () => {
  expect(production.accounting.vendor).toBe("own");
  expect(production.accounting.of("billy")).toBeNull();
  expect(production.payroll).toBeNull();
});

test("without settings texts and mails of a try-out count as sent and stay where they are", async () => {
  const sms = { to: "20304050", body: "Hej", reference: "outbox-7" };
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
