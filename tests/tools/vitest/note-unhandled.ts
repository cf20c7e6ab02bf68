import { writeFileSync } from "node:fs";
import type { Reporter } from "vitest/node";

/** Notes in the file of `UNHANDLED_ERRORS` what failed outside of every test, which no report of tests names. */
export default class NoteUnhandled implements Reporter {
  onTestRunEnd(_files: unknown, errors: readonly { message: string }[]): void {
    const file = process.env.UNHANDLED_ERRORS;
    if (file && errors.length > 0) writeFileSync(file, errors.map(({ message }) => message).join("\n"));
  }
}
