/** One line of the report: what was measured, what came out, what it should be. */
export interface Figure {
  readonly what: string;
  readonly figure: string;
  readonly goal: string;
  /** Undefined where there is no goal. */
  readonly met?: boolean;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? upper) + upper) / 2 : upper;
}

/** The value that this share of the others is below. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The median with the first and third quartile behind it: `0.74 (0.72–0.77)`. */
export function quartiles(values: readonly number[], digits: number): string {
  const [first, third] = [quantile(values, 0.25), quantile(values, 0.75)];
  return `${median(values).toFixed(digits)} (${first.toFixed(digits)}–${third.toFixed(digits)})`;
}

/** The median with the smallest and largest behind it: `0.74 (0.71–0.80)`. */
export function spread(values: readonly number[], digits = 2, unit = ""): string {
  const write = (value: number) => value.toFixed(digits);
  const range = `${write(Math.min(...values))}–${write(Math.max(...values))}`;
  return `${write(median(values))}${unit} (${range})`;
}

/** The figures as a Markdown table; `heading` says what the figures are. */
export function table(figures: readonly Figure[], heading = "Median (smallest–largest)"): string {
  const rows = [
    ["Measured", heading, "Goal", ""],
    ["---", "---", "---", "---"],
    ...figures.map(({ what, figure, goal, met }) => [what, figure, goal, wordOf(met)]),
  ];
  return rows.map((row) => `| ${row.join(" | ")} |`).join("\n");
}

function wordOf(met: boolean | undefined): string {
  if (met === undefined) return "";
  return met ? "met" : "missed";
}
