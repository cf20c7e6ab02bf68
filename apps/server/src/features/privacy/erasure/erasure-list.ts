import { appendFile, mkdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import * as z from "zod/mini";
import { StartError } from "#server/platform/errors.ts";
import type { Services } from "#server/platform/http/handler.ts";

/**
 * A line of the list of erasures: ids and a fingerprint, nothing personal. The list stands outside the database, so
 * that it knows of erasures that a restored backup has not seen.
 */
const line = z.object({
  kind: z.literal(["employee", "corporation"]),
  id: z.int(),
  fingerprint: z.string(),
  cause: z.literal(["own_request", "asked_admin", "duplicate", "deceased", "inactive"]),
  at: z.string(),
});

export type ErasureLine = z.output<typeof line>;

const fileOf = ({ settings }: Services) => join(settings.dataDir, "erasures.jsonl");

/** The lines of the list of `DATA_DIR`, none before the first erasure. */
async function readOwnList(services: Services): Promise<ErasureLine[]> {
  const text = await readFile(fileOf(services), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  return linesOf(text);
}

/** The lines of a list that somebody names. Throws `StartError` where there is none: nobody would be erased. */
async function readNamedList(file: string): Promise<ErasureLine[]> {
  const text = await readFile(file, "utf8").catch((error: Error) => {
    throw new StartError(`The list of erasures cannot be read: ${error.message}.`);
  });
  const lines = linesOf(text);
  if (lines.length === 0) throw new StartError(`${file} holds no line of a list of erasures.`);
  return lines;
}

/** Oldest first; what is no such line is passed over. */
function linesOf(text: string): ErasureLine[] {
  return text.split("\n").flatMap((one) => {
    const parsed = z.safeParse(line, jsonOf(one));
    return parsed.success ? [parsed.data] : [];
  });
}

/**
 * Writes the erasures of the database that the list lacks, and answers those that the database lacks, of the list and
 * of `elsewhere`, a list from another place. Throws `StartError` where that is none.
 */
export async function compareErasureList(services: Services, elsewhere?: string): Promise<ErasureLine[]> {
  const listed = await readOwnList(services);
  const stored = await services.db
    .selectFrom("erasures")
    .select(["kind", "subject_id as id", "fingerprint", "cause", "erased_at"])
    .orderBy("id")
    .execute();
  const isListed = new Set(listed.map(({ fingerprint }) => fingerprint));
  const lines = stored
    .filter(({ fingerprint }) => !isListed.has(fingerprint))
    .map(({ erased_at, ...row }) => JSON.stringify({ ...row, at: erased_at.toISOString() }));
  if (lines.length > 0) {
    await mkdir(dirname(fileOf(services)), { recursive: true });
    await appendFile(fileOf(services), `${lines.join("\n")}\n`, { mode: 0o600 });
  }
  const isStored = new Set(stored.map(({ fingerprint }) => fingerprint));
  const known = elsewhere ? [...listed, ...(await readNamedList(elsewhere))] : listed;
  return known.filter(({ fingerprint }) => !isStored.has(fingerprint));
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
