import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const LOOK_AGAIN_MS = 100;

/**
 * Waits until no other process holds `file`, and holds it; the turn of one that died is taken over. Two servers that
 * start at once would otherwise clear away each other's build. Returns the function that gives the turn back.
 */
export async function takeTurn(file: string): Promise<() => void> {
  mkdirSync(dirname(file), { recursive: true });
  while (!hasTaken(file)) await wait(LOOK_AGAIN_MS);
  return () => rmSync(file, { force: true });
}

/** A link appears in one step with its content, so that nobody reads a file without its holder. */
function hasTaken(file: string): boolean {
  const own = `${file}-${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    if (!isHeld(file)) rmSync(file, { force: true });
    return false;
  } finally {
    rmSync(own);
  }
}

function isHeld(file: string): boolean {
  try {
    const holder = Number(readFileSync(file, "utf8"));
    return holder !== process.pid && process.kill(holder, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
