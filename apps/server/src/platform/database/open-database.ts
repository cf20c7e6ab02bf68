import { join } from "node:path";
import type { Database } from "./database.ts";
import { lockDirectory } from "./lock-directory.ts";
import { openPostgres } from "./postgres.ts";

/**
 * Opens PostgreSQL where `databaseUrl` is given, else the embedded database in `dataDir`.
 * Throws `StartError` when the server is out of reach or older than 15, or the directory is taken.
 */
export async function openDatabase(where: {
  databaseUrl: string | null;
  directUrl?: string | null;
  replicaUrl?: string | null;
  dataDir: string;
  preparedStatements?: boolean;
}): Promise<Database> {
  if (where.databaseUrl)
    return openPostgres(where.databaseUrl, {
      prepares: where.preparedStatements ?? true,
      directUrl: where.directUrl ?? null,
      replicaUrl: where.replicaUrl ?? null,
    });
  const unlock = lockDirectory(where.dataDir);
  try {
    // Loaded only here: with PostgreSQL it would lie in memory unused.
    const { openEmbedded } = await import("./embedded.ts");
    return await openEmbedded({ directory: join(where.dataDir, "db"), onClose: unlock });
  } catch (error) {
    unlock();
    throw error;
  }
}
