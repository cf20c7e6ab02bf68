import { plural } from "#texts/format/numbers.ts";

/** Who stands by for a booking, as its company sees it. */
export const companyStandbyTexts = {
  count: (count: number) => `På standby: ${count}`,
  about: "Melder nogen afbud, går pladsen til den første, som kan. Rækkefølgen er den, de kom i.",
  rank: (rank: number) => `Nr. ${rank}`,
  auto: "får pladsen uden at blive spurgt",
  asks: "bliver spurgt først",
  offered: (moment: string) => `har til ${moment} at svare i`,
  strike: "Tag af listen",
  strikeName: (name: string) => `Tag ${name} af listen`,
  strikeTitle: (name: string) => `Tag ${name} af ventelisten?`,
  strikeText: "Personen får ikke pladsen og kan ikke stille sig på listen til denne booking igen.",
  keep: "Behold",
  failed: "Det kunne ikke gemmes. Prøv igen.",
} as const;

/** «Find afløser»: an admin asks several people at once. */
export const replacementTexts = {
  open: "Find afløser",
  title: "Find afløser",
  /** For a place that nobody had. */
  findStaff: "Find personale",
  /** What is staffed: «Tjener hos Hotel Nordlys». */
  who: (job: string, corporation: string) => `${job} hos ${corporation}`,
  reportSick: (person: string) => `Meld ${person} syg`,
  free: (count: number) => `${plural(count, "ledig plads", "ledige pladser")}`,
  about: "De får en sms med et link. Den første, der siger ja, får pladsen.",
  aboutAtNight:
    "Det er nat, og vagten starter om mere end 12 timer, så de får først en sms kl. 07:00. Den første, der siger ja, får pladsen.",
  loading: "Finder dem, der kan...",
  empty:
    "Ingen med de rette svar i zonen er ledige på det tidspunkt. Med «Tilføj medarbejder» på bookingen kan du give vagten til en anden.",
  standbyFirst: "Ventelisten bliver spurgt nu. Når den er tom, kan I spørge andre her.",
  hiredBefore: (times: number) => `Har været her ${plural(times, "gang", "gange")}`,
  newHere: "Ny her",
  shifts: (count: number) => plural(count, "vagt", "vagter"),
  favourite: "Favorit",
  applied: "Har ansøgt",
  standby: "På venteliste",
  states: {
    open: (moment: string) => `Spurgt, svarer senest ${moment}`,
    accepted: "Sagde ja",
    declined: "Sagde nej",
    lapsed: "Svarede ikke",
    taken: "En anden var først",
  },
  ask: (count: number) => (count === 0 ? "Spørg" : `Spørg ${count}`),
  chooseFirst: "Vælg dem, du vil spørge",
  asked: (count: number, tooLate: number) =>
    `${plural(count, "person", "personer")} er spurgt på sms${tooLate > 0 ? `. ${tooLate} er ikke ledig${tooLate === 1 ? "" : "e"} mere` : ""}`,
  close: "Luk",
  failed: "De kunne ikke spørges. Prøv igen.",
  give: "Giv vagten",
  begun: "Vagten er begyndt, så ingen kan spørges på sms. Ring, og giv vagten til den, der siger ja.",
  noFreePlace:
    "Alle pladser er besat, så ingen kan spørges på sms. Meld først den syg, der ikke kommer, eller giv vagten til en mere.",
} as const;

/** «Find afløser» for a company that has lost somebody. */
export const companyReplacementTexts = {
  about: "Vi spørger de seks, der passer bedst, på sms. Det første ja får pladsen.",
  asked: (count: number) =>
    `Vi har spurgt ${plural(count, "person", "personer")}. Det første ja får pladsen.`,
  nobody: "Ingen er ledige lige nu. Ring til os, så hjælper vi.",
} as const;

/** Somebody gets a shift without having been asked. */
export const giveShiftTexts = {
  title: (name: string) => `Giv vagten til ${name}?`,
  told: "Personen bliver valgt og får besked med det samme, hvis vagten ikke er begyndt.",
  grows: "Alle pladser er besat. Bookingen får en plads mere, og virksomheden får besked.",
  confirm: "Giv vagten",
  back: "Tilbage",
  given: (name: string) => `${name} har fået vagten`,
} as const;

/** «Tilføj medarbejder»: anybody, found by name or id. */
export const addWorkerTexts = {
  open: "Tilføj medarbejder",
  about: "De, der passer til bookingen og er ledige, står først.",
  hint: "Navn eller id",
  fits: "Passer og er ledig",
  loading: "Henter medarbejderne...",
  nobody: "Der er ingen medarbejdere med det navn eller id",
  next: "Tilføj",
  cancel: "Annuller",
} as const;
