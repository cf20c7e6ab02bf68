const statuses = ["failed", "queued", "sending", "sent"] as const;
const channels = ["email", "sms", "push", "accounting", "payroll"] as const;

/** What the address of the mailbox narrows it to, besides the term. */
export interface MailNarrowing {
  status?: (typeof statuses)[number];
  channel?: (typeof channels)[number];
}

/** Reads it; what makes no sense is left out. */
export function mailNarrowingIn({ status, channel }: Record<string, unknown>): MailNarrowing {
  return {
    status: statuses.find((one) => one === status),
    channel: channels.find((one) => one === channel),
  };
}
