import { quietUntil } from "#rules/shifts/clock-messages.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { MessageContext } from "./queue-message.ts";

/**
 * What is queued in it by night is written by e-mail at once; SMS and push messages wait for the morning, unless the
 * shift starts soon. `startsAt` is null where none is about to start. Rule: Messages of the clock, docs/rules/notices.md.
 */
export function quietByNight<Context extends MessageContext>(
  context: Context,
  startsAt: Moment | null,
): Context {
  const until = quietUntil(startsAt, context.now);
  if (until === null) return context;
  const { services } = context;
  const outbox = services.outbox.delayed({ until, channels: ["sms", "push"] });
  return { ...context, services: { ...services, outbox } };
}
