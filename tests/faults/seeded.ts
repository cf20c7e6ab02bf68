import { cpSync } from "node:fs";
import { inject } from "vitest";
import { emptyDatabase } from "#tests/support/postgres.ts";

/** Copies the try-out's data directory as of `JOURNEY_CLOCK` to a path; answers the path. */
export function copySeeded(path: string): string {
  cpSync(inject("seededDirectory"), path, { recursive: true });
  return path;
}

/** A new database with the try-out as of `JOURNEY_CLOCK`, where there is a PostgreSQL. */
export const seededDatabase = () => emptyDatabase(inject("seededDatabase"));
