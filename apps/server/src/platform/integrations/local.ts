import type { CompanyRegister } from "#server/platform/integrations/company-register/company-register.port.ts";
import type {
  Mailer,
  PushGateway,
  SmsGateway,
} from "#server/platform/integrations/messaging/messaging.port.ts";

// What stands in for a service while it is not configured. None of them uses the network.

/** Nothing is known about any company; people fill the fields in themselves. */
export const localCompanyRegister: CompanyRegister = {
  async lookUp() {
    return null;
  },
};

/** A mail stays in the outbox, where an admin reads it, and counts as sent. */
export const localMailer: Mailer = {
  async send() {},
};

/** A message stays in the outbox, where an admin reads it, and counts as sent. */
export const localPush: PushGateway = {
  async send() {},
};

/** A text stays in the outbox, where an admin reads it, and counts as sent. */
export const localSmsGateway: SmsGateway = {
  async send() {
    return { messageId: null };
  },
};
