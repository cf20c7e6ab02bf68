import type { WayKind } from "#rules/people/security/ways-in.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { Brand } from "#texts/da/common/brand.ts";
import { wayKindWords } from "#texts/da/common/way-kinds.ts";
import { formatPhone } from "#texts/format/contact.ts";
import { formatMomentLong } from "#texts/format/moments.ts";
import { type Email, layOut } from "./layout.ts";

/** To the address of a way in that was removed, and to the person. It names no address. */
export function wayInRemoved(
  facts: {
    readonly firstName: string;
    readonly kind: WayKind;
    readonly byOffice: boolean;
    readonly at: Moment;
    readonly link: string;
  },
  brand: Brand,
): Email {
  const when = formatMomentLong(facts.at, facts.at);
  return layOut(
    {
      subject: "En måde at logge ind på er fjernet",
      greeting: facts.firstName === "" ? "Hej" : `Hej ${facts.firstName}`,
      paragraphs: [
        facts.byOffice
          ? `Vores kontor har fjernet en måde at logge ind på din profil ${when}. Den logger ingen ind mere.`
          : `En måde at logge ind på din profil er fjernet ${when}. Den logger ingen ind mere.`,
        `Var det ikke efter aftale med dig, så ring til os med det samme på ${formatPhone(brand.supportPhone)}.`,
      ],
      facts: [["Fjernet", wayKindWords[facts.kind]]],
      action: { label: "Se din profil", link: facts.link },
    },
    brand,
  );
}
