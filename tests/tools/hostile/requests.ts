import { allEndpoints } from "#contract/all-endpoints.ts";
import type { Caller, Endpoint } from "#contract/wire/endpoint.ts";
import { type Dice, dice, hostileValue, type Pool, pick, schemaOf, valueFor } from "./values.ts";

export interface HostileRequest {
  /** Whose session it comes with, null for a visitor. */
  readonly who: string | null;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** Everybody who calls, by name, with what they may call as. */
export type People = Readonly<Record<string, readonly Caller[]>>;

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"];
const TYPES = [
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/json; charset=latin1",
  "x",
  "",
];
const PATH_IDS = [
  "0",
  "-1",
  "999999999",
  "99999999999999999999",
  "abc",
  "1.5",
  "%00",
  "%ff",
  "æ",
  "..",
  "1%20or%201=1",
  "x".repeat(300),
];
/** What is no row of the contract. */
const OTHER_PATHS = [
  "/",
  "/healthz",
  "/readyz",
  "/api/openapi.json",
  "/api/calendar/x.ics",
  "/api/auth/apple/callback",
  "/images/1000x1000/x.webp",
  "/images/../x",
  "/viewBooking/%ff",
  "/api/%2e%2e",
  "/api/nothing",
  "//",
  "//x/y",
  "/api/docs/x",
];
/** Who calls these loses the session, or somebody else's, for the rest of the run: rarely is enough. */
const ENDING = /sign-out|deactivate|suspend|erase|erasure|reset-token|delete|sessions/;

interface Part {
  readonly row: Endpoint;
  readonly query: ReturnType<typeof schemaOf> | null;
  readonly body: ReturnType<typeof schemaOf> | null;
}

const parts: readonly Part[] = allEndpoints.map(({ row }) => ({
  row,
  query: row.query ? schemaOf(row.query) : null,
  body: row.body ? schemaOf(row.body) : null,
}));

/** Requests to every row of the contract, valid, nearly valid and hostile, from everybody; the same for the same seed. */
export function* hostileRequests(seed: number, people: People, pool: Pool): Generator<HostileRequest, never> {
  const roll = dice(seed);
  for (;;) {
    const part = pick(roll, parts);
    if (ENDING.test(part.row.path) && roll() < 0.95) continue;
    yield roll() < 0.03 ? elsewhere(roll, people) : requestTo(part, roll, people, pool);
  }
}

function requestTo({ row, query, body }: Part, roll: Dice, people: People, pool: Pool): HostileRequest {
  const spoil = pick(roll, [0, 0, 0.05, 0.3]);
  const path = row.path.replace(/:(\w+)/g, () =>
    roll() < 0.85 ? String(pick(roll, pool.ids)) : pick(roll, PATH_IDS),
  );
  const search = query ? searchOf(valueFor(query, roll, pool, spoil), roll) : "";
  const sent = row.multipart ? multipart(roll) : body && JSON.stringify(valueFor(body, roll, pool, spoil));
  const type = row.multipart ? "multipart/form-data; boundary=x" : "application/json";
  return {
    who: roll() < 0.1 ? null : callerOf(row, roll, people),
    method: roll() < 0.03 ? pick(roll, METHODS) : row.method,
    path: `/api/${path}${search}`,
    headers: {
      ...(sent ? { "content-type": roll() < 0.03 ? pick(roll, TYPES) : type } : {}),
      ...(row.header && roll() < 0.5
        ? { [row.header.name]: pick(roll, ["k1", "k2", "%00", "x".repeat(200)]) }
        : {}),
      ...(roll() < 0.02 ? { "x-forwarded-for": pick(roll, ["1.2.3.4", "::1", "what"]) } : {}),
    },
    body: sent && roll() < 0.03 ? broken(sent, roll) : (sent ?? undefined),
  };
}

/** Mostly somebody whom the row lets in. */
function callerOf(row: Endpoint, roll: Dice, people: People): string {
  const names = Object.keys(people);
  const fitting = names.filter((name) => row.callers.some((caller) => people[name]?.includes(caller)));
  return pick(roll, fitting.length > 0 && roll() < 0.8 ? fitting : names);
}

function elsewhere(roll: Dice, people: People): HostileRequest {
  return {
    who: pick(roll, Object.keys(people)),
    method: pick(roll, METHODS),
    path: pick(roll, OTHER_PATHS),
    headers: {},
    body: undefined,
  };
}

function searchOf(query: unknown, roll: Dice): string {
  if (typeof query !== "object" || query === null) return "?x=%00";
  const pairs = Object.entries(query).map(
    ([name, value]) => `${name}=${roll() < 0.02 ? "%00" : encodeURIComponent(textFor(value).toWellFormed())}`,
  );
  if (roll() < 0.03) pairs.push(...pairs, "__proto__=1", "%ff=1");
  return pairs.length > 0 ? `?${pairs.join("&")}` : "";
}

function textFor(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}

function broken(text: string, roll: Dice): string {
  const at = Math.floor(roll() * text.length);
  return pick(roll, [
    text.slice(0, at),
    `${text}]`,
    `\ufeff${text}`,
    `${text.slice(0, at)}\0${text.slice(at)}`,
    `{"a":${"[".repeat(500)}`,
    JSON.stringify(hostileValue(roll)),
  ]);
}

/** A small picture in parts, or what only looks like one. */
function multipart(roll: Dice): string {
  const name = pick(roll, ["a.png", "\u00e6.svg", "../x", ""]);
  const content = pick(roll, ["\x89PNG\r\n\x1a\nnothing", "<svg/>", "", "GIF89a0000000000000000000"]);
  const part = `--x\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n${content}\r\n`;
  return pick(roll, [`${part}--x--\r\n`, part, `${part}${part}--x--\r\n`, "--y--\r\n", ""]);
}
