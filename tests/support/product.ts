import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { AnswerOf, BodyInput, Endpoint, ParamsOf, QueryInput } from "#contract/wire/endpoint.ts";
import { freePort } from "#tests/tools/free-port.ts";
import { productProgram } from "#tests/tools/programs.ts";
import { compiled } from "#tests/tools/run-command.ts";

/** The folder of this version, whose sources are loaded as `npm start` loads them where they are asked for. */
export const project = join(import.meta.dirname, "../..");
/** On a machine that does other things too, with the web app to be built first. */
const STARTS_WITHIN = 200_000;

/** Tuesday 24 November 2026, 10:00 in Copenhagen: when the journeys begin. */
export const JOURNEY_CLOCK = "2026-11-24T10:00:00+01:00";

/** The product as a process of its own, as `npm start` starts it. */
export interface Product {
  readonly url: string;
  readonly process: ChildProcess;
  /** Everything it has written so far. */
  output(): string;
  call<E>(row: E, parts?: CallParts<E>): Promise<{ status: number; body: AnswerOf<E> }>;
  /** SIGTERM; answers the exit code. */
  stop(): Promise<number | null>;
  /** SIGKILL. */
  kill(): Promise<void>;
}

interface CallParts<E> {
  as?: string;
  params?: { [Name in keyof ParamsOf<E>]: string | number };
  query?: QueryInput<E>;
  body?: BodyInput<E>;
}

/**
 * Starts the product, as one file where this run of the tests made one, or from the sources in `folder`, and waits until
 * it answers. Throws with what it wrote when it ends instead.
 */
export async function startProduct(env: Record<string, string>, folder?: string): Promise<Product> {
  const port = env.PORT ?? String(await freePort());
  const { child, output } = spawnProduct({ ...env, PORT: port }, folder);
  const url = `http://127.0.0.1:${port}`;
  await answers(url, child, output);
  return {
    url,
    process: child,
    output,
    call: (row, parts) => call(url, row, parts),
    stop: () => end(child, "SIGTERM"),
    kill: async () => void (await end(child, "SIGKILL")),
  };
}

/** Starts the product where it is expected to refuse, as `startProduct` does; answers how it ended and what it said. */
export async function startAndFail(
  env: Record<string, string>,
  folder?: string,
): Promise<{ code: number | null; said: string }> {
  const { child, output } = spawnProduct(env, folder);
  const [code] = (await once(child, "exit")) as [number | null];
  return { code, said: output() };
}

/** No limits on the rate of calls, of the try-out only what the tests look at, and each module compiled once for all. */
const quietly = () => ({
  VAGTKLAR_RATE_LIMIT: "off",
  VAGTKLAR_DEMO: "small",
  NODE_COMPILE_CACHE: compiled(),
});

function spawnProduct(
  env: Record<string, string>,
  folder?: string,
): { child: ChildProcess; output: () => string } {
  const main = folder ? ["apps/server/src/main.ts"] : productProgram("main");
  // As `npm start`, the unit and the container start it.
  const child = spawn("node", ["--max-semi-space-size=8", ...main], {
    cwd: folder ?? project,
    env: { PATH: process.env.PATH ?? "", HOME: process.env.HOME ?? "", ...quietly(), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => {
      text += chunk;
    });
  }
  return { child, output: () => text };
}

async function answers(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const until = performance.now() + STARTS_WITHIN;
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`the product ended with ${child.exitCode}: ${output()}`);
    const ready = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill("SIGKILL");
  throw new Error(`the product did not answer: ${output()}`);
}

async function end(child: ChildProcess, signal: "SIGTERM" | "SIGKILL"): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  child.kill(signal);
  const [code] = (await once(child, "exit")) as [number | null];
  return code;
}

async function call<E>(
  url: string,
  row: E,
  parts: CallParts<E> = {},
): Promise<{ status: number; body: AnswerOf<E> }> {
  const { method, path } = row as unknown as Endpoint;
  const params = (parts.params ?? {}) as Record<string, unknown>;
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams(
    Object.entries(parts.query ?? {}).map(([name, value]) => [name, String(value)]),
  ).toString();
  const response = await fetch(`${url}/api/${filled}${search ? `?${search}` : ""}`, {
    method,
    headers: {
      ...(parts.as ? { authorization: `Bearer ${parts.as}` } : {}),
      ...(parts.body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.startsWith("application/json");
  return { status: response.status, body: (isJson ? JSON.parse(text) : text) as AnswerOf<E> };
}
