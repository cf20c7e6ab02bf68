import type { Brand } from "#texts/da/common/brand.ts";
import { type Email, layOut } from "./layout.ts";

/** To a new corporation; `hasBooking` when its first booking came with the sign-up. */
export function welcomeCorporation(
  facts: {
    readonly contactPerson: string;
    readonly corporationName: string;
    readonly hasBooking: boolean;
    readonly link: string;
  },
  brand: Brand,
): Email {
  const next = facts.hasBooking
    ? "Jeres første job er oprettet. Vi skriver, når det er godkendt."
    : "Når I får brug for personale, opretter I en gratis og uforpligtende booking.";
  return layOut(
    {
      subject: `Velkommen til ${brand.name}`,
      greeting: `Hej ${facts.contactPerson}`,
      paragraphs: [`${facts.corporationName} har nu en profil hos ${brand.name}.`, next],
      action: { label: "Log ind", link: facts.link },
    },
    brand,
  );
}

/** The link to a new password; it works once and for an hour. */
export function passwordReset(
  facts: { readonly contactPerson: string; readonly link: string },
  brand: Brand,
): Email {
  return layOut(
    {
      subject: "Vælg et nyt kodeord",
      greeting: `Hej ${facts.contactPerson}`,
      paragraphs: [
        "Nogen har bedt om et nyt kodeord til jeres profil. Linket virker én gang og i 1 time.",
        "Var det ikke jer, så skal I ikke gøre noget. Jeres kodeord er det samme.",
      ],
      action: { label: "Vælg nyt kodeord", link: facts.link, isSecret: true },
    },
    brand,
  );
}
