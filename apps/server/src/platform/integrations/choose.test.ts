import { expect, test } from "vitest";
import type { Invoice } from "#server/platform/integrations/accounting/port.ts";
import type { PayLine } from "#server/platform/integrations/payroll/port.ts";
import {
  chooseAccounting,
  chooseAddresses,
  chooseCompanyRegister,
  chooseMailer,
  choosePayroll,
  chooseSms,
} from "./choose.ts";

test("without settings a try-out sends invoices and pay to a dry run that accepts them", async () => {
  const invoice = { externalId: "VK-2026-17" } as Invoice;
  const accounting = chooseAccounting(null, false);
  expect(await accounting?.sendInvoice(invoice)).toEqual({ invoiceId: "dry-run-VK-2026-17" });
  const employee = { payrollId: null, employeeNumber: "42", cpr: "0101901234" } as PayLine["employee"];
  const payroll = choosePayroll(null, false);
  const line = {
    reference: "shift-17",
    name: "Tjener",
    hours: 7.5,
    hourlyWage: 19_250,
    repeat: false,
    employee,
  };
  expect(await payroll?.sendPayLine(line)).toEqual({ payrollId: "dry-run-42" });
});

test("without settings production has nobody to send invoices and pay to", () => {
  expect(chooseAccounting(null, true)).toBeNull();
  expect(choosePayroll(null, true)).toBeNull();
});

test("without settings texts and mails count as sent and stay where they are", async () => {
  const sms = { to: "20304050", body: "Hej", reference: "outbox-7" };
  expect(await chooseSms(null).send(sms)).toEqual({ messageId: null });
  const mail = { to: "mette@jensen.test", subject: "Hej", text: "Hej", html: null, unsubscribeUrl: null };
  await expect(chooseMailer(null).send({ ...mail, reference: "outbox-8" })).resolves.toBeUndefined();
});

test("without settings addresses come from the postal codes and companies are not known", async () => {
  expect(await chooseAddresses(null).autocomplete("Vestergade 12, 8000")).toHaveLength(1);
  expect(await chooseCompanyRegister(null).lookUp("13585628")).toBeNull();
});
