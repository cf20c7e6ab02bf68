import { aboutProfile } from "#texts/da/templates/letters/contents.ts";
import { exampleProfile } from "#texts/da/templates/letters/examples.ts";
import { letter } from "#texts/da/templates/letters/letter.ts";

interface ApprovalFacts {
  readonly firstName: string;
  readonly link: string;
}

/** To an employee whose new profile the office has approved. */
export const profileApproved = letter({
  key: "profile_approved",
  to: "employee",
  title: "Profil godkendt",
  when: "når kontoret godkender en ny profil",
  subject: "Din profil er godkendt",
  paragraphs: ["Velkommen! Vi har godkendt din profil, så nu kan du søge de ledige jobs."],
  button: "Se ledige jobs",
  say: (facts: ApprovalFacts) => ({ ...aboutProfile(facts), greeting: `Hej ${facts.firstName}` }),
  example: exampleProfile,
});

/** To an employee whose profile the office has declined, with its reason. */
export const profileDeclined = letter({
  key: "profile_declined",
  to: "employee",
  title: "Profil ikke godkendt",
  when: "når kontoret afviser en profil",
  subject: "Din profil er ikke godkendt",
  paragraphs: [
    "Tak for din interesse. Vi har set på din profil og kan desværre ikke godkende den: {begrundelse}",
    "Du kan rette din profil og kontakte os, så ser vi på den igen. Ring på {vores_telefon}, hvis du har spørgsmål.",
  ],
  button: "Se din profil",
  required: ["begrundelse"],
  say: ({ firstName, link, reason }: ApprovalFacts & { readonly reason: string }) => ({
    ...aboutProfile({ firstName, link: `${link}/editemployee` }, { begrundelse: reason }),
    greeting: `Hej ${firstName}`,
  }),
  example: { ...exampleProfile, reason: "Vi kan ikke læse navnet på dit billede." },
});

export const approvalLetters = [profileApproved, profileDeclined];
