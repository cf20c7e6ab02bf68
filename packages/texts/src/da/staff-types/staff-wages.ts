/** What is wrong with wages as they are sent. */
export const staffWageMessages = {
  defaultUnderLowest: "Timelønnen i en ny booking kan ikke være under den laveste",
} as const;

/** Default and lowest hourly wage on the page of a staff type. */
export const staffWageTexts = {
  title: "Timeløn",
  lead: "Gælder for det arbejde, der udføres fra dagen. Det, der er booket, beholder sin løn.",
  loading: "Henter timelønnen...",
  failed: "Timelønnen kunne ikke hentes",
  pays: (hourlyWage: string | null, lowestWage: string | null) =>
    `${hourlyWage === null ? "Som for alle" : `${hourlyWage} kr.`}, ${
      lowestWage === null ? "ingen laveste" : `laveste ${lowestWage} kr.`
    }`,
  from: (day: string) => `fra ${day}`,
  empty:
    "Typen har ingen timeløn for sig selv. En ny booking begynder med den fælles, og der er ingen laveste.",
  change: "Ny timeløn",
  hourlyWage: "Timeløn i en ny booking",
  hourlyWageHint: "Tomt felt: den fælles under Indstillinger.",
  lowestWage: "Laveste timeløn",
  lowestWageHint: "En booking under den afvises. Tomt felt: ingen grænse.",
  validFrom: "Gælder fra",
  validFromHint: "Den dag, arbejdet udføres.",
  dayTaken: "Der begynder allerede en timeløn den dag.",
  amount: "Angiv et beløb, fx 185,00",
  save: "Gem timeløn",
  saved: "Timelønnen er gemt",
  saveFailed: "Timelønnen blev ikke gemt",
  withdraw: "Træk tilbage",
  withdrawOf: (day: string) => `Træk timelønnen fra ${day} tilbage`,
  withdrawText: "Den er ikke begyndt endnu. Herefter gælder den, der er før den.",
  withdrawn: "Timelønnen er trukket tilbage",
  withdrawFailed: "Timelønnen blev ikke trukket tilbage",
  states: { current: "Gælder", past: "Tidligere", future: "Kommer", withdrawn: "Trukket tilbage" },
  setBy: (name: string | null, when: string) => `Sat ${when}${name === null ? "" : ` af ${name}`}`,
  withdrawnBy: (name: string | null, when: string) =>
    `Trukket tilbage ${when}${name === null ? "" : ` af ${name}`}`,
  under: (count: number) =>
    count === 1
      ? "1 kommende booking er under den laveste timeløn"
      : `${count} kommende bookinger er under den laveste timeløn`,
  underHint: "De beholder deres løn, til den sættes op. Åbn bookingen, og tal med virksomheden.",
  underName: (id: number, day: string, company: string) => `Nr. ${id}, ${day}, ${company}`,
  underLine: (hourlyWage: string, lowestWage: string) => `${hourlyWage} kr., laveste ${lowestWage} kr.`,
  underMore: (count: number) => `og ${count} til`,
} as const;
