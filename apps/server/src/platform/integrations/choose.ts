import { createBilly } from "#server/platform/integrations/accounting/billy.ts";
import type { BillySettings } from "#server/platform/integrations/accounting/billy-api.ts";
import { createLocalAccounting } from "#server/platform/integrations/accounting/local.ts";
import type { Accounting } from "#server/platform/integrations/accounting/port.ts";
import {
  type AdressevaelgerSettings,
  createAdressevaelger,
} from "#server/platform/integrations/addresses/adressevaelger.ts";
import { withFallback } from "#server/platform/integrations/addresses/fallback.ts";
import { localAddresses } from "#server/platform/integrations/addresses/local.ts";
import type { Addresses } from "#server/platform/integrations/addresses/port.ts";
import { type CvrApiSettings, createCvrApi } from "#server/platform/integrations/company-register/cvrapi.ts";
import { localCompanyRegister } from "#server/platform/integrations/company-register/local.ts";
import type { CompanyRegister } from "#server/platform/integrations/company-register/port.ts";
import { localMailer } from "#server/platform/integrations/email/local.ts";
import type { Mailer } from "#server/platform/integrations/email/port.ts";
import { createSmtpMailer, type SmtpSettings } from "#server/platform/integrations/email/smtp.ts";
import {
  type CloudinarySettings,
  createCloudinary,
} from "#server/platform/integrations/images/cloudinary.ts";
import {
  createLocalImageStore,
  type LocalImageSettings,
} from "#server/platform/integrations/images/local.ts";
import type { ImageStore } from "#server/platform/integrations/images/port.ts";
import { createLocalPayroll } from "#server/platform/integrations/payroll/local.ts";
import type { Payroll } from "#server/platform/integrations/payroll/port.ts";
import { createZenegy } from "#server/platform/integrations/payroll/zenegy.ts";
import type { ZenegySettings } from "#server/platform/integrations/payroll/zenegy-api.ts";
import { createGatewayApi, type GatewayApiSettings } from "#server/platform/integrations/sms/gateway-api.ts";
import { localSmsGateway } from "#server/platform/integrations/sms/local.ts";
import type { SmsGateway } from "#server/platform/integrations/sms/port.ts";

// Every function takes the vendor's settings, or null while it is not configured, and answers who does the work.

/** Billy, or outside production a dry run; null means that invoices cannot be sent (503). */
export function chooseAccounting(billy: BillySettings | null, production: boolean): Accounting | null {
  if (billy !== null) return createBilly(billy);
  return production ? null : createLocalAccounting();
}

/** Zenegy, or outside production a dry run; null means that pay cannot be sent (503). */
export function choosePayroll(zenegy: ZenegySettings | null, production: boolean): Payroll | null {
  if (zenegy !== null) return createZenegy(zenegy);
  return production ? null : createLocalPayroll();
}

/** GatewayAPI, or nobody: texts stay in the outbox. */
export function chooseSms(gatewayApi: GatewayApiSettings | null): SmsGateway {
  return gatewayApi === null ? localSmsGateway : createGatewayApi(gatewayApi);
}

/** The mail server, or nobody: mails stay in the outbox. */
export function chooseMailer(smtp: SmtpSettings | null): Mailer {
  return smtp === null ? localMailer : createSmtpMailer(smtp);
}

/** Adressevælger with the postal codes behind it, or the postal codes alone. */
export function chooseAddresses(adressevaelger: AdressevaelgerSettings | null): Addresses {
  if (adressevaelger === null) return localAddresses;
  return withFallback(createAdressevaelger(adressevaelger), localAddresses);
}

/** The public register, or nobody. */
export function chooseCompanyRegister(cvrApi: CvrApiSettings | null): CompanyRegister {
  return cvrApi === null ? localCompanyRegister : createCvrApi(cvrApi);
}

/** Cloudinary, or our own disk. */
export function chooseImages(cloudinary: CloudinarySettings | null, local: LocalImageSettings): ImageStore {
  return cloudinary === null ? createLocalImageStore(local) : createCloudinary(cloudinary);
}
