import type { Moment } from "#rules/time/moment.ts";
import type { Brand } from "#texts/da/common/brand.ts";
import { formatPhone } from "#texts/format/contact.ts";
import { formatMomentLong } from "#texts/format/moments.ts";
import { type Email, layOut } from "./layout.ts";

/** What can happen to an employee's passkeys. */
export type PasskeyChange = keyof typeof changes;

const changes = {
  add_passkey: {
    subject: "Du kan nu logge ind med fingeraftryk eller ansigt",
    what: "slået til",
    effect: "Enheden kan fra nu af logge dig ind uden en kode.",
  },
  remove_passkey: {
    subject: "En adgangsnøgle er fjernet",
    what: "slået fra",
    effect: "Enheden skal bruge en kode, næste gang du logger ind.",
  },
} as const;

interface PasskeyFacts {
  readonly firstName: string;
  /** The device that made it, in words. */
  readonly device: string;
  readonly change: PasskeyChange;
  readonly at: Moment;
  readonly link: string;
}

/** To an employee with a new passkey, or with one less. */
export function passkeyChanged(facts: PasskeyFacts, brand: Brand): Email {
  const { subject, effect, what } = changes[facts.change];
  return layOut(
    {
      subject,
      greeting: facts.firstName === "" ? "Hej" : `Hej ${facts.firstName}`,
      paragraphs: [
        `Login med fingeraftryk eller ansigt er ${what} ${formatMomentLong(facts.at, facts.at)}. ${effect}`,
        `Var det ikke dig, så fjern adgangsnøglen på din profil, log de andre enheder ud, og ring til os på ${formatPhone(brand.supportPhone)}.`,
      ],
      facts: [["Enhed", facts.device]],
      action: { label: "Se din profil", link: facts.link },
    },
    brand,
  );
}
