import type { EmployeeRow } from "#server/features/employees/employee.queries.ts";
import { outboxKey, subjectKey } from "#server/features/messages/outbox-keys.ts";
import { type MessageContext, queueEmail, queueSms } from "#server/features/messages/queue-message.ts";
import { wayInRemoved } from "#texts/da/templates/email/way-in.ts";
import { wayInRemovedSms } from "#texts/da/templates/sms/security.ts";
import { keyOfWay, type WayIn } from "./way.queries.ts";

/**
 * Tells the address or number of a removed way in, and the person's own e-mail, or number where there is none, that it
 * signs nobody in any more, whatever the switches of messages say.
 */
export async function tellWayRemoved(
  context: MessageContext,
  { id, first_name, email, login_email, phone }: EmployeeRow,
  { way, byOffice }: { readonly way: WayIn; readonly byOffice: boolean },
): Promise<void> {
  const { now, services } = context;
  const { brand, publicUrl } = services.settings;
  const facts = {
    firstName: first_name,
    kind: way.kind,
    byOffice,
    at: now,
    link: `${publicUrl}/editemployee`,
  };
  const own = email || login_email;
  const emails = [way.kind === "email" ? way.subject : way.email, own].filter((one) => one !== "");
  const phones = [way.kind === "phone" ? way.subject : "", own === "" ? phone : ""].filter(
    (one) => one !== "",
  );
  const about = subjectKey("employee", id);
  const wayKey = keyOfWay(services.secrets, way);
  const key = (place: number, channel: "email" | "sms") =>
    outboxKey("way-removed", id, wayKey, now, channel, place);
  for (const [place, to] of unique(emails).entries()) {
    const letter = wayInRemoved(facts, brand);
    await queueEmail(context, { key: key(place, "email"), subjectKey: about, to, email: letter });
  }
  for (const [place, to] of unique(phones).entries()) {
    const text = wayInRemovedSms(facts, brand);
    await queueSms(context, { key: key(place, "sms"), subjectKey: about, to, text });
  }
}

function unique(addresses: readonly string[]): string[] {
  return addresses.filter(
    (one, place) => addresses.findIndex((other) => other.toLowerCase() === one.toLowerCase()) === place,
  );
}
