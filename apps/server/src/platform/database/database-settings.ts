import * as z from "zod/mini";

const optional = z.optional(z.string());

/** The variables that say where PostgreSQL is; without them the embedded database in `DATA_DIR` is used. */
export const databaseVariables = {
  DATABASE_URL: optional,
  DATABASE_DIRECT_URL: optional,
  DATABASE_REPLICA_URL: optional,
  PREPARED_STATEMENTS: z._default(
    z.string().check(
      z.refine((value) => ["", "on", "off"].includes(value), {
        error: ({ input }) => `is 'on', 'off' or empty, not '${input}'.`,
      }),
    ),
    "",
  ),
};

type Variables = z.output<ReturnType<typeof z.object<typeof databaseVariables>>>;

/** Where the database is, and how it is reached. */
export interface DatabaseSettings {
  readonly databaseUrl: string | null;
  /** Past the pooler that `databaseUrl` leads to; null where that leads to PostgreSQL itself. */
  readonly directUrl: string | null;
  /** A copy that follows it, for what may be a few seconds old. */
  readonly replicaUrl: string | null;
  readonly preparedStatements: boolean;
}

/** Where the database is, from the variables; empty ones count as not set. */
export function readDatabase(env: Variables): DatabaseSettings {
  return {
    databaseUrl: env.DATABASE_URL || null,
    directUrl: env.DATABASE_DIRECT_URL || null,
    replicaUrl: env.DATABASE_REPLICA_URL || null,
    // A pooler before its version 1.21 forgets what a connection prepared; who knows better says so.
    preparedStatements: (env.PREPARED_STATEMENTS || (env.DATABASE_DIRECT_URL ? "off" : "on")) === "on",
  };
}

/** One sentence on what cannot work, null where all is well. */
export function wrongDatabase(env: Variables): string | null {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: direct, DATABASE_REPLICA_URL: replica } = env;
  if (direct && (!url || url === direct))
    return "DATABASE_DIRECT_URL leads past a pooler: DATABASE_URL has to be the pooler's address.";
  if (replica && (!url || url === replica || direct === replica))
    return "DATABASE_REPLICA_URL leads to a copy: DATABASE_URL has to be the address of the database that it follows.";
  return null;
}
