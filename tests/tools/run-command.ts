import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

const project = join(import.meta.dirname, "../..");

/** Runs one of the product's commands (`backup`, `doctor` …) as npm does; answers how it ended and what it said. */
export async function runCommand(
  name: string,
  env: Record<string, string>,
  ...args: string[]
): Promise<{ code: number | null; said: string }> {
  const child = spawn("node", [`apps/server/src/commands/${name}.ts`, ...args], {
    cwd: project,
    env: { PATH: process.env.PATH ?? "", HOME: process.env.HOME ?? "", ...env },
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
