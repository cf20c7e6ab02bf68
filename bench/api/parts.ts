import { Session } from "node:inspector/promises";
import type { Figure } from "../figures.ts";
import { openApp } from "../floor/record.ts";
import { calls, type MeasuredCall } from "./calls.ts";
import { databaseOf, worldNames, worlds } from "./world.ts";

const REQUESTS = 150;

const parts: readonly [name: string, isOwn: (url: string, name: string) => boolean][] = [
  ["collector", (_, name) => name === "(garbage collector)"],
  ["driver", (url) => /node_modules\/pg/.test(url)],
  ["SQL builder", (url) => /node_modules\/kysely/.test(url)],
  ["framework", (url) => /node_modules\//.test(url)],
  ["database access", (url) => /apps\/server\/src\/platform\/database/.test(url)],
  ["ours", (url) => /(apps|packages)\//.test(url)],
  ["Node", (url) => url.startsWith("node:")],
];

/** Where the processor time of each measured call goes: the whole server in this process, without a network. */
export async function measureParts(server: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const world of worldNames) {
    const { app, close } = await openApp(await databaseOf(server, "parts", world, 1_000));
    for (const call of worlds[world]) {
      figures.push({
        what: `${call}: processor time by part, in hundredths`,
        figure: await partsOf(app, call),
        goal: "reported",
      });
    }
    await close();
  }
  return figures;
}

async function partsOf(app: Awaited<ReturnType<typeof openApp>>["app"], call: MeasuredCall): Promise<string> {
  const ask = async (from: number) => {
    for (let n = from; n < from + REQUESTS; n++) {
      const { method, path, token, body } = calls[call](n);
      const headers = { authorization: `Bearer ${token}` };
      await app.inject({ method, url: path, headers, ...(body ? { payload: JSON.parse(body) } : {}) });
    }
  };
  await ask(0);
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.start");
  await ask(REQUESTS);
  const { profile } = await session.post("Profiler.stop");
  session.disconnect();
  const nodes = new Map(profile.nodes.map((node) => [node.id, node.callFrame]));
  const counts = new Map<string, number>();
  for (const id of profile.samples ?? []) {
    const { url = "", functionName = "" } = nodes.get(id) ?? {};
    if (functionName === "(idle)") continue;
    const part = parts.find(([, isOwn]) => isOwn(url, functionName))?.[0] ?? "engine, JSON among it";
    counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const sorted = [...counts].sort(([, a], [, b]) => b - a);
  return sorted.map(([part, count]) => `${part} ${Math.round((100 * count) / all)}`).join(", ");
}
