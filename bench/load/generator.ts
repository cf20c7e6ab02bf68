/** Sends requests from a process of its own: as many as go through at once, or at a fixed pace. */
import { Agent, request as send } from "node:http";
import { calls, type MeasuredCall } from "../api/calls.ts";

export interface Load {
  /** Where to send to; requests go to them in turn. */
  readonly targets: readonly string[];
  readonly call: MeasuredCall;
  /** Number of the first request. */
  readonly from: number;
  readonly milliseconds: number;
  /** At most so many requests, before the time is up. */
  readonly requests?: number;
  /** Requests under way at once; with `perSecond` the most that may be. */
  readonly atOnce: number;
  /** Requests start at this pace, whether or not the earlier ones are answered. */
  readonly perSecond?: number;
  /** What the answers may be compressed with, as browsers say it; nothing without. */
  readonly accepts?: string;
}

export interface Outcome {
  readonly sent: number;
  /** Answers other than 200. */
  readonly failed: number;
  /** The same by their status. */
  readonly refusals: Readonly<Record<number, number>>;
  readonly perSecond: number;
  /** Milliseconds from when a request was due until its answer was read. */
  readonly median: number;
  readonly p99: number;
}

process.on("message", async (load: Load) => process.send?.(await run(load)));

async function run(load: Load): Promise<Outcome> {
  const agent = new Agent({ keepAlive: true, maxSockets: load.atOnce });
  const times: number[] = [];
  let sent = 0;
  let failed = 0;
  const refusals: Record<number, number> = {};
  const began = performance.now();
  const one = async (due: number) => {
    const number = sent++;
    const target = load.targets[number % load.targets.length] ?? "";
    const status = await answered(agent, target, load.call, load.from + number, load.accepts);
    times.push(performance.now() - due);
    if (status === 200) return;
    failed += 1;
    refusals[status] = (refusals[status] ?? 0) + 1;
  };
  if (load.perSecond) await atPace(load.milliseconds, load.perSecond, one);
  else await atOnce(load, () => sent, one);
  const seconds = (performance.now() - began) / 1000;
  agent.destroy();
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { sent, failed, refusals, perSecond: sent / seconds, median: at(0.5), p99: at(0.99) };
}

async function atOnce(
  { milliseconds, requests = Number.POSITIVE_INFINITY, atOnce }: Load,
  sent: () => number,
  one: (due: number) => Promise<void>,
) {
  const until = performance.now() + milliseconds;
  const worker = async () => {
    while (performance.now() < until && sent() < requests) await one(performance.now());
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** The timer ticks each millisecond or so; what fell due since the last tick starts together. */
async function atPace(milliseconds: number, perSecond: number, one: (due: number) => Promise<void>) {
  const began = performance.now();
  const underWay: Promise<void>[] = [];
  for (let number = 0; ; ) {
    const passed = performance.now() - began;
    if (passed >= milliseconds) break;
    for (; (number * 1000) / perSecond <= passed; number++) {
      underWay.push(one(began + (number * 1000) / perSecond));
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await Promise.all(underWay);
}

function answered(
  agent: Agent,
  target: string,
  name: MeasuredCall,
  number: number,
  accepts?: string,
): Promise<number> {
  const { method, path, token, body } = calls[name](number);
  return new Promise((resolve, reject) => {
    const headers: Record<string, string | number> = {
      authorization: `Bearer ${token}`,
      "x-call": name,
      "x-number": number,
    };
    if (accepts) headers["accept-encoding"] = accepts;
    if (body) {
      headers["content-type"] = "application/json";
      headers["content-length"] = Buffer.byteLength(body);
    }
    const outgoing = send(`${target}${path}`, { agent, method, headers }, (response) => {
      response.on("end", () => resolve(response.statusCode ?? 0));
      response.resume();
    });
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}
