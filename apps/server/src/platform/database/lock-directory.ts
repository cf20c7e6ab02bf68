import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartError } from "#server/platform/errors.ts";

/** Another process has the embedded database. */
export class DirectoryInUse extends StartError {}

const SQLITE_BUSY = 5;
/** A lock that nothing refers to would be collected as garbage, and given back with it. */
const held = new Set<DatabaseSync>();

/**
 * Takes the exclusive lock on an embedded data directory, which PGlite itself does not lock. Throws `DirectoryInUse`
 * when another process holds it, in whichever container of this machine. The system holds the lock on the file and
 * releases it when its process dies, however it dies (docs/decisions/0008-lock-by-the-kernel.md).
 * Returns the function that gives the lock back.
 */
export function lockDirectory(dataDir: string): () => void {
  createDirectory(dataDir);
  const lock = open(dataDir);
  try {
    lock.exec("pragma locking_mode = exclusive; pragma journal_mode = memory; begin exclusive");
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw unwritable(dataDir);
    throw new DirectoryInUse(
      `The embedded database in ${dataDir} is already in use by another process. Stop that one, or set DATABASE_URL to run several.`,
    );
  }
  held.add(lock);
  return () => {
    if (held.delete(lock)) lock.close();
  };
}

function createDirectory(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch {
    throw new StartError(`The data directory ${dataDir} cannot be created or written.`);
  }
}

/** An empty database of SQLite: of the tools that come with Node it is the one that takes a lock of the system. */
function open(dataDir: string): DatabaseSync {
  try {
    return new DatabaseSync(join(dataDir, "directory.lock"), { timeout: 0 });
  } catch {
    throw unwritable(dataDir);
  }
}

function unwritable(dataDir: string): StartError {
  return new StartError(`The data directory ${dataDir} cannot be written, or its file system has no locks.`);
}
