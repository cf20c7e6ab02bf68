/** Øre of an amount of the wire. */
export function oreOf(kroner: number): number {
  return Math.round(kroner * 100);
}
