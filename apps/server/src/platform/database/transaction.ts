import type { Db, Tx } from "./database.ts";

const SERIALIZATION_FAILURE = "40001";
const DEADLOCK = "40P01";
const UNIQUE = "23505";
const EXCLUSION = "23P01";

/**
 * Runs `work` in one transaction. When PostgreSQL gives one of two waiting transactions up (deadlock),
 * it is run again, at most twice. Inside, use only the handle that `work` is given.
 */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>, tries = 3): Promise<T> {
  try {
    return await db.transaction().execute(work);
  } catch (error) {
    const code = sqlStateOf(error);
    if (tries > 1 && (code === SERIALIZATION_FAILURE || code === DEADLOCK))
      return inTransaction(db, work, tries - 1);
    throw error;
  }
}

/** The name of the unique or exclusion constraint that an error says was broken, or null. */
export function brokenConstraint(error: unknown): string | null {
  const code = sqlStateOf(error);
  if (code !== UNIQUE && code !== EXCLUSION) return null;
  return (error as { constraint?: string }).constraint ?? "";
}

function sqlStateOf(error: unknown): string | undefined {
  return typeof error === "object" && error !== null ? (error as { code?: string }).code : undefined;
}
