import { pushUntil } from "#rules/shifts/push-lifetime.ts";
import type { Moment } from "#rules/time/moment.ts";
import { pushOutboxKey, subjectKey } from "#server/features/messages/outbox-keys.ts";
import type { PushPayload } from "#server/features/messages/push/deliver-push.ts";
import type { Effect } from "#server/platform/outbox/outbox.ts";
import type { JobFacts } from "#texts/da/templates/email/layout.ts";
import { type PushKey, pushTexts } from "#texts/da/templates/push.ts";
import { fullName } from "#texts/format/contact.ts";

/** A message for the phones of one person. */
export interface PushMessage {
  readonly key: string;
  readonly text: PushKey;
  readonly employee: { readonly id: number; readonly first_name: string; readonly last_name: string };
  readonly job: JobFacts;
  readonly startsAt: Moment;
  /** Until when an answer is asked for; null where none is. */
  readonly answerBy: Moment | null;
  /** The page that it opens, from the root of the app. */
  readonly path: string;
}

/** The message once for each of the person's devices; none without a device. */
export function pushEffects(message: PushMessage, devices: readonly number[], now: Moment): Effect[] {
  const { key, text, employee, job, startsAt, answerBy, path } = message;
  const { title, body } = pushTexts[text](job);
  return devices.map((deviceId) => {
    const until = pushUntil({ startsAt, answerBy }, now);
    const payload: PushPayload = { deviceId, path, until, urgency: urgencyOf(text) };
    return {
      key: pushOutboxKey(key, deviceId),
      channel: "push",
      subjectKey: subjectKey("employee", employee.id),
      to: fullName(employee.first_name, employee.last_name),
      subject: title,
      body,
      payload,
    };
  });
}

/** What wakes a phone that saves its battery. */
function urgencyOf(text: PushKey): PushPayload["urgency"] {
  if (text === "new_job" || text === "urgent_job") return "low";
  return text === "not_chosen" ? "normal" : "high";
}
