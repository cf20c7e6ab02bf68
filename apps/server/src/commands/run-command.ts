import { StartError } from "#server/platform/errors.ts";

/** Runs a command with its first argument; what it refuses is printed as one sentence, and ends it with 1. */
export async function runCommand(run: (argument: string | undefined) => Promise<void>): Promise<void> {
  try {
    await run(process.argv[2]);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
