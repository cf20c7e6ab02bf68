import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Load, Outcome } from "./generator.ts";

/** A load generator in a process of its own. */
export function startGenerator(): { send(load: Load): Promise<Outcome>; stop(): void } {
  const child = fork(join(import.meta.dirname, "generator.ts"));
  return {
    send: (load) => ask<Outcome>(child, load),
    stop: () => child.kill(),
  };
}

/** Sends a message to a child process and waits for its answer. */
export async function ask<Answer>(child: ChildProcess, message: object): Promise<Answer> {
  child.send(message);
  const [answer] = (await once(child, "message")) as [Answer];
  return answer;
}
