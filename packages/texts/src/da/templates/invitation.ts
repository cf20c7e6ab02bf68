import { INVITATION_DAYS } from "#rules/people/invitation.ts";
import type { Brand } from "#texts/da/common/brand.ts";
import { formatPhone } from "#texts/format/contact.ts";
import { type Email, layOut } from "./email/layout.ts";
import { smsDefaults } from "./sms/defaults.ts";
import { fill } from "./sms/messages.ts";

interface InvitationFacts {
  /** Empty where the office knows no name. */
  readonly firstName: string;
  readonly link: string;
}

/** To somebody whom the office invites to become an employee; `isReminder` the second and last time. */
export function invitation({ firstName, link }: InvitationFacts, isReminder: boolean, brand: Brand): Email {
  return layOut(
    {
      subject: isReminder ? `Husk din invitation til ${brand.name}` : `Du er inviteret til ${brand.name}`,
      greeting: firstName === "" ? "Hej" : `Hej ${firstName}`,
      paragraphs: [
        `Vi vil gerne have dig med hos ${brand.name}, hvor du selv vælger, hvilke vagter du vil søge.`,
        `Log ind med den e-mail, som dette brev er sendt til, og udfyld din profil. Det tager få minutter. Linket virker i ${INVITATION_DAYS} dage.`,
        `Har du spørgsmål, eller er det en fejl, så ring til os på ${formatPhone(brand.supportPhone)}.`,
      ],
      action: { label: "Opret din profil", link },
    },
    brand,
  );
}

/** The SMS that invites; `content` is the admin's edited template, the default otherwise. */
export function invitationSms(link: string, brand: Brand, content = defaultContent()): string {
  return fill(content, { link, brand: brand.name });
}

function defaultContent(): string {
  return smsDefaults.find(({ key }) => key === "invitation")?.content ?? "";
}
