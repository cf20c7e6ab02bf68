import type { ContractSection } from "#rules/contract-texts/contract-text.ts";

/** The contract with corporations that the product comes with, section by section. */
export const standardTradeTerms: readonly ContractSection[] = [
  {
    heading: "Aftalen",
    sentences: [
      "Betingelserne gælder mellem {firmanavn} og den virksomhed, der booker personale.",
      "En booking er uforpligtende, indtil den er godkendt, og virksomheden har valgt personale.",
      "En booking følger de betingelser, der gjaldt, da den blev oprettet, også hvis de ændres senere.",
    ],
  },
  {
    heading: "Timer og overtid",
    sentences: [
      "Der faktureres mindst {mindstetimer} pr. booket person.",
      "Overtid faktureres pr. påbegyndt {overtidstrin}.",
      "Timerne er dem, virksomheden og medarbejderen er blevet enige om ved udstempling.",
    ],
  },
  {
    heading: "Hastetillæg",
    sentences: [
      "Bookes der mindre end {hastegrænse} før start, lægges et hastetillæg til prisen.",
      "Bookes der mindre end {akutgrænse} før start, lægges også et akuttillæg til prisen.",
      "Tillæggene står i pristabellen, før bookingen sendes.",
    ],
  },
  {
    heading: "Afbestilling",
    sentences: [
      "Afbestilling mere end {gratis_afbestilling} før start er gratis.",
      "Ved afbestilling under {gratis_afbestilling} før start faktureres {afbestillingstimer} pr. valgt person.",
      "Ved afbestilling under {sen_afbestilling} før start faktureres {sene_afbestillingstimer} pr. valgt person.",
      "Bliver pladsen besat igen før start, bortfalder gebyret.",
    ],
  },
  {
    heading: "Betaling",
    sentences: [
      "Der faktureres hver {faktureringsdag} for ugen før.",
      "Betalingsfristen er {betalingsfrist} netto, medmindre andet er aftalt. Den aftalte frist står på virksomhedens profil.",
      "{forudbetaling}",
      "Bookinger til samme dag og adresse regnes som én bestilling.",
      "Kreditloftet er {kreditloft} ekskl. moms.",
    ],
  },
  {
    heading: "Ansættelse af personale",
    sentences: [
      "Ansætter virksomheden en medarbejder, som den har fået gennem {firmanavn}, betales et rekrutteringsgebyr på {rekrutteringsgebyr}.",
      "Oplyses ansættelsen ikke, betales yderligere {uoplyst_rekruttering}.",
      "Tilbydes en medarbejder ekstra arbejde uden om {firmanavn}, betales en bod på {bod}.",
    ],
  },
  {
    heading: "Pauser",
    sentences: [
      "På vagter over {pausegrænse} har medarbejderen ret til {pauseminutter} minutters betalt pause.",
      "En selvbetalt pause på 30 minutter kan vælges på bookingen, når vagten er mindst 8 timer, og der er personalemad.",
    ],
  },
];
