import type { Times } from "#rules/checkout/times.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { formatTimes } from "#texts/format/days.ts";
import { formatDuration, formatKronerUnit, plural } from "#texts/format/numbers.ts";

/** What 'GODKEND ALLE' shows before it approves. */
export const approvalSummaryTexts = {
  title: "Godkend timerne",
  loading: "Regner sammen...",
  failed: "Vi kunne ikke regne timerne sammen",
  asBooked: (count: number) => `${count} som booket`,
  others: (count: number) => `${count} med andre tider end booket`,
  otherHint: "Fjern fluebenet, hvis du vil svare på timerne for sig.",
  notStamped: (count: number) =>
    count === 1
      ? "1 har ikke stemplet ud endnu og bliver, som den er."
      : `${count} har ikke stemplet ud endnu og bliver, som de er.`,
  disputed: (count: number) =>
    count === 1 ? "1 er I ikke enige med. Svar på kortet." : `${count} er I ikke enige med. Svar på kortene.`,
  leftOut: (count: number) => `${count} svarer I på for sig.`,
  /** «+1 time», «−30 minutter», «samme længde». */
  difference: (hours: number) =>
    hours === 0 ? "samme længde" : `${hours > 0 ? "+" : "−"}${formatDuration(Math.abs(hours))}`,
  amount: (kroner: number) => signed(kroner),
  people: (count: number) => plural(count, "medarbejder", "medarbejdere"),
  total: "I alt ekskl. moms",
  againstBooked: (kroner: number) => `${signed(kroner)} mod booket`,
  approve: (count: number) => `Godkend ${count}`,
  nobody: "Der er ingen timer at godkende lige nu.",
  changedTitle: "Der er sket noget, siden du åbnede",
  nowTimes: (name: string, times: Times, before: Times | null) =>
    before
      ? `${name}: ${formatTimes(times.from, times.to)}, før ${formatTimes(before.from, before.to)}`
      : `${name}: ${formatTimes(times.from, times.to)}, er kommet til`,
  noMore: (name: string) => `${name} er ikke med længere`,
  /** «9 godkendt, 6 mangler». */
  approved: (count: number, missing: number) =>
    missing === 0 ? `${count} godkendt` : `${count} godkendt, ${missing} mangler`,
  totalChanged: (total: string, shown: string) =>
    `Beløbet er nu ${total}, ikke ${shown}, som I så. Se det igennem igen.`,
} as const;

function signed(kroner: number): string {
  const ore = fromWireKroner(kroner);
  return `${ore < 0 ? "−" : "+"}${formatKronerUnit(Math.abs(ore))}`;
}
