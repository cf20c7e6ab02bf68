/**
 * `npm run bench:paths`: how many files of ours a call runs through. `-- --house` measures the files themselves
 * instead. With `--list` both name the files that they count.
 */
import { outgoingOf } from "#server/platform/live/changes.ts";
import { createQueue } from "#server/platform/queue/queue.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";
import { type Figure, table } from "../figures.ts";
import { type PathCall, pathCalls } from "./calls.ts";
import { type Coverage, startCoverage } from "./coverage.ts";
import { measureHouse } from "./house.ts";

/** A timer may fire during one round, not during each. */
const ROUNDS = 3;

/** What was counted, and the names of what was counted under a heading each. */
interface Report {
  readonly figures: readonly Figure[];
  readonly lists: ReadonlyMap<string, readonly string[]>;
}

const { figures, lists } = process.argv.includes("--house") ? measureHouse() : await measurePaths();
console.log(table(figures, "Number"));
if (process.argv.includes("--list")) {
  for (const [name, paths] of lists) console.log(`\n## ${name}: ${paths.length}\n\n${paths.join("\n")}`);
}

async function measurePaths(): Promise<Report> {
  const database = await freshDatabase();
  // Deliveries are queued as in the product. They are never made, and the stopped queue runs nothing by timer.
  const queue = await createQueue(database);
  await queue.stop();
  const app = await createTestApp({ database, enqueue: queue.enqueue });
  const url = await app.app.listen({ port: 0, host: "127.0.0.1" });
  const coverage = await startCoverage();
  try {
    const lists = new Map<string, string[]>();
    for (const call of pathCalls) {
      lists.set(call.name, await filesOf(call, app, url, coverage));
    }
    return { figures: pathCalls.map((call) => figureOf(call, lists.get(call.name)?.length ?? 0)), lists };
  } finally {
    coverage.stop();
    await app.close();
  }
}

function figureOf({ name, goal }: PathCall, files: number): Figure {
  return { what: name, figure: String(files), goal: `≤ ${goal}`, met: files <= goal };
}

/** The files that ran in every round. A round before them, which is not counted, fills what is loaded or kept at first use. */
async function filesOf(call: PathCall, app: TestApp, url: string, coverage: Coverage): Promise<string[]> {
  await sendAndTell(app, url, await call.prepare(app));
  const rounds: Set<string>[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const request = await call.prepare(app);
    rounds.push(new Set(await coverage.filesOf(() => sendAndTell(app, url, request))));
  }
  return [...rounds.reduce((common, files) => common.intersection(files))];
}

type Request = Awaited<ReturnType<PathCall["prepare"]>>;

/** Open pages are told of a change a moment after its answer: waited for, so that it is counted each time. */
async function sendAndTell(app: TestApp, url: string, request: Request): Promise<void> {
  await send(url, request);
  if (request.method !== "GET") await outgoingOf(app.db).send();
}

/** Sends a request and waits for its whole answer, which has to be a success. */
async function send(url: string, { method, path, token, body }: Request): Promise<void> {
  const response = await fetch(`${url}/api/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body ? { "content-type": "application/json" } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
}
