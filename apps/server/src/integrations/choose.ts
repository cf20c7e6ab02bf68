import { createBilly } from "./accounting/billy.ts";
import type { BillySettings } from "./accounting/billy-api.ts";
import { createLocalAccounting } from "./accounting/local.ts";
import type { Accounting } from "./accounting/port.ts";
import { type AdressevaelgerSettings, createAdressevaelger } from "./addresses/adressevaelger.ts";
import { withFallback } from "./addresses/fallback.ts";
import { localAddresses } from "./addresses/local.ts";
import type { Addresses } from "./addresses/port.ts";
import { type CvrApiSettings, createCvrApi } from "./company-register/cvrapi.ts";
import { localCompanyRegister } from "./company-register/local.ts";
import type { CompanyRegister } from "./company-register/port.ts";
import { localMailer } from "./email/local.ts";
import type { Mailer } from "./email/port.ts";
import { createSmtpMailer, type SmtpSettings } from "./email/smtp.ts";
import { type CloudinarySettings, createCloudinary } from "./images/cloudinary.ts";
import { createLocalImageStore, type LocalImageSettings } from "./images/local.ts";
import type { ImageStore } from "./images/port.ts";
import { createLocalPayroll } from "./payroll/local.ts";
import type { Payroll } from "./payroll/port.ts";
import { createZenegy } from "./payroll/zenegy.ts";
import type { ZenegySettings } from "./payroll/zenegy-api.ts";
import { createGatewayApi, type GatewayApiSettings } from "./sms/gateway-api.ts";
import { localSmsGateway } from "./sms/local.ts";
import type { SmsGateway } from "./sms/port.ts";

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
