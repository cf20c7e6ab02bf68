import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";
import type { Call } from "./calls.ts";

/** Milliseconds of each call from when it was due until its answer was read, by the call's name. */
export type Times = Map<string, number[]>;

export interface Played {
  readonly times: Times;
  readonly requests: number;
  readonly seconds: number;
  /** What was not answered with 200: call, status and body. */
  readonly failures: readonly string[];
}

/** Sends calls in their order, so many under way at once. */
export async function playAtOnce(url: string, calls: readonly Call[], atOnce: number): Promise<Played> {
  return play(url, atOnce, async (send) => {
    let next = 0;
    const worker = async () => {
      for (let call = calls[next++]; call; call = calls[next++]) await send(call, performance.now());
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
  });
}

/** Starts calls at moments that do not wait for earlier answers, `perSecond` of them on average. */
export async function playAtPace(url: string, calls: readonly Call[], perSecond: number): Promise<Played> {
  return play(url, Number.POSITIVE_INFINITY, async (send) => {
    const random = randomNumbers();
    const began = performance.now();
    const underWay: Promise<void>[] = [];
    let due = 0;
    for (const call of calls) {
      due -= (Math.log(1 - random()) / perSecond) * 1000;
      const wait = began + due - performance.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      underWay.push(send(call, began + due));
    }
    await Promise.all(underWay);
  });
}

/** Puts a list in an order that is alike in every run. */
export function shuffled<T>(list: readonly T[], seed: number): T[] {
  const random = randomNumbers(seed);
  return list
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/** Holds a page's stream of events open until `close`. */
export function openStreams(url: string, tokens: readonly string[]): { close(): void } {
  const agent = new Agent({ maxSockets: tokens.length });
  for (const token of tokens) {
    const headers = { authorization: `Bearer ${token}` };
    const stream = request(`${url}/api/events`, { agent, headers }, (response) => response.resume());
    stream.on("error", () => {});
    stream.end();
  }
  return { close: () => agent.destroy() };
}

async function play(
  url: string,
  maxSockets: number,
  all: (send: (call: Call, due: number) => Promise<void>) => Promise<void>,
): Promise<Played> {
  const agent = new Agent({ keepAlive: true, maxSockets });
  const times: Times = new Map();
  const failures: string[] = [];
  let requests = 0;
  const began = performance.now();
  await all(async (call, due) => {
    const { status, body } = await answerOf(url, call, agent);
    requests += 1;
    const ofCall = times.get(call.name) ?? [];
    times.set(call.name, ofCall);
    ofCall.push(performance.now() - due);
    if (status !== 200) failures.push(`${call.name}: ${status} ${body.slice(0, 200)}`);
  });
  agent.destroy();
  return { times, requests, seconds: (performance.now() - began) / 1000, failures };
}

function answerOf(url: string, call: Call, agent: Agent): Promise<{ status: number; body: string }> {
  const { name, method, path, token, about } = call;
  const body = call.body && JSON.stringify(call.body);
  const headers = {
    authorization: `Bearer ${token}`,
    // The baseline understands no paths.
    "x-call": name,
    "x-about": String(about ?? 0),
    ...(body ? { "content-type": "application/json", "content-length": Buffer.byteLength(body) } : {}),
  };
  return new Promise((resolve, reject) => {
    const outgoing = request(`${url}/api/${path}`, { agent, method, headers }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject);
    });
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function randomNumbers(seed = 1): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
