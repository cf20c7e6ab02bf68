import type { Mailer } from "./port.ts";

/** While no mail server is configured a mail stays in the outbox, where an admin reads it, and counts as sent. */
export const localMailer: Mailer = {
  async send() {},
};
