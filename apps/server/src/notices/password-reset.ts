import type { CorporationRow } from "#server/stores/corporations.ts";
import { hashOfToken } from "#server/stores/sessions.ts";
import { passwordReset } from "#texts/da/templates/email/account.ts";
import { type Occasion, queueEmail } from "./queue.ts";

/** Mails a company the link to a new password. */
export async function tellOfPasswordReset(
  occasion: Occasion,
  corporation: CorporationRow,
  token: string,
): Promise<void> {
  const { brand, publicUrl } = occasion.services.settings;
  const link = `${publicUrl}/confirmResetPassword/${token}`;
  await queueEmail(occasion, {
    key: `password-reset:${hashOfToken(token)}`,
    subjectKey: `corporation:${corporation.id}`,
    to: corporation.email,
    email: passwordReset({ contactPerson: corporation.contact_person, link }, brand),
  });
}
