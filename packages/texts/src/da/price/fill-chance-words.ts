import {
  type Evidence,
  type Lead,
  type Likeness,
  likenesses,
  type Size,
  WAGE_STEP,
} from "#rules/bookings/fill-chance.ts";
import type { Region } from "#rules/people/regions.ts";
import { regionNames } from "#texts/da/employee/regions.ts";
import { isoWeekdayName } from "#texts/format/days.ts";
import { formatPercent } from "#texts/format/numbers.ts";

/** «Meget sandsynligt, omkring 90 %». */
export function chanceInWords(percent: number): string {
  return `${wordFor(percent)}, omkring ${formatPercent(percent)}`;
}

function wordFor(percent: number): string {
  if (percent >= 80) return "Meget sandsynligt";
  if (percent >= 60) return "Sandsynligt";
  return percent >= 40 ? "Usikkert" : "Svært";
}

/** «34 af 38 lignende bookinger blev fyldt.» */
export function evidenceSentence({ filled, total }: Pick<Evidence, "filled" | "total">): string {
  return `${filled} af ${total} lignende bookinger blev fyldt.`;
}

/** «8 af 9, omkring 80 %». */
export function evidenceInShort({ filled, total, percent }: Evidence): string {
  return `${filled} af ${total}, omkring ${formatPercent(percent)}`;
}

/** What is compared; kroner of the lower end of the wage. */
export interface AskedInWords {
  readonly weekday: number;
  readonly is_holiday: boolean;
  readonly region: Region | null;
  readonly lead: Lead;
  readonly wage: number;
  readonly people: Size;
}

/** «Lignende: samme personale, fredag, København, 190–200 kr. i timen, 3–5 personer, booket 2–7 dage før.» */
export function likenessSentence(asked: AskedInWords, comparedBy: readonly Likeness[]): string {
  const words: Record<Likeness, string> = {
    wage: wageInWords(asked.wage),
    people: sizeWords[asked.people],
    day: asked.is_holiday ? "helligdage" : isoWeekdayName(asked.weekday),
    region: asked.region ? regionNames[asked.region] : "",
    lead: `booket ${leadWords[asked.lead]}`,
  };
  return `Lignende: samme personale, ${likenesses
    .filter((likeness) => comparedBy.includes(likeness))
    .map((likeness) => words[likeness])
    .join(", ")}.`;
}

/** «Vi ser bort fra ugedag og område, for ellers er der for få.», null where nothing was given up. */
export function givenUpSentence(asked: AskedInWords, comparedBy: readonly Likeness[]): string | null {
  const givenUp = likenesses
    .filter((likeness) => !comparedBy.includes(likeness) && (likeness !== "region" || asked.region !== null))
    .map((likeness) => likenessNames[likeness]);
  const last = givenUp.at(-1);
  if (last === undefined) return null;
  const listed = givenUp.length === 1 ? last : `${givenUp.slice(0, -1).join(", ")} og ${last}`;
  return `Vi ser bort fra ${listed}, for ellers er der for få.`;
}

/** «190–200 kr. i timen». */
export function wageInWords(kroner: number): string {
  return `${kroner}–${kroner + WAGE_STEP / 100}\u00a0kr. i timen`;
}

/** How long before its start a booking is made. */
const leadWords: Record<Lead, string> = {
  day: "under 24 timer før",
  two_days: "24–48 timer før",
  week: "2–7 dage før",
  longer: "mindst 7 dage før",
};

const sizeWords: Record<Size, string> = {
  few: "1–2 personer",
  some: "3–5 personer",
  many: "6–15 personer",
};

const likenessNames: Record<Likeness, string> = {
  wage: "timeløn",
  people: "antal",
  day: "ugedag",
  region: "område",
  lead: "hvor tidligt der bookes",
};
