import { emailEffect, type MessageContext } from "#server/features/messages/notify.ts";
import { outboxKey, subjectKey } from "#server/features/messages/outbox-keys.ts";
import { exportTaken } from "#texts/da/templates/email/security.ts";
import { loadAdmins } from "./queries.ts";

/** Mails every admin that one of them took an export: who, when and which, never what stood in it. */
export async function notifyExport(
  { tx, now, services }: MessageContext,
  takenBy: number,
  what: Parameters<typeof exportTaken>[0]["what"],
): Promise<void> {
  const { brand, publicUrl } = services.settings;
  const admins = await loadAdmins(tx);
  const taker = admins.find(({ id }) => id === takenBy);
  const who = taker ? `${taker.contact_person} (${taker.email})` : brand.name;
  const facts = { who, what, at: now, link: `${publicUrl}/security` };
  const effects = admins.flatMap((admin) =>
    emailEffect({
      key: outboxKey("export-taken", what, takenBy, now, admin.id),
      subjectKey: subjectKey("corporation", admin.id),
      to: admin.email,
      email: exportTaken({ ...facts, contactPerson: admin.contact_person }, brand),
    }),
  );
  await services.outbox.queue(tx, effects, now);
}
