import type { ContractSection } from "#rules/contract-texts/contract-text.ts";

/** The affiliation agreement with employees that the product comes with, accepted on every application. */
export const standardAgreement: readonly ContractSection[] = [
  {
    heading: "Løn",
    sentences: [
      "Lønnen udbetales månedsvis bagud.",
      "Lønperioden går fra den 16. til den 15. i måneden efter.",
      "Timerne skal indberettes senest 24 timer efter, at vagten er slut. Det gør du ved at stemple ud.",
    ],
  },
  { heading: "Sygdom", sentences: ["{sygemelding}"] },
  {
    heading: "Tavshedspligt",
    sentences: [
      "Du har tavshedspligt om det, du får at vide om virksomhederne og {firmanavn}, i 3 år efter vagten.",
    ],
  },
  { heading: "Regler for afbud", sentences: ["{afbudsregler}"] },
];

/** What a cancellation leads to, as the product comes with it. */
export const standardCardRules: readonly ContractSection[] = [
  {
    heading: "Regler for afbud",
    sentences: [
      "Første afbud giver et gult kort.",
      "Et afbud mere inden for {kortvagter} vagter giver et rødt kort, og din profil fryses i {rødt_kort_måneder} måneder.",
      "Afbud mindre end {sent_afbud_timer} timer før jobbet giver en bedømmelse på 1 stjerne, og din profil fryses i {sent_afbud_dage} dage; gentagelse giver et rødt kort.",
      "Udeblivelse giver frysning/rødt kort.",
      "Et afbud kan fjernes, hvis der findes en afløser.",
      "Det koster aldrig noget at trække en ansøgning tilbage, før du er valgt.",
    ],
  },
];
