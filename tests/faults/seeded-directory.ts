import { cpSync } from "node:fs";
import { inject } from "vitest";

/** Copies the try-out's data directory as of `JOURNEY_CLOCK` to a path; answers the path. */
export function copySeeded(path: string): string {
  const seeded = inject("seededDirectory");
  if (!seeded) throw new Error("This project of the tests does not seed a directory");
  cpSync(seeded, path, { recursive: true });
  return path;
}
