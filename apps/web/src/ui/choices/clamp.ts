/** The nearest whole number within both limits. What is no number becomes the lowest. */
export function clampWhole(value: number, lowest: number, highest: number): number {
  if (Number.isNaN(value)) return lowest;
  return Math.min(highest, Math.max(lowest, Math.trunc(value)));
}
