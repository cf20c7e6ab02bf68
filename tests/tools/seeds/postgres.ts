import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { emptyDatabase } from "#tests/support/postgres.ts";
import { JOURNEY_CLOCK, startProduct } from "#tests/support/product.ts";
import { sharedServer } from "./cluster.ts";
import { onceForAll } from "./once-for-all.ts";

/** The try-out's data as of `JOURNEY_CLOCK` on PostgreSQL. */
export interface SeededDatabase {
  readonly server: string;
  /** A database that nobody is connected to, to be copied. */
  readonly template: string;
}

/** Starts the product once on an empty database of the shared PostgreSQL; undefined where there is none. */
export const seededDatabase = () =>
  onceForAll("database", async () => {
    const { value: server, end } = await sharedServer();
    if (!server) return { value: undefined, end };
    const folder = mkdtempSync(join(tmpdir(), "vagtklar-seeded-"));
    const { name, url, drop } = await emptyDatabase({ server });
    const env = { DATA_DIR: folder, DATABASE_URL: url, VAGTKLAR_CLOCK: JOURNEY_CLOCK };
    await (await startProduct(env)).stop();
    return {
      value: { server, template: name } satisfies SeededDatabase,
      end: async () => {
        await drop();
        await end();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  });
