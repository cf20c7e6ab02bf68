import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import type { Endpoint } from "#contract/wire/endpoint.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Bounds } from "./bounds.ts";

/** How much a body may hold, and how long it may take. */
interface BodyBounds {
  readonly bytes: number;
  readonly within: number;
}

/** Adds the readers of JSON bodies and of forms, both within their bounds. */
export function addBodyReaders(app: FastifyInstance, bounds: Bounds): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", (request, payload, done) => {
    const bytes = mostBytes(request.routeOptions.config?.row, bounds);
    readBody(payload, { bytes, within: bounds.bodyWithin }).then((body) => {
      // Clients name JSON also on the calls that have no payload: nothing sent is no body, not wrong JSON.
      if (body === "") done(null, undefined);
      else if (isDeeperThan(body, bounds.jsonDepth)) done(new DomainError("invalid"));
      else parse(request, body, done);
    }, done);
  });
  // Mail programs unsubscribe with a form (RFC 8058). No call of ours reads one, so that what it holds is dropped.
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    async (_request: unknown, payload: IncomingMessage) => {
      await readBody(payload, { bytes: bounds.bodyBytes, within: bounds.bodyWithin });
      return undefined;
    },
  );
}

/** What a call that takes no body may hold all the same: clients send `{}`. */
const NEXT_TO_NOTHING = 1_000;

function mostBytes(row: Endpoint | undefined, bounds: Bounds): number {
  if (row && !row.body) return NEXT_TO_NOTHING;
  return row?.bodyBytes ?? bounds.bodyBytes;
}

/**
 * The text of a body. Refuses `body_too_large` and `too_slow`; what still comes in then is thrown away, so that the
 * answer is not lost with the connection.
 */
export function readBody(payload: IncomingMessage, { bytes, within }: BodyBounds): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const timer = setTimeout(() => refuse(new DomainError("too_slow")), within);
    payload.on("data", take).on("end", finish).on("error", refuse);

    function take(chunk: Buffer): void {
      length += chunk.length;
      if (length > bytes) refuse(new DomainError("body_too_large"));
      else chunks.push(chunk);
    }
    function finish(): void {
      leave();
      resolve(Buffer.concat(chunks).toString("utf8"));
    }
    function refuse(error: Error): void {
      leave();
      // A request that breaks off has nobody left to answer; it is no failure of ours.
      reject(error instanceof DomainError ? error : new DomainError("invalid"));
      payload.on("error", () => {}).resume();
    }
    function leave(): void {
      clearTimeout(timer);
      payload.off("data", take).off("end", finish).off("error", refuse);
    }
  });
}

/** Whether brackets stand in each other deeper than this, before anything is made of them. */
function isDeeperThan(json: string, most: number): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at];
    if (isInText) {
      if (character === "\\") at += 1;
      else if (character === '"') isInText = false;
    } else if (character === '"') isInText = true;
    else if (character === "{" || character === "[") {
      depth += 1;
      if (depth > most) return true;
    } else if (character === "}" || character === "]") depth -= 1;
  }
  return false;
}
