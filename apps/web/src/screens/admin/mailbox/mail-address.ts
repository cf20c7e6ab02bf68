export const mailStatuses = ["failed", "queued", "sending", "sent"] as const;
export const mailChannels = ["email", "sms", "push", "accounting", "payroll"] as const;

/** What the address of the mailbox narrows it to, besides the term; what makes no sense is left out. */
export function mailNarrowingIn({ status, channel }: Record<string, unknown>) {
  return {
    status: mailStatuses.find((one) => one === status),
    channel: mailChannels.find((one) => one === channel),
  };
}
