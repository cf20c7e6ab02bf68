import { readFileSync } from "node:fs";

const TICKS_PER_SECOND = 100;

/**
 * Processor seconds that a process has used so far, its own and the system's for it; null where unknown. With its
 * children also what those use that run, and what those used that have ended.
 */
export function processorSeconds(pid: number, { withChildren: isTree = false } = {}): number | null {
  const stat = read(pid, "stat");
  if (stat === null) return null;
  // The name in parentheses may hold anything; what follows it is counted from the state on.
  const [user = 0, system = 0, ...ended] = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .slice(11, 15)
    .map(Number);
  if (!isTree) return (user + system) / TICKS_PER_SECOND;
  const own = [user, system, ...ended].reduce((sum, ticks) => sum + ticks) / TICKS_PER_SECOND;
  const [, ...children] = withChildren(pid);
  return children.reduce((sum, child) => sum + (processorSeconds(child) ?? 0), own);
}

/** Megabytes of memory that a process holds; null where the system does not tell. */
export function residentMegabytes(pid: number): number | null {
  return megabytes(pid, "VmRSS");
}

/** The most that it has held since it started; null where the system does not tell. */
export function mostResidentMegabytes(pid: number): number | null {
  return megabytes(pid, "VmHWM");
}

function megabytes(pid: number, line: string): number | null {
  const kilobytes = new RegExp(`${line}:\\s+(\\d+)`).exec(read(pid, "status") ?? "")?.[1];
  return kilobytes === undefined ? null : Number(kilobytes) / 1024;
}

/** A process and those that it started. */
export function withChildren(pid: number): number[] {
  const children = read(pid, `task/${pid}/children`)?.trim() ?? "";
  return [pid, ...children.split(" ").filter(Boolean).map(Number)];
}

function read(pid: number, file: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return null;
  }
}
