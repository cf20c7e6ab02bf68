import { plural } from "#texts/format/numbers.ts";

/** From so many minutes on a delay is said in whole hours. */
const HOURS_FROM = 120;

function lengthOf(minutes: number): string {
  if (minutes < HOURS_FROM) return plural(minutes, "minut", "minutter");
  return `over ${plural(Math.floor(minutes / 60), "time", "timer")}`;
}

/** The day of a shift and the evening before it, as its company sees them. */
export const eveningTexts = {
  /** Before the day: «I dag, ». */
  day: (days: number) => (days <= 0 ? "I dag, " : "I morgen, "),
  came: (came: number, of: number) => `${came} af ${of} er kommet`,
  ready: (ready: number, of: number) => `${ready} af ${of} har meldt klar`,
  begun: (people: number) => `Vagten er i gang med ${plural(people, "person", "personer")}`,
  /** «Jonas T. og 2 andre skulle være her for 12 minutter siden.» */
  overdue: (name: string, others: number, minutes: number) => {
    const who = others === 0 ? name : `${name} og ${plural(others, "anden", "andre")}`;
    return minutes < 1
      ? `${who} skulle være her nu.`
      : `${who} skulle være her for ${lengthOf(minutes)} siden.`;
  },
  delayed: (name: string, minutes: number) => `${name} er ${minutes}\u00a0min. forsinket.`,
  delayedShort: (minutes: number) => `${minutes}\u00a0min. forsinket`,
  replaced: (name: string) => `Vi søger en afløser for ${name}.`,
  states: {
    ready: "Meldt klar",
    notReady: "Ikke meldt klar endnu",
    /** From the start on, of somebody who has written nothing, where no digits tell who has come. */
    due: (time: string) => `Skulle være her fra kl.\u00a0${time}`,
    came: (moment: string) => `Kommet ${moment}`,
    onTheWay: "På vej",
    wroteOnTheWay: (moment: string) => `På vej, skrevet ${moment}`,
    delayed: (minutes: number, time: string) => `${minutes}\u00a0min. forsinket, her ca. kl.\u00a0${time}`,
    late: (minutes: number) => {
      if (minutes < 1) return "Ikke kommet endnu";
      return `Ikke kommet, ${minutes < HOURS_FROM ? `${minutes}\u00a0min.` : lengthOf(minutes)} for sent`;
    },
    missed: (moment: string) => `Mødte ikke op, skrevet ${moment}`,
    missing: "Har ikke tastet pinkoden, og vi har spurgt",
  },
  call: (name: string, phone: string) => `Ring til ${name}, ${phone}`,
  notCome: "Mødte ikke op",
  isHere: "Er kommet",
  see: "Se vagten",
  callUs: (phone: string) => `Ring til os, ${phone}`,
  failed: "Det kunne ikke gemmes. Prøv igen.",
  tookBack: (name: string) => `${name} er kommet, og vagten tæller igen`,
} as const;

/** What is asked before somebody is noted as not come. */
export const notComeTexts = {
  title: (firstName: string) => `Mødte ${firstName} ikke op?`,
  callFirst: (phone: string) => `Ring først: ${phone}`,
  points: [
    ["I betaler ikke", "Pladsen koster ikke noget, så længe ingen er kommet."],
    ["Vi får besked med det samme", "Kontoret ringer og hører, hvad der er sket."],
    [
      "Kommer personen alligevel?",
      "Så trykker I «Er kommet» og aftaler timerne bagefter. I betaler for dem, der arbejder.",
    ],
  ],
  replace: "Find en afløser med det samme",
  replaceHint: "Vi spørger de seks, der passer bedst. Det første ja får pladsen.",
  cancel: "Vent lidt",
  confirm: "Mødte ikke op",
  /** `asked` is null where no replacement was wanted. */
  done: (firstName: string, asked: number | null) => {
    if (asked === null) return `${firstName} er skrevet som ikke mødt op`;
    return asked === 0
      ? "Ingen er ledige lige nu. Ring til os, så hjælper vi."
      : `Vi har spurgt ${plural(asked, "person", "personer")}. Det første ja får pladsen.`;
  },
} as const;

/** Not come, said at checkout. */
export const checkoutNotComeTexts = {
  notCome: "Mødte ikke op",
  title: (firstName: string) => `Mødte ${firstName} ikke op?`,
  meaning:
    "I betaler ikke for personen, og vores kontor får besked. Er personen uenig, kan tiderne stadig stemples.",
  noted: "Skrevet som ikke mødt op. I betaler ikke for personen.",
  came: "Er kommet",
  failed: "Det kunne ikke gemmes. Prøv igen.",
} as const;
