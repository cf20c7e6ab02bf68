import { onTestFinished, vi } from "vitest";
import * as z from "zod/mini";
import {
  type AnswerOf,
  type Endpoint,
  type QueryKey,
  STALE_QUERIES_HEADER,
} from "#contract/wire/endpoint.ts";

/** A call that the page has made. */
interface SentCall {
  readonly body: unknown;
  readonly headers: Headers;
  readonly query: Readonly<Record<string, string>>;
}

/** What is answered instead of an answer of the contract: a refusal, or 0 for no answer at all. */
interface Refusal {
  readonly status: number;
  readonly code?: string;
  readonly message?: string;
  readonly errors?: Readonly<Record<string, string>>;
}

/** The calls that a test answers in the server's place, until the test has ended. */
export interface ApiStub {
  /** Answers every later call of a row with an answer of the contract, naming the queries that a write made stale. */
  answer<E extends Endpoint>(
    row: E,
    answer: AnswerOf<E> | ((sent: SentCall) => AnswerOf<E>),
    stale?: readonly QueryKey[],
  ): void;
  refuse(row: Endpoint, refusal: Refusal): void;
  /** Holds the calls of a row back until the returned function is called. */
  hold(row: Endpoint): () => void;
  /** The calls of a row so far, the first one first. */
  sent(row: Endpoint): readonly SentCall[];
}

/** Stands in for the network: calls of `/api` are answered as told, and one that nobody has told of with 501. */
export function stubApi(): ApiStub {
  const answers = new Map<Endpoint, (sent: SentCall) => Response>();
  const calls = new Map<Endpoint, SentCall[]>();
  const held = new Map<Endpoint, Promise<void>>();
  const network = globalThis.fetch;

  async function fetchStub(address: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const url = new URL(String(address instanceof Request ? address.url : address), location.origin);
    if (!url.pathname.startsWith("/api/")) return network(address, init);
    const path = url.pathname.slice("/api/".length);
    const row = [...answers.keys()].find(
      (one) => one.method === (init.method ?? "GET") && isPathOf(one, path),
    );
    if (!row) return Response.json({ status: "error", message: path }, { status: 501 });
    const body = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
    const sent = { body, headers: new Headers(init.headers), query: Object.fromEntries(url.searchParams) };
    calls.set(row, [...(calls.get(row) ?? []), sent]);
    await held.get(row);
    const response = answers.get(row)?.(sent);
    if (!response) throw new TypeError("no network");
    return response;
  }

  vi.stubGlobal("fetch", fetchStub);
  onTestFinished(() => void vi.unstubAllGlobals());

  return {
    answer: (row, answer, stale = []) => {
      const make = typeof answer === "function" ? (answer as (sent: SentCall) => unknown) : () => answer;
      const headers = { [STALE_QUERIES_HEADER]: JSON.stringify(stale) };
      answers.set(row, (sent) =>
        Response.json(z.parse(row.answer as z.ZodMiniType, make(sent)), { headers }),
      );
    },
    refuse: (row, { status, ...refusal }) =>
      answers.set(row, () => {
        if (status === 0) throw new TypeError("no network");
        return Response.json({ status: "error", ...refusal }, { status });
      }),
    hold: (row) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(row, promise);
      return () => {
        held.delete(row);
        resolve();
      };
    },
    sent: (row) => calls.get(row) ?? [],
  };
}

/** A path of the contract has names with a colon for what changes: `bookings/:id`. */
function isPathOf({ path }: Endpoint, asked: string): boolean {
  const [parts, given] = [path.split("/"), asked.split("/")];
  return (
    parts.length === given.length &&
    parts.every((part, place) => part.startsWith(":") || part === given[place])
  );
}
