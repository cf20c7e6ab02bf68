import { join } from "node:path";
import { createClock } from "#server/platform/clock.ts";
import type { Accounting } from "#server/platform/integrations/accounting/port.ts";
import type { Mailer } from "#server/platform/integrations/email/port.ts";
import type { Payroll } from "#server/platform/integrations/payroll/port.ts";
import type { SmsGateway } from "#server/platform/integrations/sms/port.ts";
import { createSocialLogin } from "#server/platform/integrations/social-login/providers.ts";
import type { Settings } from "#server/platform/settings.ts";
import {
  chooseAccounting,
  chooseAddresses,
  chooseCompanyRegister,
  chooseImages,
  chooseMailer,
  choosePayroll,
  chooseSms,
} from "./choose.ts";
import type { Integrations } from "./ports.ts";

/** The outside services that only the outbox's deliveries use. */
export interface Channels {
  readonly mailer: Mailer;
  readonly sms: SmsGateway;
  /** Null in production while Billy is not configured. */
  readonly accounting: Accounting | null;
  /** Null in production while Zenegy is not configured. */
  readonly payroll: Payroll | null;
}

/** Every outside service as configured; each that is not has its local stand-in. Opens no connection. */
export function openIntegrations(settings: Settings): Integrations & Channels {
  const { production } = settings;
  const clock = createClock(settings.clockStart);
  return {
    addresses: chooseAddresses(settings.addresses),
    companyRegister: chooseCompanyRegister(settings.companyRegister),
    images: chooseImages(settings.cloudinary, {
      directory: join(settings.dataDir, "images"),
      baseUrl: `${settings.publicUrl}/images/`,
    }),
    socialLogin: createSocialLogin(
      { production, facebook: settings.facebook, apple: settings.apple },
      clock.now,
    ),
    mailer: chooseMailer(settings.smtp),
    sms: chooseSms(settings.gatewayApi),
    accounting: chooseAccounting(settings.billy, production),
    payroll: choosePayroll(settings.zenegy, production),
  };
}
