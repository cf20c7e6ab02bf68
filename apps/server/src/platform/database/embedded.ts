import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { Kysely, PGliteDialect } from "kysely";
import { StartError } from "#server/platform/errors.ts";
import { columnParsers, type Database } from "./database.ts";
import { QueryCompiler } from "./query-compiler.ts";
import type { DB } from "./types.gen.ts";

/** What the migrations create extensions from. */
export const embeddedExtensions = { btree_gist, pg_trgm };

/** Opens the embedded database; without `directory` it lives in memory (tests), from `template` if given. */
export async function openEmbedded(options: {
  directory?: string;
  template?: Blob;
  onClose?: () => void;
}): Promise<Database> {
  const pglite = await create(options.directory, options.template);
  const db = new Kysely<DB>({ dialect: new Dialect({ pglite }) });
  return {
    kind: "embedded",
    description: "embedded database (for trying out and small installations; it cannot survive power loss)",
    db,
    replica: null,
    // Through Kysely's connection, so that it waits for a transaction under way: there is only one connection.
    script: (sql) => db.connection().execute(() => runScript(pglite, sql)),
    withoutTimeout: (work) => work(db),
    session: (work) => db.connection().execute(work),
    listen: async (channel, onMessage) => pglite.listen(channel, onMessage),
    close: async () => {
      await db.destroy();
      if (!pglite.closed) await pglite.close();
      options.onClose?.();
    },
  };
}

class Dialect extends PGliteDialect {
  override createQueryCompiler = () => new QueryCompiler();
}

/** A script that fails inside its own transaction must not leave the one connection in it. */
async function runScript(pglite: PGlite, sql: string): Promise<Record<string, unknown>[]> {
  try {
    return (await pglite.exec(sql)).flatMap(({ rows }) => rows);
  } catch (error) {
    await pglite.exec("rollback");
    throw error;
  }
}

async function create(directory: string | undefined, template: Blob | undefined): Promise<PGlite> {
  const options: PGliteOptions = {
    ...(directory ? { dataDir: directory } : {}),
    ...(template ? { loadDataDir: template } : {}),
    extensions: embeddedExtensions,
    parsers: columnParsers,
  };
  try {
    return (await PGlite.create(options)) as unknown as PGlite;
  } catch (error) {
    throw new StartError(
      `The embedded database in ${directory ?? "memory"} cannot be opened: ${(error as Error).message}`,
    );
  }
}
