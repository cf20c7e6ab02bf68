type Labels = Readonly<Record<string, string>>;

/** One family of figures. A counter's samples end on `_total`, which is not part of its name here. */
export interface Family {
  readonly name: string;
  readonly type: "counter" | "gauge" | "summary";
  readonly help: string;
  readonly samples: readonly Sample[];
}

/** A figure; `part` is what of a summary it is. */
interface Sample {
  readonly value: number;
  readonly labels?: Labels;
  readonly part?: "sum" | "count";
}

/** The text that Prometheus and its kin read. */
export function openMetrics(families: readonly Family[]): string {
  const lines = families.flatMap(({ name, type, help, samples }) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...samples.map(({ value, labels, part }) => `${name}${ending(type, part)}${labelled(labels)} ${value}`),
  ]);
  return [...lines, "# EOF", ""].join("\n");
}

function ending(type: Family["type"], part: Sample["part"]): string {
  if (type === "counter") return "_total";
  return part ? `_${part}` : "";
}

function labelled(labels: Labels = {}): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeLabel(value)}"`);
  return pairs.length === 0 ? "" : `{${pairs.join(",")}}`;
}

function escapeLabel(value: string): string {
  return value.replace(/\\/g, "\\\\").replace(/"/g, '\\"').replace(/\n/g, "\\n");
}
