import type { TermsSection } from "#rules/employment-terms/template.ts";
import { sickLater, sickWhen } from "#texts/da/contracts/sick-rule.ts";

/** The template that the editor starts with: each point that the law on employment papers asks for. */
export const defaultTermsTemplate: readonly TermsSection[] = [
  {
    title: "1. Hvem",
    points: [
      { key: "employer", label: "Arbejdsgiver", text: "{employer}" },
      { key: "employee", label: "Medarbejder", text: "{employee}" },
      {
        key: "user_company",
        label: "Brugervirksomhed",
        text: "{company}. Ved andre vagter den, der står på vagten",
      },
    ],
  },
  {
    title: "2. Hvad og hvor",
    points: [
      { key: "work", label: "Arbejde", text: "{work}. Ved andre vagter det, der står på vagten" },
      {
        key: "place",
        label: "Arbejdssted",
        text: "{place}. Ved andre vagter det sted, der står på vagten",
      },
      { key: "start", label: "Begynder", text: "{start}" },
      {
        key: "duration",
        label: "Varighed",
        text: "Hver vagt er en ansættelse for sig og slutter med vagten",
      },
    ],
  },
  {
    title: "3. Arbejdstid",
    points: [
      {
        key: "hours",
        label: "Timer",
        text: "Arbejdstiden skifter fra vagt til vagt. Der er ingen garanterede timer",
      },
      {
        key: "reference_days",
        label: "Hvornår",
        text: "Kun på de dage og tider, du selv har søgt",
      },
      {
        key: "notice_of_shift",
        label: "Varsel",
        text: "Du ser tid og sted, før du søger. Ændres en aftalt vagt, skal du sige ja igen. Siger du nej, koster det dig ikke noget",
      },
      { key: "cancellation", label: "Aflyses en vagt", text: "{cancellation}" },
      {
        key: "overtime",
        label: "Ekstra arbejde",
        text: "Betales med samme timeløn, pr. påbegyndt halve time",
      },
      {
        key: "rest",
        label: "Hvile og pause",
        text: "Mindst {rest_hours} timer mellem to vagter. 20 minutters betalt pause på vagter over 8 timer",
      },
    ],
  },
  {
    title: "4. Løn",
    points: [
      { key: "wage", label: "Timeløn", text: "{wage}, eller den højere løn, der står på vagten" },
      { key: "supplements", label: "Tillæg og pension", text: "{supplements}" },
      { key: "holiday_pay", label: "Feriepenge", text: "12,5 % efter ferieloven, til FerieKonto" },
      { key: "atp", label: "ATP", text: "Efter ATP-loven. Vi betaler 2/3" },
      {
        key: "pay_day",
        label: "Udbetaling",
        text: "Sidste hverdag i måneden til din NemKonto, for den 16. til den 15.",
      },
    ],
  },
  {
    title: "5. Fravær og ophør",
    points: [
      {
        key: "sickness",
        label: "Sygdom",
        text: `Meld det på vagten ${sickWhen}. ${sickLater} Sygeløn efter sygedagpengeloven`,
      },
      {
        key: "absence",
        label: "Afbud og andet fravær",
        text: "Efter reglerne på vagten. Møder du ikke op, kan du ikke søge i 3 måneder. Ferie og anden orlov efter loven",
      },
      {
        key: "termination",
        label: "Opsigelse",
        text: "Ansættelsen ophører med vagten. Du kan lukke din profil når som helst",
      },
      { key: "probation", label: "Prøvetid og uddannelse", text: "Ingen" },
    ],
  },
  {
    title: "6. Andet",
    points: [
      { key: "agreement", label: "Overenskomst", text: "{agreement}. Skifter det, får du et nyt bevis" },
      {
        key: "social_insurance",
        label: "Sociale bidrag",
        text: "ATP, barsel.dk, AES og lovpligtig arbejdsskadeforsikring hos {insurer}",
      },
      { key: "contact", label: "Spørgsmål", text: "{phone} eller {email}" },
    ],
  },
];
