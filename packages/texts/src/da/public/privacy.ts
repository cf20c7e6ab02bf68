import type { ContractSection } from "#rules/contract-texts/contract-text.ts";
import type { Brand } from "#texts/da/common/brand.ts";

export const privacyTitle = "Privatlivspolitik";

/** The way from there to the whole page. */
export const privacyMore = "Læs det hele: Sådan behandler vi oplysninger";

/** What an employee agrees to before signing in (the text is ours). */
export function privacySections(brand: Brand): ContractSection[] {
  return [
    {
      heading: "Hvad vi gemmer",
      sentences: [
        "Vi gemmer det, du selv skriver i din profil, dine ansøgninger, vagter, tider og bedømmelser.",
        "CPR-nummer og kontooplysninger bruges kun til løn og skat. De er krypteret, og hver gang en admin ser dem, bliver det noteret.",
      ],
    },
    {
      heading: "Hvem der ser det",
      sentences: [
        "Virksomheder ser dit fornavn og forbogstavet i dit efternavn, din alder, dit billede, din beskrivelse, din erfaring, dine svar om jobbet, cirka hvor langt du har til vagten, og dine bedømmelser.",
        "Dit telefonnummer ser en virksomhed først, når den har valgt dig.",
        "Løn- og fakturasystemet får det, der skal til for at betale dig.",
      ],
    },
    {
      heading: "Dine rettigheder",
      sentences: [
        `Du kan se, hente og slette alt om dig selv under «Mine oplysninger», eller skrive til ${brand.supportEmail}.`,
        "Rækkefølgen af ansøgere og kort efter afbud regnes ud af systemet. Du kan altid få et menneske til at se på det.",
      ],
    },
  ];
}
