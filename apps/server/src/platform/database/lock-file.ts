import { closeSync, mkdirSync, openSync, readFileSync, unlinkSync, writeSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "#server/platform/errors.ts";

/**
 * Takes the exclusive lock on an embedded data directory, which PGlite itself does not lock.
 * Refuses with one sentence when another living process holds it; a dead one's lock is taken over.
 * Returns the function that gives the lock back.
 */
export function lockDirectory(dataDir: string): () => void {
  createDirectory(dataDir);
  const file = join(dataDir, "vagtklar.lock");
  const holder = readHolder(file);
  if (holder !== null && isAlive(holder)) {
    throw new StartError(
      `The embedded database in ${dataDir} is already in use by process ${holder}. Stop that one, or set DATABASE_URL to run several.`,
    );
  }
  if (holder !== null) unlinkSync(file);
  const handle = createExclusively(file, dataDir);
  writeSync(handle, String(process.pid));
  closeSync(handle);
  return () => {
    if (readHolder(file) === process.pid) unlinkSync(file);
  };
}

function createDirectory(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch {
    throw new StartError(`The data directory ${dataDir} cannot be created or written.`);
  }
}

function createExclusively(file: string, dataDir: string): number {
  try {
    return openSync(file, "wx");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") {
      throw new StartError(`The embedded database in ${dataDir} is being started by another process.`);
    }
    throw new StartError(`The data directory ${dataDir} cannot be written.`);
  }
}

function readHolder(file: string): number | null {
  try {
    const pid = Number(readFileSync(file, "utf8"));
    return Number.isInteger(pid) && pid > 0 ? pid : -1;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  if (pid < 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
