import { join } from "node:path";
import type { Clock } from "#server/platform/clock.ts";
import type { Integrations } from "#server/platform/http/handler.ts";
import type {
  Accounting,
  AccountingServices,
  AccountingVendor,
} from "#server/platform/integrations/accounting/accounting.port.ts";
import { createBilly } from "#server/platform/integrations/accounting/billy/billy.ts";
import { createEconomic } from "#server/platform/integrations/accounting/economic/economic.ts";
import { createAdressevaelger } from "#server/platform/integrations/addresses/adressevaelger.ts";
import { localAddresses, withFallback } from "#server/platform/integrations/addresses/local.ts";
import { createCvrApi } from "#server/platform/integrations/company-register/cvrapi.ts";
import { createBucketImageStore } from "#server/platform/integrations/images/bucket.ts";
import { createCloudinary } from "#server/platform/integrations/images/cloudinary.ts";
import { createDecoder } from "#server/platform/integrations/images/decoding/decoder.ts";
import type { ImageStore } from "#server/platform/integrations/images/images.port.ts";
import { createLocalImageStore } from "#server/platform/integrations/images/local.ts";
import { createGatewayApi } from "#server/platform/integrations/messaging/gateway-api.ts";
import type {
  Mailer,
  PushGateway,
  SmsGateway,
} from "#server/platform/integrations/messaging/messaging.port.ts";
import { createSmtpMailer } from "#server/platform/integrations/messaging/smtp.ts";
import { createWebPush } from "#server/platform/integrations/messaging/web-push.ts";
import { openObjectStorage } from "#server/platform/integrations/object-storage/client.ts";
import type { PayrollServices } from "#server/platform/integrations/payroll/payroll.port.ts";
import { openPayroll } from "#server/platform/integrations/payroll/payroll-services.ts";
import { createSocialLogin } from "#server/platform/integrations/social-login/providers.ts";
import { createWebhookSender } from "#server/platform/integrations/webhooks/post-webhook.ts";
import type { WebhookSender } from "#server/platform/integrations/webhooks/webhooks.port.ts";
import type { Settings } from "#server/platform/settings/settings.ts";
import { localCompanyRegister, localMailer, localPush, localSmsGateway } from "./local.ts";

/** The outside services that only the outbox's deliveries use. */
export interface Channels {
  /** The mail server, or outside production one that keeps every mail; null means that mails wait. */
  readonly mailer: Mailer | null;
  /** GatewayAPI, or outside production one that keeps every text; null means that texts wait. */
  readonly sms: SmsGateway | null;
  /** The push services of the browsers, or one that keeps every message. */
  readonly push: PushGateway;
  /** The payroll that is chosen, the payroll file by itself, and those that have got something before. */
  readonly payroll: PayrollServices;
  /** What calls the programs of companies and of the office. */
  readonly webhooks: WebhookSender;
}

/** Every outside service as configured; each that is not has its local stand-in. Opens no connection. */
export function openIntegrations(settings: Settings, { now }: Clock): Integrations & Channels {
  const { production, smtp, gatewayApi, facebook, apple } = settings;
  const { addresses, companyRegister } = settings;
  return {
    addresses: addresses ? withFallback(createAdressevaelger(addresses), localAddresses) : localAddresses,
    companyRegister: companyRegister ? createCvrApi(companyRegister) : localCompanyRegister,
    images: openImages(settings, now),
    socialLogin: createSocialLogin({ production, facebook, apple }, now),
    mailer: smtp ? createSmtpMailer(smtp) : production ? null : localMailer,
    sms: gatewayApi ? createGatewayApi(gatewayApi) : production ? null : localSmsGateway,
    push: openPush(settings),
    accounting: openAccounting(settings),
    payroll: openPayroll(settings.payroll),
    webhooks: createWebhookSender({ allowsPrivate: settings.webhooksAllowPrivate }),
  };
}

/** Who makes invoices, and every service that earlier ones may be at. */
function openAccounting({ accounting: vendor, billy, economic }: Settings): AccountingServices {
  const services: Partial<Record<AccountingVendor, Accounting>> = {
    ...(billy && { billy: createBilly(billy) }),
    ...(economic && { economic: createEconomic(economic) }),
  };
  return { vendor, of: (name) => services[name] ?? null };
}

function openPush({ pushServices, brand }: Settings): PushGateway {
  if (!pushServices) return localPush;
  return createWebPush({ services: pushServices, contact: `mailto:${brand.supportEmail}` });
}

/** Whichever store it is, one decoder serves the whole process. */
function openImages(settings: Settings, now: Clock["now"]): ImageStore {
  const { cloudinary, objectStorage, dataDir, publicUrl } = settings;
  const decoder = createDecoder();
  if (cloudinary) return createCloudinary({ ...cloudinary, now }, decoder);
  const shown = { baseUrl: `${publicUrl}/images/`, decoder };
  if (objectStorage) return createBucketImageStore(openObjectStorage(objectStorage), shown);
  return createLocalImageStore({ directory: join(dataDir, "images"), ...shown });
}
