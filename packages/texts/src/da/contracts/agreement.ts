import type { Brand } from "#texts/da/common/brand.ts";
import type { ContractSection } from "./trade-terms.ts";

export const agreementTitle = "Foreningsaftale";
export const cancellationPolicyTitle = "Regler for afbud";

/**
 * The association agreement with employees, accepted on every application.
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
      sentences: [sickRule],
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

/** The one sentence on reporting sick. Rule: Reporting sick, docs/rules/cancellation.md. */
const sickRule =
  "Sygdom meldes online på dagen mellem kl. 08:00 og 09:00, eller før vagten, hvis den starter tidligere; senere, indtil vagten starter, ser kontoret på det.";

/** What a cancellation leads to. */
export const cancellationPolicy = [
  "Første afbud giver et gult kort.",
  "Et afbud mere inden for 10 vagter giver et rødt kort, og din profil fryses i 3 måneder.",
  "Afbud mindre end 48 timer før jobbet giver en bedømmelse på 1 stjerne, og din profil fryses i 15 dage; gentagelse giver et rødt kort.",
  "Udeblivelse giver frysning/rødt kort.",
  "Et afbud kan fjernes, hvis der findes en afløser.",
  "Det koster aldrig noget at trække en ansøgning tilbage, før du er valgt.",
] as const;
