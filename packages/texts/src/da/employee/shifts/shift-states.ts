import type { ShiftStateKey } from "#rules/shifts/outcome.ts";
import { employeeMenu } from "#texts/da/common/menus.ts";
import { sickWhen } from "#texts/da/contracts/sick-rule.ts";
import { plural } from "#texts/format/numbers.ts";

/** The one sentence of a job: what it is to the person who looks at it. */
export const jobStateSentences: Readonly<Record<ShiftStateKey | "open" | "full" | "gone", string>> = {
  open: "Der er ledige pladser",
  full: "Alle pladser er besat",
  gone: "Jobbet findes ikke mere",
  applied: "Du har ansøgt og venter på svar",
  selected: "Du har fået vagten",
  worked: "Du har arbejdet på vagten",
  not_met: "Du er meldt ikke mødt",
  withdrawn: "Du har trukket din ansøgning tilbage",
  cancelled: "Du har meldt afbud",
  replaced: "Du har meldt afbud, og en anden har overtaget vagten",
  sick: "Du er meldt syg. God bedring.",
  removed: "Virksomheden har taget dig af vagten",
  not_chosen: "Det blev ikke dig denne gang",
  booking_cancelled: "Virksomheden har aflyst jobbet",
};

/** A job that nothing becomes of any more: what it means, and what comes next. */
export const endedTexts = {
  meaning: "Det betyder det",
  toldAt: (company: string, moment: string) => `${company} fik besked ${moment}.`,
  removedAt: (moment: string) => `Det skete ${moment}.`,
  reason: (reason: string) => `Årsag: ${reason}`,
  card: { yellow: "et gult kort", red: "et rødt kort" },
  gotCard: (card: string) => `Du har fået ${card}.`,
  gotCardAndFreeze: (card: string, until: string) => `Du har fået ${card}, og du kan søge jobs igen ${until}`,
  gotCardHeld: (card: string, until: string) =>
    `Du har fået ${card}. Spærringen til ${until} gælder først, når et menneske har set på den.`,
  gotCardAndFroze: (card: string, until: string) => `Du fik ${card}. Siden ${until} kan du søge jobs igen.`,
  mayLapse: "Finder vi en afløser før vagten, forsvinder det af sig selv. Vi leder.",
  noCard: "Det har ingen følger for dig: ingen kort, ingen spærring, ingen stjerner.",
  replaced: "Kortet er taget tilbage, fordi pladsen blev besat i tide.",
  sick: "Sygdom giver hverken kort, spærring eller stjerner. Du skal ikke gøre mere.",
  nextShift: "Din næste vagt",
  sickNext: "Er du også syg til den, så meld det samme dag mellem kl. 08:00 og 09:00.",
  sickLate:
    "Du meldte dig syg efter kl. 09:00. Det giver ikke noget kort af sig selv. Vores kontor ser på det og skriver til dig.",
  sickDecided: {
    excuse: (reason: string) => `Din sygemelding er godtaget: «${reason}» Den koster dig ikke noget.`,
    late_cancellation: (reason: string) => `Kontorets begrundelse: «${reason}»`,
  },
  /** The heading, instead of that of a cancellation. */
  sickCounted: "Din sene sygemelding regnes for et sent afbud",
  sickReplaced: "Det giver ikke noget kort, fordi pladsen blev besat i tide.",
  sickNextEarly: "Er du også syg til den, så meld det samme dag, før den starter.",
  notAgain: "Du kan ikke søge den samme vagt igen.",
  removed: "Det er ikke et afbud fra dig: ingen kort, ingen stjerner. Dagen er fri igen.",
  /** Of a late removal by the company: what it pays before tax, hours in words. */
  cancellationPay: {
    due: (hours: string, amount: string) =>
      `Du får løn for ${hours}, fordi det var sent: ${amount} før skat. Det står under Min løn.`,
    waits: (hours: string, amount: string) =>
      `Du får løn for ${hours}, fordi det er sent: ${amount} før skat. Det bortfalder, hvis pladsen bliver besat igen, før vagten starter, eller du får en anden vagt den dag.`,
  },
  pay: "Se Min løn",
  applyAgain: "Søg vagten igen",
  notChosen: "Melder nogen afbud, kan du stadig nå det. Du er fri til at tage et andet job imens.",
  notChosenOver: "Tak, fordi du ansøgte. Du er fri til at tage et andet job den dag.",
  bookingCancelled: "Du skal ikke møde. Det koster dig ikke noget.",
  applicationGone: "Din ansøgning er trukket tilbage for dig. Det koster dig ikke noget.",
  withdrawn: "Det koster ikke noget. Du kan ansøge igen, så længe der er plads.",
  notMet: "Er det en fejl, så bed om en ny vurdering under Kort og spærringer, eller ring til os.",
  worked: "Tiderne og lønnen står under Afsluttede jobs.",
  sameDay: (day: string) => `Ledigt ${day}`,
  cards: "Se kort og spærringer",
  jobs: "Se ledige jobs",
  gone: "Virksomheden har slettet eller lukket bookingen, eller den er begyndt. Det koster dig ikke noget.",
  mistake: (phone: string) => `Var det en fejl? Ring ${phone}`,
} as const;

