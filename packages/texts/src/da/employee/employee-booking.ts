import { extraWorkLabel } from "#texts/da/corporation/booking-presets.ts";
import { plural } from "#texts/format/numbers.ts";

/** One job as the employee sees it. */
export const employeeBookingTexts = {
  title: "Job",
  loading: "Indlæser...",
  /** The documents keep the loan words. */
  ratings: (count: number) => plural(count, "bedømmelse", "bedømmelser"),
  status: { applied: "ANSØGT (venter svar)", approved: "GODKENDT" },
  /** «Tjener til firma event». */
  heading: (job: string, arrangement: string) =>
    `${job} til ${arrangement.charAt(0).toLowerCase()}${arrangement.slice(1)}`,
  map: "Vis på kort",
  totalPay: "Samlet løn",
  /** Stands above the day. */
  paidOnDay: "Udbetales",
  howPaid: "Hvordan er lønnen regnet?",
  shift: "Vagt",
  transport: "Transporttillæg",
  selfPaidBreak: "Selvbetalt pause",
  breakLength: "Ja, -30 m.",
  hourlyWage: "Timeløn",
  agreement: "Overenskomst",
  noAgreement: "Ingen",
  sum: "I alt",
  clockChange: "Sommer-/vintertid",
  uniform: "Uniform",
  upperDress: "Overdel",
  lowerDress: "Underdel",
  shoes: "Sko",
  itemToBring: "Medbring",
  aboutJob: "Om jobbet",
  extraWork: "Ekstra arbejde",
  mayBeExtra: (hours: number) => `Der kan forekomme ${extraWorkLabel(hours)} ekstra arbejde`,
  noExtraWork: "Ingen ekstra arbejde",
  food: "Personalemad",
  language: "Sprog",
  description: "Beskrivelse",
  apply: "Ansøg",
  withdraw: "Annuller ansøgning",
  cancel: "Meld afbud",
  cancellationRules: "Regler for afbud",
  /** Where the reason has no sentence of its own. */
  notApplicable: "Du kan ikke ansøge om dette job.",
  /** Over a job on a day that a shift of one's own takes. */
  takenDay: "Du er optaget. Du kan ikke have to vagter på samme dag eller oven i hinanden.",
  takenNight: "Se dine vagter under Mine jobs.",
  ownShift: (company: string) => `Din vagt hos ${company},`,
  ownRecord: "Det ser virksomheden om dig",
  ownRatings: "Bedømmelser",
  ownCancellations: "Afbud",
} as const;

/** What the language requirement is called; anything else is both. */
export function languageRequirement(language: string): string {
  if (language === "Engelsk" || language === "Dansk") return language;
  return "Dansk eller engelsk";
}

/** Ready for the job. */
export const checkInTexts = {
  title: "Før du møder ind",
  beforeWindow: "Info er tilgængelig 48 timer før start",
  notApproved: "Felterne bliver synlige, hvis du bliver godkendt",
  hiddenFields: "Adgang, kontaktperson og beskeder",
  access: "Hvordan kommer jeg ind?",
  contactPerson: "Kontaktperson",
  message: "Besked",
  corporationMessage: "Besked fra virksomheden",
  read: "Læst og forstået",
  report: "MELD KLAR",
  ready: "DU ER KLAR TIL JOB",
  readySince: (moment: string) => `Meldt klar ${moment}`,
} as const;

/** What of working time a job would break; it can be applied for all the same. */
export const workingTimeWarnings = {
  title: "Vagten passer måske ikke med dine andre vagter",
  rest: "Du får under 11 timers hvile mellem to vagter. Du kan ansøge, men du kan ikke vælges, medmindre kontoret siger ja.",
  day_off:
    "Du får ikke et ugentligt fridøgn: 35 timer i træk uden arbejde. Du kan ansøge, men du kan ikke vælges, medmindre kontoret siger ja.",
  week: "Du kommer over grænsen for timer om ugen over fire måneder. Du kan ansøge, men du kan ikke vælges, medmindre kontoret siger ja.",
} as const;

/** Applying and withdrawing. */
export const applyDialogTexts = {
  title: "Ansøg om jobbet",
  text: "Bliver du valgt, får du besked på sms og mail. Du kan trække ansøgningen tilbage, indtil du er valgt.",
  job: "Job",
  company: "Virksomhed",
  when: "Hvornår",
  where: "Hvor",
  accept: "Jeg accepterer tilknytningsaftalen",
  showAgreement: "Læs tilknytningsaftalen",
  apply: "Ansøg",
  cancel: "Annuller",
  withdrawTitle: "Annuller ansøgning?",
  withdrawText: "Det koster ikke noget at trække en ansøgning tilbage.",
  withdrawConfirm: "Annuller ansøgning",
  withdrawKeep: "Behold ansøgning",
} as const;

/** Cancelling a confirmed shift. */
export const cancelDialogTexts = {
  title: "Meld afbud",
  reason: "Årsag",
  confirm: "Meld afbud",
  keep: "Behold vagten",
} as const;
