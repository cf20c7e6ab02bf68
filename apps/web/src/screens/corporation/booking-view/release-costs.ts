import { fromWireKroner, type Ore } from "#rules/money/ore.ts";

interface Costing {
  readonly cancellation: { readonly hours: number; readonly amount: number } | null;
}

/** What releasing these people costs, øre, those of equal hours together; dearest first. Who costs nothing is left out. */
export function releaseCosts(selected: readonly Costing[]): { people: number; hours: number; amount: Ore }[] {
  const billed = selected.flatMap(({ cancellation }) => (cancellation?.hours ? [cancellation] : []));
  return [...Map.groupBy(billed, ({ hours }) => hours)]
    .map(([hours, all]) => ({
      people: all.length,
      hours,
      amount: all.reduce((sum, { amount }) => sum + fromWireKroner(amount), 0),
    }))
    .toSorted((a, b) => b.hours - a.hours);
}
