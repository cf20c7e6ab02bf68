import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod/mini";
import { StartError } from "#server/platform/errors.ts";

/** What a backup says of itself. Its files lie beside it: the database, `images/`, and the list of erasures. */
export type Manifest = z.output<typeof manifest>;

const manifest = z.object({
  vagtklar: z.literal("backup"),
  /** ISO 8601. */
  made: z.string(),
  database: z.literal(["embedded", "postgres"]),
  /** Of the database's file. */
  sha256: z.string(),
  /** Files of pictures, all sizes counted. */
  pictures: z.int(),
});

const FILE = "backup.json";

/** The name of the database's file, by the kind that it is of. */
export const databaseFile = { embedded: "database.tar.gz", postgres: "database.dump" } as const;

/** Writes beside a backup what is in it. */
export async function writeManifest(folder: string, content: Omit<Manifest, "vagtklar">): Promise<void> {
  await writeFile(join(folder, FILE), `${JSON.stringify({ vagtklar: "backup", ...content }, null, 2)}\n`);
}

/** Reads and checks a backup. Refuses with `StartError` what is none, or whose database was changed or cut off. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, FILE), "utf8").catch(() => "null");
  const { data } = manifest.safeParse(parse(text));
  if (!data) throw new StartError(`${folder} is no backup that was finished: it has no readable ${FILE}.`);
  const found = await digestOf(join(folder, databaseFile[data.database])).catch(() => "");
  if (found !== data.sha256)
    throw new StartError(
      `${databaseFile[data.database]} in ${folder} is not as it was written; take another backup.`,
    );
  return data;
}

/** SHA-256 of a file, hexadecimal. */
export async function digestOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest("hex");
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
