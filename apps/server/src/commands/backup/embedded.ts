import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { embeddedExtensions as extensions } from "#server/platform/database/embedded.ts";
import { lockDirectory } from "#server/platform/database/lock-directory.ts";
import { StartError } from "#server/platform/errors.ts";

/** Writes the embedded database of a directory into a file. Refuses while the product runs on it. */
export async function dumpEmbedded(dataDir: string, file: string): Promise<void> {
  const directory = join(dataDir, "db");
  if (!existsSync(directory)) throw new StartError(`There is no database in ${dataDir}.`);
  const unlock = lockDirectory(dataDir);
  try {
    const pglite = await PGlite.create({ dataDir: directory, extensions });
    try {
      const dump = await pglite.dumpDataDir("gzip");
      await writeFile(file, Buffer.from(await dump.arrayBuffer()));
    } finally {
      await pglite.close();
    }
  } finally {
    unlock();
  }
}

/** Makes the embedded database of a directory from such a file. Refuses where there is one. */
export async function restoreEmbedded(dataDir: string, file: string): Promise<void> {
  const directory = join(dataDir, "db");
  if (existsSync(directory))
    throw new StartError(`${dataDir} holds a database already: restore into an empty directory.`);
  const unlock = lockDirectory(dataDir);
  try {
    const dump = new Blob([await readFile(file)], { type: "application/x-gzip" });
    const pglite = await PGlite.create({ dataDir: directory, loadDataDir: dump, extensions });
    await pglite.close();
  } finally {
    unlock();
  }
}
