import type { Line } from "./log-line.tsx";

/** A line of the log as it is shown, or several looks at numbers one after the other by one person. */
export type LogEntry = { readonly line: Line } | { readonly looks: readonly [Line, ...Line[]] };

/** Looks at CPR and bank numbers that follow on each other, by one person, become one entry; the rest stays as it is. */
export function foldLooks(lines: readonly Line[]): LogEntry[] {
  const entries: LogEntry[] = [];
  for (const line of lines) {
    const last = entries.at(-1);
    const before = last && ("looks" in last ? last.looks : [last.line]);
    if (before?.[0] && isLook(line) && isLook(before[0]) && isSameReader(line, before[0])) {
      entries[entries.length - 1] = { looks: [before[0], ...before.slice(1), line] };
    } else entries.push({ line });
  }
  return entries;
}

function isLook({ action, kind }: Line): boolean {
  return kind === "action" && action === "read_pay_data";
}

function isSameReader({ actor }: Line, { actor: other }: Line): boolean {
  return actor?.kind === other?.kind && actor?.id === other?.id;
}
