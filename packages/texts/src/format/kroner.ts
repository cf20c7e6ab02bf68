import type { Ore } from "#rules/money/ore.ts";

/** 123450 øre → «1.234,50». Integer øre only, so nothing is rounded here. */
export function formatKroner(ore: Ore): string {
  const digits = String(Math.abs(ore)).padStart(3, "0");
  const kroner = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ".");
  return `${ore < 0 ? "-" : ""}${kroner},${digits.slice(-2)}`;
}

/** 123450 øre → «1.234,50 kr.», with a no-break space. */
export function formatKronerUnit(ore: Ore): string {
  return `${formatKroner(ore)}\u00a0kr.`;
}

/** Round amounts in running text: 1200000 øre → «12.000 kr.»; øre are shown when there are any. */
export function formatRoundKroner(ore: Ore): string {
  return formatKronerUnit(ore).replace(",00", "");
}

/** An exact rate, which may have parts of an øre, as it is shown: 21656.25 → «216,56 kr.», halves up. */
export function formatRate(exactOre: number): string {
  return formatKronerUnit(Math.round(exactOre));
}
