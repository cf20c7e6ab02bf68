import { INVITATION_DAYS } from "#rules/people/invitation.ts";
import type { Brand } from "#texts/da/common/brand.ts";
import { aboutProfile } from "./letters/contents.ts";
import { exampleProfile } from "./letters/examples.ts";
import { letter } from "./letters/letter.ts";
import { smsDefaults } from "./sms/defaults.ts";
import { fill } from "./sms/messages.ts";

interface InvitationFacts {
  /** Empty where the office knows no name. */
  readonly firstName: string;
  readonly link: string;
}

const paragraphs = [
  "Vi vil gerne have dig med hos {vores_navn}, hvor du selv vælger, hvilke vagter du vil søge.",
  "Log ind med den e-mail, som dette brev er sendt til, og udfyld din profil. Det tager få minutter. Linket virker i {gyldige_dage} dage.",
  "Har du spørgsmål, eller er det en fejl, så ring til os på {vores_telefon}.",
];

const say = (facts: InvitationFacts) => aboutProfile(facts, { gyldige_dage: String(INVITATION_DAYS) });

const firstInvitation = letter({
  key: "invitation",
  to: "employee",
  title: "Invitation",
  when: "når kontoret inviterer en ny medarbejder",
  subject: "Du er inviteret til {vores_navn}",
  paragraphs,
  button: "Opret din profil",
  required: ["vores_navn", "gyldige_dage"],
  say,
  example: exampleProfile,
});

const secondInvitation = letter({
  key: "invitation_reminder",
  to: "employee",
  title: "Påmindelse om invitation",
  when: "når en invitation ikke er brugt",
  subject: "Husk din invitation til {vores_navn}",
  paragraphs,
  button: "Opret din profil",
  required: ["vores_navn", "gyldige_dage"],
  say,
  example: exampleProfile,
});

/** To somebody whom the office invites to become an employee; `isReminder` the second and last time. */
export function invitation(facts: InvitationFacts, isReminder: boolean, brand: Brand) {
  return (isReminder ? secondInvitation : firstInvitation)(facts, brand);
}

export const invitationLetters = [firstInvitation, secondInvitation];

/** The SMS that invites; `content` is the admin's edited template, the default otherwise. */
export function invitationSms(link: string, brand: Brand, content = defaultContent()): string {
  return fill(content, { link, brand: brand.name });
}

function defaultContent(): string {
  return smsDefaults.find(({ key }) => key === "invitation")?.content ?? "";
}
