import type { Brand } from "#texts/da/common/brand.ts";
import { sickLater, sickWhen } from "#texts/da/contracts/sick-rule.ts";
import { formatPhone } from "#texts/format/contact.ts";

/** One question that people have, with its answers; `list` stands under the sentences. */
export interface PrivacyPart {
  readonly key: string;
  readonly question: string;
  readonly sentences: readonly string[];
  readonly list?: readonly string[];
}

export const privacyPageTexts = {
  title: "Sådan behandler vi oplysninger",
  lead: "Kort fortalt: Vi gemmer det, der skal til for at finde vagter og betale for dem. Du kan altid se det, hente det og få det slettet.",
  own: "Se, hent eller slet dine oplysninger",
  ownCompany: "Se, hent eller slet jeres oplysninger",
  home: "Gå til forsiden",
  licence: "Systemet er Vagtklar, som er fri software (AGPL-3.0).",
  source: "Hent kildekoden",
  askForSource: (email: string) => `Skriv til ${email}, så sender vi kildekoden.`,
} as const;

/** How long things are kept where it is a setting. */
export interface Keeping {
  readonly inactiveMonths: number;
  readonly messageDays: number;
}

/** What is stored and decided, in plain words. It says what the product does: see docs/rules and docs/privacy.md. */
export function privacyParts(brand: Brand, keeps: Keeping): readonly PrivacyPart[] {
  const { name, supportEmail, supportPhone } = brand;
  return [
    {
      key: "stored",
      question: "Hvad gemmer vi?",
      sentences: ["Om dig, der tager vagter:"],
      list: [
        "Din profil: navn, kontaktoplysninger, fødselsdag, billeder, beskrivelse, zoner, kompetencer og erfaringer.",
        "Dine ansøgninger og vagter, tiderne fra begge sider, bedømmelser og afbud.",
        "CPR-nummer, konto og skattekort, når du skal have løn. De er krypteret.",
        "De beskeder, vi sender dig, og hvor du er logget ind.",
        "Om virksomheder: kontaktoplysninger, CVR-nummer, bookinger, fakturaer, bedømmelser og beskeder.",
      ],
    },
    {
      key: "seen",
      question: "Hvem ser det?",
      sentences: [],
      list: [
        "Virksomheder ser dit fornavn og forbogstavet i dit efternavn, din alder, dit billede, din beskrivelse, dine erfaringer og bedømmelser, dine svar om jobbet, cirka hvor langt du har til vagten, og hvor mange vagter og afbud du har haft. De ser ikke din adresse.",
        "Dit telefonnummer ser en virksomhed først, når den har valgt dig.",
        `Medarbejdere hos ${name} ser det hele for at kunne hjælpe. Hver gang en af dem ser CPR- og kontonummer, bliver det noteret.`,
        "Ved en vagt ser du virksomhedens navn, adresse, kontaktperson og bedømmelse.",
        "Løn- og fakturasystemet, mail- og sms-tjenesten, tjenesten bag din browser, hvis du får beskeder på telefonen, og dem, der driver vores servere, får kun det, de skal bruge. Vi sælger aldrig oplysninger.",
      ],
    },
    {
      key: "order",
      question: "Hvem står først i listen over ansøgere?",
      sentences: [
        "Rækkefølgen regnes ud på samme måde for alle. Den, der står bedst på det første punkt, kommer først; står to lige, afgør det næste punkt:",
      ],
      list: [
        "Hvor mange gange netop denne virksomhed har haft dig på vagt.",
        "Hvor mange vagter du har haft i alt.",
        "Gennemsnittet af dine bedømmelser. Er du ikke bedømt endnu, står du efter dem, der er.",
        "Hvor mange gange du har ansøgt.",
        "Hvem der ansøgte først.",
        "Virksomheden vælger selv, og den kan vælge en hvilken som helst. Alder, køn og billede tæller ikke i rækkefølgen.",
        "Har en virksomhed dig som favorit, får du besked om dens jobs op til en halv time før andre.",
      ],
    },
    {
      key: "cards",
      question: "Hvordan får man kort og spærringer?",
      sentences: ["Systemet giver kort efter faste regler, når en bekræftet vagt ikke bliver til noget:"],
      list: [
        "Et afbud giver et gult kort. Et gult kort spærrer ikke i sig selv.",
        "Et afbud mindre end 48 timer før vagten er et sent afbud: Du kan ikke ansøge i 15 dage, og vagten tæller som 1 stjerne.",
        "Endnu et gult kort inden for 10 vagter, eller to sene afbud, giver et rødt kort: Du kan ikke ansøge i 3 måneder.",
        "Møder du ikke op, får du et rødt kort med det samme.",
        `En sygemelding ${sickWhen}, giver ikke kort. ${sickLater}`,
        "Bliver din plads besat af en anden i tide, bliver kort, spærring og stjerne taget tilbage.",
        "Dine vagter, der allerede er bekræftet, beholder du, også når du er spærret.",
      ],
    },
    {
      key: "ratings",
      question: "Hvordan bliver pålidelighed og bedømmelser til?",
      sentences: [
        "Efter en vagt kan begge sider give hinanden 1-5 stjerner og en kommentar. Tallet er gennemsnittet. Antal vagter, ansøgninger og afbud er talt op. Der er ingen skjulte point.",
      ],
    },
    {
      key: "automatic",
      question: "Hvad bestemmer en computer, og hvad bestemmer et menneske?",
      sentences: [
        "Rækkefølgen af ansøgere, kort og spærringer, og hvem der får besked om et job, regnes ud af systemet. Hvem der får vagten, vælger virksomheden. Hvad du får i løn, følger af de timer, som du og virksomheden er enige om.",
        `Du har ret til at få en forklaring, at sige din mening, og at et menneske ser på det. Skriv til ${supportEmail} eller ring på ${formatPhone(supportPhone)}. Et menneske kan altid ændre det, og du får svar med en begrundelse.`,
      ],
    },
    {
      key: "kept",
      question: "Hvor længe gemmer vi det?",
      sentences: [],
      list: [
        `Din profil, til du sletter den, eller til den ikke har været brugt i ${keeps.inactiveMonths} måneder. Vi skriver til dig 30 dage før.`,
        `Teksten i beskeder i ${keeps.messageDays} dage.`,
        "Løn, timer og fakturaer med navn og CPR- eller CVR-nummer, til bogføringsloven ikke kræver det mere: 5 år efter årets udgang.",
        "Sletter du din profil, bliver resten slettet med det samme. Bedømmelser, du har givet, står tilbage som stjerner uden navn og tekst.",
      ],
    },
    {
      key: "rights",
      question: "Hvad kan du gøre?",
      sentences: [],
      list: [
        "Se og hente alt om dig selv under «Mine oplysninger», også som fil.",
        "Rette det i din profil.",
        "Slette din profil, når du ikke har kommende vagter eller løn til gode.",
        "Slå mails om jobs fra i profilen eller med linket i mailen.",
        "Sige nej til, at vi bruger oplysninger om dig, og bede os om at begrænse det.",
      ],
    },
    {
      key: "why",
      question: "Hvad giver os lov til det?",
      sentences: [
        "Aftalen med dig om at finde og udføre vagter, loven om løn, skat og bogføring, og for bedømmelser og kort vores fælles interesse i, at vagter bliver til noget. Mails om jobs sender vi, så længe du siger ja til dem.",
      ],
    },
    {
      key: "who",
      question: "Hvem har ansvaret, og hvor kan du klage?",
      sentences: [
        `${name} har ansvaret for oplysningerne. Skriv til ${supportEmail} eller ring på ${formatPhone(supportPhone)}.`,
        "Er du ikke tilfreds med svaret, kan du klage til Datatilsynet, www.datatilsynet.dk, tlf. 33 19 32 00.",
      ],
    },
  ];
}
