import { createDanlon } from "./danlon/danlon.ts";
import { payrollFile } from "./file.ts";
import type { Payroll, PayrollServices } from "./payroll.port.ts";
import type { PayrollSettings } from "./payroll-settings.ts";
import { createZenegy } from "./zenegy/zenegy.ts";

/** The payroll services as configured; opens no connection. */
export function openPayroll({ vendor, zenegy, danlon }: PayrollSettings): PayrollServices {
  const services = [
    payrollFile,
    ...(zenegy ? [createZenegy(zenegy)] : []),
    ...(danlon ? [createDanlon(danlon)] : []),
  ];
  const current = services.find((service) => service.vendor === vendor) ?? payrollFile;
  return payrollServices(current, services);
}

/** `current` receives what is sent from now on; the others keep what they have. */
export function payrollServices(current: Payroll, others: readonly Payroll[] = []): PayrollServices {
  const all = [current, ...others];
  return { current, named: (vendor) => all.find((service) => service.vendor === vendor) ?? null };
}
