import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { productProgram } from "./programs.ts";

const project = join(import.meta.dirname, "../..");

/** Where each module is kept as it was compiled, for all processes that the tests start. */
export const compiled = () =>
  join(process.env.TEST_PRODUCT ?? join(project, "node_modules/.cache"), "compiled");

/** Runs one of the product's commands (`backup`, `doctor` …) as npm does; answers how it ended and what it said. */
export async function runCommand(
  name: string,
  env: Record<string, string>,
  ...args: string[]
): Promise<{ code: number | null; said: string }> {
  const child = spawn("node", [...productProgram(name), ...args], {
    cwd: project,
    env: {
      PATH: process.env.PATH ?? "",
      HOME: process.env.HOME ?? "",
      NODE_COMPILE_CACHE: compiled(),
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      said += chunk;
    });
  }
  const [code] = (await once(child, "close")) as [number | null];
  return { code, said };
}
