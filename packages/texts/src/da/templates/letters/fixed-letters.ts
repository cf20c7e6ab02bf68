import type { LetterTemplate } from "./letter.ts";

/** The letters whose text nobody edits: what they say keeps accounts safe, or holds a secret. Listed beside the others. */
export const fixedLetters: readonly Pick<LetterTemplate, "to" | "title" | "when">[] = [
  { to: "employee", title: "Kode til login", when: "når nogen beder om en kode til at logge ind" },
  { to: "employee", title: "Adgangsnøgle ændret", when: "når en adgangsnøgle er tilføjet eller fjernet" },
  { to: "employee", title: "En måde at logge ind på er fjernet", when: "når den er fjernet" },
  {
    to: "employee",
    title: "Oplysninger ændret",
    when: "når telefon, mail eller kontonummer er ændret på profilen",
  },
  { to: "employee", title: "Profiler samlet", when: "når kontoret samler to profiler" },
  { to: "company", title: "Nyt kodeord", when: "når nogen beder om et nyt kodeord" },
  { to: "company", title: "Kodeord ændret", when: "når kodeordet er ændret" },
  { to: "company", title: "Bekræft mail", when: "når en virksomhed har oprettet en profil" },
  { to: "company", title: "Bekræft ny mail", when: "når virksomheden vil bruge en anden mail" },
  { to: "company", title: "Mail er ved at blive ændret", when: "når nogen har bedt om en anden mail" },
  { to: "company", title: "Mail ændret", when: "når den nye mail er bekræftet" },
  { to: "company", title: "Totrinslogin ændret", when: "når totrinslogin er ændret" },
  {
    to: "company",
    title: "Aftaletekst ændret",
    when: "når handelsbetingelserne får en ny version, og til medarbejdere om deres aftale",
  },
  {
    to: "company",
    title: "Invitation til en virksomhed",
    when: "når en bruger i virksomheden er oprettet",
  },
  { to: "company", title: "En booking venter på en ejer", when: "når en booker booker over beløbet" },
  { to: "company", title: "Din booking venter", when: "når en booker har booket over beløbet" },
  { to: "company", title: "En ejer har godkendt", when: "når en ejer siger ja til en bookers booking" },
  { to: "company", title: "En ejer har sagt nej", when: "når en ejer siger nej til en bookers booking" },
  {
    to: "company",
    title: "En ejer nåede ikke at svare",
    when: "når vagten starter, før en ejer har svaret",
  },
  {
    to: "company",
    title: "En webhook har ikke modtaget alt",
    when: "når en hændelse ikke er nået frem i tre dage",
  },
  {
    to: "company",
    title: "En webhook er sat på pause",
    when: "når intet er nået frem til den i tre dage",
  },
  {
    to: "company",
    title: "En webhook er nedlagt",
    when: "når dens adresse svarer, at den er nedlagt",
  },
  { to: "office", title: "Invitation til kontoret", when: "når en bruger på kontoret er oprettet" },
  { to: "office", title: "Udtræk hentet", when: "når nogen henter et udtræk" },
  { to: "office", title: "Mange forkerte kodeord", when: "når nogen gætter på kodeord" },
];
