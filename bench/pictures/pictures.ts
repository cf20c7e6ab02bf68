import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { lookupEndpoints } from "#contract/settings/lookup.endpoints.ts";
import { type Product, startProduct } from "#tests/support/product.ts";
import { run } from "../databases.ts";
import { type Figure, median } from "../figures.ts";
import { residentMegabytes, withChildren } from "../process/process-facts.ts";

const AT_ONCE = 12;
/** Below 24 megapixels, so that each of them is taken in. */
const LARGE = { width: 5_900, height: 4_000 };
/** Milliseconds from one sign-in to the next, whether or not the one before is answered. */
const SIGN_IN_EVERY = 100;
const ALONE = 3_000;
const PASSWORD = { email: "hotel@vagtklar.test", password: "vagtklar-demo" };

/** What twelve large pictures at once do to everybody else: how long a sign-in takes meanwhile, and memory. */
export async function measurePictures(server: string): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "vagtklar-bench-"));
  await run(server, "create database pictures");
  const url = new URL(server);
  url.pathname = "/pictures";
  const product = await startProduct({
    DATABASE_URL: url.href,
    DATA_DIR: folder,
    VAGTKLAR_RATE_LIMIT: "off",
    LOG_LEVEL: "silent",
  });
  try {
    const token = await signIn(product);
    const alone = await signInsUntil(product, wait(ALONE));
    const figures = [timesOf("no pictures", alone)];
    for (const [kind, picture] of Object.entries(await largePictures())) {
      figures.push(...(await underLoad(product, token, kind, picture)));
    }
    return figures;
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A plain one, and one that a decoder has to hold whole with 16 bits a channel. */
async function largePictures(): Promise<Record<string, Buffer>> {
  const plain = sharp({ create: { ...LARGE, channels: 3, background: "#c33" } });
  return {
    "12 PNGs of 23.6 megapixels": await plain.clone().png({ compressionLevel: 9 }).toBuffer(),
    "12 interlaced 16-bit PNGs": await plain.toColourspace("rgb16").png({ progressive: true }).toBuffer(),
  };
}

async function underLoad(product: Product, token: string, kind: string, picture: Buffer): Promise<Figure[]> {
  const before = memoryOf(product);
  let highest = before;
  const sampling = setInterval(() => {
    highest = Math.max(highest, memoryOf(product));
  }, 50);
  const began = performance.now();
  const uploads = Promise.all(Array.from({ length: AT_ONCE }, () => upload(product, token, picture)));
  const times = await signInsUntil(product, uploads);
  const seconds = (performance.now() - began) / 1000;
  clearInterval(sampling);
  const statuses = await uploads;
  const taken = statuses.filter((status) => status === 200).length;
  return [
    timesOf(kind, times, 500),
    {
      what: `${kind}: memory that they add (server and decoder)`,
      figure: `${Math.round(highest - before)} MB`,
      goal: "≤ 300 MB",
      met: highest - before <= 300,
    },
    {
      what: `${kind}: taken in, and after how long all are answered`,
      figure: `${taken} of ${AT_ONCE}, ${seconds.toFixed(1)} s`,
      goal: "reported",
    },
  ];
}

function timesOf(kind: string, times: readonly number[], goal?: number): Figure {
  const sorted = times.toSorted((a, b) => a - b);
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
  const figure = `${Math.round(median(times))} / ${Math.round(p95)} ms`;
  const what = `${kind}: sign-in meanwhile, p50 / p95`;
  return goal === undefined
    ? { what, figure, goal: "reported" }
    : { what, figure, goal: `p95 < ${goal} ms`, met: p95 < goal };
}

/** Signs in again and again until something is done; answers how many milliseconds each took. */
async function signInsUntil(product: Product, done: Promise<unknown>): Promise<number[]> {
  let isDone = false;
  const end = done.then(() => {
    isDone = true;
  });
  const running: Promise<number>[] = [];
  while (!isDone) {
    running.push(timed(() => signIn(product)));
    await Promise.race([wait(SIGN_IN_EVERY), end]);
  }
  return Promise.all(running);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function signIn(product: Product): Promise<string> {
  const { body } = await product.call(sessionEndpoints.corporationSignIn, { body: PASSWORD });
  if (!("token" in body)) throw new Error("the try-out account could not sign in");
  return body.token;
}

async function upload(product: Product, token: string, picture: Buffer): Promise<number> {
  const body = new FormData();
  body.set("file", new Blob([new Uint8Array(picture)]), "picture.png");
  const { method, path } = lookupEndpoints.uploadImage;
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${product.url}/api/${path}`, { method, headers, body });
  await response.arrayBuffer();
  return response.status;
}

function memoryOf({ process }: Product): number {
  const pids = withChildren(process.pid ?? 0);
  return pids.reduce((sum, pid) => sum + (residentMegabytes(pid) ?? 0), 0);
}
