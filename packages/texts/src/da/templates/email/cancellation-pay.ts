import { formatHours, formatKronerUnit } from "#texts/format/numbers.ts";

/** What a late removal pays the person: hours, and øre before tax. */
export interface CancellationPayFacts {
  readonly hours: number;
  readonly amount: number;
}

/** That a late removal is paid, for a letter to the person; empty where it pays nothing. */
export function cancellationPaySentence({ hours, amount }: CancellationPayFacts): string {
  if (amount === 0) return "";
  return `Fordi det er sent, får du løn for ${formatHours(hours)}: ${formatKronerUnit(amount)} før skat. Det bortfalder, hvis pladsen når at blive besat igen, eller du får en anden vagt den dag.`;
}
