import type { Brand } from "#texts/da/common/brand.ts";
import type { ContractSection } from "./trade-terms.ts";

export const agreementTitle = "Foreningsaftale";
export const cancellationPolicyTitle = "Regler for afbud";

/**
 * The association agreement with employees, accepted on every application.
 * The section on illness says 'by 08:00'; the rules for cancelling below have a window of their own.
 */
export function agreementSections(brand: Brand): ContractSection[] {
  return [
    {
      heading: "Løn",
      sentences: [
        "Lønnen udbetales månedsvis bagud.",
        "Lønperioden går fra den 16. til den 15. i måneden efter.",
        "Timerne skal indberettes senest 24 timer efter, at vagten er slut. Det gør du ved at stemple ud.",
      ],
    },
    {
      heading: "Sygdom",
      sentences: ["Sygdom meldes online senest kl. 08:00 på dagen."],
    },
    {
      heading: "Tavshedspligt",
      sentences: [
        `Du har tavshedspligt om det, du får at vide om virksomhederne og ${brand.name}, i 3 år efter vagten.`,
      ],
    },
    { heading: cancellationPolicyTitle, sentences: cancellationPolicy },
  ];
}

/** What a cancellation leads to. */
export const cancellationPolicy = [
  "Første afbud giver et gult kort.",
  "Et afbud mere inden for 10 vagter giver et rødt kort, og din profil fryses i 3 måneder.",
  "Afbud mindre end 48 timer før jobbet giver en bedømmelse på 1 stjerne, og din profil fryses i 15 dage; gentagelse giver et rødt kort.",
  "Udeblivelse giver frysning/rødt kort.",
  "Sygemelding skal ske fra kl. 08:00 og er kun gyldig mellem kl. 08:00 og 09:00.",
  "Et afbud kan fjernes, hvis der findes en afløser.",
  "Det koster aldrig noget at trække en ansøgning tilbage, før du er valgt.",
] as const;
