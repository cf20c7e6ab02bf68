import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import sharp from "sharp";
import { expect, vi } from "vitest";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { lookupEndpoints } from "#contract/settings/lookup.endpoints.ts";
import { type Product, startProduct } from "#tests/support/product.ts";
import { type HttpProxy, startHttpProxy } from "./http-proxy.ts";
import { bookingToSend, CLOCK, signIn } from "./write-load.ts";

const patience = { timeout: 120_000, interval: 20 };
const WRITERS = 3;
/** A writer whose request broke off waits a little before it sends it again. */
const PAUSE = 50;
/** What a proxy and a product say while one of several machines goes; a client repeats the request. */
const PASSING = new Set([502, 503]);

/** Several processes of the product that share nothing but a database, and the proxy in front of them. */
export interface Machines {
  readonly proxy: HttpProxy;
  /** Those that run, oldest first. */
  readonly products: Product[];
  /** Starts one more of this version and leads requests to it. */
  add(): Promise<Product>;
  /** Leads no more requests to it, lets it finish, and stops it. */
  drain(product: Product): Promise<void>;
  stop(): Promise<void>;
}

/** Starts so many at once, each with a directory of its own; of the version in `version`, where that is given. */
export async function startMachines(
  count: number,
  env: Record<string, string>,
  version?: string,
): Promise<Machines> {
  const folder = mkdtempSync(join(tmpdir(), "vagtklar-machines-"));
  let started = 0;
  const start = (of?: string) =>
    startProduct({ DATA_DIR: join(folder, String(++started)), VAGTKLAR_CLOCK: CLOCK, ...env }, of);
  // An earlier version may not have been able to start with others on an empty database.
  const first = version ? [await start(version)] : [];
  const others = Array.from({ length: count - first.length }, () => start(version));
  const products = [...first, ...(await Promise.all(others))];
  const proxy = await startHttpProxy(products.map(({ url }) => url));
  return {
    proxy,
    products,
    async add() {
      const product = await start();
      products.push(product);
      proxy.add(product.url);
      return product;
    },
    async drain(product) {
      proxy.remove(product.url);
      products.splice(products.indexOf(product), 1);
      await product.stop();
    },
    async stop() {
      await proxy.close();
      await Promise.all(products.map((product) => product.stop()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Bookings that come in without a pause, each sent again under its name until it is answered. */
export interface NamedLoad {
  readonly token: string;
  /** The booking that each request was answered with. */
  readonly acknowledged: ReadonlyMap<string, number>;
  /** How many requests broke off or were put off, and had to be sent again. */
  readonly repeated: () => number;
  /** Every answer that a client could not have hidden. */
  readonly errors: readonly string[];
  /** Waits for so many further bookings. */
  written(count: number): Promise<void>;
  /** Ends once what is under way is answered. */
  stop(): Promise<void>;
}

/** Books from several sides at once at an address until it is stopped. */
export async function startNamedLoad(url: string, product: Product): Promise<NamedLoad> {
  const { token, staffType } = await signIn(product);
  const acknowledged = new Map<string, number>();
  const errors: string[] = [];
  let repeated = 0;
  let isOver = false;

  async function book(key: string): Promise<void> {
    for (;;) {
      const response = await fetch(
        `${url}/api/${bookingEndpoints.create.path}?notSendEmail=0&pastBooking=0`,
        {
          method: "POST",
          headers: {
            authorization: `Bearer ${token}`,
            "content-type": "application/json",
            "idempotency-key": key,
          },
          body: JSON.stringify(bookingToSend(staffType)),
        },
      ).catch(() => null);
      if (response?.status === 200) {
        const { id } = (await response.json()) as { id: number };
        acknowledged.set(key, id);
        return;
      }
      if (response && !PASSING.has(response.status))
        return void errors.push(`${response.status} ${await response.text()}`);
      repeated += 1;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }

  async function writer(name: number): Promise<void> {
    for (let turn = 1; !isOver; turn += 1) await book(`writer-${name}-${turn}-${crypto.randomUUID()}`);
  }

  const writers = Promise.all(Array.from({ length: WRITERS }, (_, name) => writer(name)));
  return {
    token,
    acknowledged,
    repeated: () => repeated,
    errors,
    async written(count) {
      const enough = acknowledged.size + count;
      await vi.waitUntil(() => acknowledged.size >= enough || errors.length > 0, patience);
    },
    async stop() {
      isOver = true;
      await writers;
    },
  };
}

/** Each request that was answered stands for one booking, the answered one, and nothing else was booked by a request. */
export async function expectBookedOnce(database: pg.Client, load: NamedLoad): Promise<void> {
  const { rows } = await database.query<{ key: string; ids: number[] }>(
    "select r.key, array_agg(b.id) as ids from booking_requests r left join bookings b on b.request_key = r.key group by r.key",
  );
  expect(load.errors).toEqual([]);
  expect(new Map(rows.map(({ key, ids }) => [key, ids]))).toEqual(
    new Map([...load.acknowledged].map(([key, id]) => [key, [id]])),
  );
}

/** An open page: what it hears of, and whether its stream has ended. */
export interface Listener {
  readonly heard: () => number;
  readonly isOpen: () => boolean;
  close(): void;
}

/** Listens for changes at an address, as an open page does, until the stream ends. */
export async function listenAt(url: string, token: string): Promise<Listener> {
  const stop = new AbortController();
  const response = await fetch(`${url}/api/events`, {
    headers: { authorization: `Bearer ${token}` },
    signal: stop.signal,
  });
  let heard = 0;
  let isOpen = response.ok;
  const read = async () => {
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? [])
      heard += chunk.split("data: ").length - 1;
  };
  read()
    .catch(() => {})
    .finally(() => {
      isOpen = false;
    });
  return { heard: () => heard, isOpen: () => isOpen, close: () => stop.abort() };
}

/** Sends a picture to one of them; answers its path. */
export async function sendPicture(url: string, token: string): Promise<string> {
  const content = await sharp({ create: { width: 80, height: 80, channels: 3, background: "#c33" } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(content)]), "picture.png");
  const response = await fetch(`${url}/api/${lookupEndpoints.uploadImage.path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const { secure_url } = (await response.json()) as { secure_url?: string };
  if (!secure_url) throw new Error(`the picture was answered ${response.status}`);
  return new URL(secure_url).pathname;
}