/** «Jeg er rask alligevel»: an own sick report is taken back. */
export const wellAgainTexts = {
  about:
    "Er du rask alligevel, eller var det en fejl? Så længe ingen anden har fået pladsen, kan du tage vagten tilbage.",
  open: "Jeg er rask alligevel",
  title: "Tag vagten tilbage?",
  told: (company: string) => `Du er på vagten igen, og ${company} får besked. Husk at melde dig klar igen.`,
  confirm: "Jeg kommer",
  cancel: "Jeg er syg",
  done: "Du har vagten igen",
} as const;

/** All that has ended, with its outcome. */
export const historyTexts = {
  title: employeeMenu.history,
  about: "Alt, du har søgt, fået og arbejdet, og hvad det endte med.",
  loading: "Henter din historik...",
  empty: "Her kommer det, der er slut. Du har ikke noget endnu.",
  failed: "Din historik kunne ikke hentes",
  short: {
    worked: "Arbejdet",
    not_met: "Ikke mødt",
    withdrawn: "Trukket tilbage",
    cancelled: "Afbud",
    replaced: "Afbud, erstattet",
    sick: "Syg",
    removed: "Fjernet",
    not_chosen: "Ikke valgt",
    booking_cancelled: "Aflyst",
  },
} as const;

/** In the history: shifts that somebody was asked to take and did not get. */
export const pastOfferTexts = {
  title: "Vagter, vi spurgte dig om",
  about: "Et nej koster ikke noget, og det gør det heller ikke, hvis du ikke nåede at svare.",
  failed: "Vagterne kunne ikke hentes",
  outcomes: { declined: "Du sagde nej", lapsed: "Ikke svaret", taken: "Taget af en anden" },
} as const;

/** «Meld afbud» and «Meld syg»: what each costs comes first. */
export const leaveTexts = {
  costs: "Dette afbud koster dig:",
  counting: "Regner ud, hvad afbuddet koster...",
  countFailed: "Vi kunne ikke regne ud, hvad afbuddet koster. Prøv igen, eller ring til os.",
  yellow: "Et gult kort",
  yellowWhy: "ingen andre afbud inden for 10 vagter",
  red: "Et rødt kort",
  redWhy: "det andet afbud inden for 10 vagter",
  redLateWhy: "du har et gult kort i forvejen",
  frozen: (until: string) => `Du kan ikke søge jobs før ${until}`,
  frozenWhy: (days: number) => `din profil er frosset i ${days} dage`,
  held: (until: string) => `En spærring til ${until}`,
  heldWhy: "den gælder først, når et menneske har set på den",
  star: "En bedømmelse på 1 stjerne",
  starWhy: (before: string, after: string) => `fra ${before} til ${after}`,
  starFirst: "din første bedømmelse",
  late: (hours: string) => `Vagten starter om ${hours}.`,
  early: "Over 48 timer før havde det kun kostet kortet.",
  lapses: "Finder vi en afløser før vagten, forsvinder det igen.",
  rules: "Alle regler for afbud",
  reasonFirst: "Skriv en årsag, så kan du melde afbud.",
  /** Beside a cancellation, by whether sick reports are taken now. */
  sickDoor: {
    too_early: `Er du syg? Meld syg ${sickWhen}. Det koster ikke noget.`,
    open: "Er du syg? Så meld syg i stedet, det koster ikke noget.",
    late: "Er du syg? Så meld syg i stedet. Det giver ikke noget kort af sig selv, vores kontor ser på det.",
    over: "Er du syg? Ring til os, før du melder afbud.",
  },
  sickTitle: "Meld syg",
  sickFree: "Sygdom koster dig ikke noget. Ingen kort, ingen spærring, ingen stjerner.",
  sickTold: (company: string) => `${company} får besked med det samme, og pladsen bliver åben igen.`,
  sickWindow: "Meld syg mellem",
  sickTimes: "kl. 08:00 og 09:00",
  sickLeft: (time: string, minutes: number) =>
    `Klokken er ${time}. Der er ${plural(minutes, "minut", "minutter")} igen.`,
  sickUntilStart: "Du kan melde dig syg, indtil vagten starter.",
  sickConfirm: "Meld syg",
  sickCancel: "Ikke alligevel",
  sickLater: "Du kan melde dig syg fra kl. 08:00",
  sickLate:
    "Klokken er over 09:00, men du kan stadig melde dig syg, indtil vagten starter. Det giver ikke noget kort af sig selv: vores kontor ser på det og skriver til dig.",
  sickReason: "Hvad er der sket? (frivilligt)",
  sickReasonHint: "Kun vores kontor læser det. Du behøver ikke at skrive, hvad du fejler.",
  isSick: "Er du syg?",
  isSickOrLate: "Er du syg eller forsinket?",
  begun: "Vagten er begyndt, så du kan ikke melde syg eller afbud her. Ring til os med det samme.",
  call: (phone: string) => `Ring ${phone}`,
  cancelled: "Dit afbud er meldt",
  reportedSick: "Du er meldt syg. God bedring.",
} as const;
