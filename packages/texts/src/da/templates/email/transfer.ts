import { aboutProfile } from "#texts/da/templates/letters/contents.ts";
import { exampleProfile } from "#texts/da/templates/letters/examples.ts";
import { letter } from "#texts/da/templates/letters/letter.ts";

interface TransferFacts {
  readonly firstName: string;
  readonly link: string;
}

/** To an employee whose old profile has been handed over. */
export const transferConfirmed = letter({
  key: "transfer_confirmed",
  to: "employee",
  title: "Gammel profil overført",
  when: "når kontoret har overført en gammel profil",
  subject: "Din gamle profil er overført",
  paragraphs: [
    "Vi har overført din gamle profil. Dine oplysninger, vagter og bedømmelser er, som du forlod dem.",
    "Har du ikke bedt om det, så ring til os på {vores_telefon}.",
  ],
  button: "Se din profil",
  required: ["vores_telefon"],
  say: (facts: TransferFacts) => ({ ...aboutProfile(facts), greeting: `Hej ${facts.firstName}` }),
  example: exampleProfile,
});

/** To an employee who was refused an old profile, with the admin's reason. */
export const transferRefused = letter({
  key: "transfer_refused",
  to: "employee",
  title: "Gammel profil ikke overført",
  when: "når kontoret ikke kan overføre en gammel profil",
  subject: "Din gamle profil kunne ikke overføres",
  paragraphs: [
    "Vi har set på din gamle profil og kunne ikke overføre den: {begrundelse}",
    "Du kan oprette en ny profil og begynde med det samme. Er det en fejl, så ring til os på {vores_telefon}.",
  ],
  button: "Opret profil",
  required: ["begrundelse"],
  say: (facts: TransferFacts & { readonly reason: string }) => ({
    ...aboutProfile(facts, { begrundelse: facts.reason }),
    greeting: `Hej ${facts.firstName}`,
  }),
  example: { ...exampleProfile, reason: "Navn og fødselsdag passer ikke." },
});

export const transferLetters = [transferConfirmed, transferRefused];
