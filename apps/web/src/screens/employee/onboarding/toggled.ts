/** A choice with one value put in or taken out. */
export function toggled(values: readonly string[], value: string, isChosen: boolean): readonly string[] {
  return isChosen ? [...values, value] : values.filter((other) => other !== value);
}
