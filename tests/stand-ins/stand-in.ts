import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * How an outside service misbehaves: it takes no connection, answers after the client gave up, answers 429, 503, 401,
 * 403 or 422, does what was asked and drops the answer, or answers it twice on one connection.
 */
type Fault =
  | "down"
  | "slow"
  | "rate_limited"
  | "unavailable"
  | "no_access"
  | "forbidden"
  | "refuse"
  | "commit_and_drop"
  | "answer_twice";

export interface StandInRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage["headers"];
  /** The raw body, as text and as it came. */
  body: string;
  bytes: Buffer;
  /** The body as JSON, or an empty object. */
  json: Record<string, unknown>;
}

export interface StandInAnswer {
  status: number;
  /** A buffer is answered as a PDF, anything else as JSON. */
  body?: unknown;
}

/** A small HTTP server that imitates one service on a free port of this machine. */
export interface StandIn {
  url: string;
  /** Everything that arrived, in order, answered or not. */
  requests: StandInRequest[];
  /** The next `times` requests whose `METHOD /path` matches go wrong. */
  fail(fault: Fault, options?: { when?: RegExp; times?: number }): void;
  /** Forgets the faults that are left. */
  recover(): void;
  close(): Promise<void>;
}

/** Starts a stand-in that answers with `respond`, which also keeps whatever the service would keep. */
export async function startStandIn(
  respond: (request: StandInRequest) => StandInAnswer | Promise<StandInAnswer>,
): Promise<StandIn> {
  const requests: StandInRequest[] = [];
  let planned: { fault: Fault; when: RegExp; times: number } | null = null;

  function nextFault(request: StandInRequest): Fault | null {
    if (planned === null || !planned.when.test(`${request.method} ${request.path}`)) return null;
    const { fault } = planned;
    planned.times -= 1;
    if (planned.times <= 0) planned = null;
    return fault;
  }

  const server = createServer(async (incoming, outgoing) => {
    const request = await readRequest(incoming);
    requests.push(request);
    const fault = nextFault(request);
    if (fault === "down") incoming.socket.destroy();
    else if (fault === "rate_limited") send(outgoing, { status: 429 }, { "retry-after": "2" });
    else if (fault === "unavailable") send(outgoing, { status: 503 });
    else if (fault === "refuse") send(outgoing, { status: 422 });
    else if (fault === "no_access") send(outgoing, { status: 401 });
    else if (fault === "forbidden") send(outgoing, { status: 403 });
    else {
      const answer = await respond(request);
      if (fault === "commit_and_drop") incoming.socket.destroy();
      else if (fault === "answer_twice") incoming.socket.write(asText(answer).repeat(2));
      else if (fault !== "slow") send(outgoing, answer);
    }
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    fail(fault, { when = /./, times = 1 } = {}) {
      planned = { fault, when, times };
    },
    recover() {
      planned = null;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

async function readRequest(incoming: IncomingMessage): Promise<StandInRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  const body = bytes.toString("utf8");
  const url = new URL(incoming.url ?? "/", "http://stand-in");
  const { method = "GET", headers } = incoming;
  return { method, path: url.pathname, query: url.searchParams, headers, body, bytes, json: parse(body) };
}

function parse(body: string): Record<string, unknown> {
  try {
    return JSON.parse(body);
  } catch {
    return {};
  }
}

/** An answer as it stands on the wire. */
function asText({ status, body }: StandInAnswer): string {
  const text = body === undefined ? "" : JSON.stringify(body);
  const headers = `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}`;
  return `HTTP/1.1 ${status} Answer\r\n${headers}\r\n\r\n${text}`;
}

function send(outgoing: ServerResponse, answer: StandInAnswer, headers: Record<string, string> = {}): void {
  const isFile = Buffer.isBuffer(answer.body);
  const type = isFile ? "application/pdf" : "application/json";
  outgoing.writeHead(answer.status, { "content-type": type, ...headers });
  outgoing.end(isFile ? answer.body : answer.body === undefined ? "" : JSON.stringify(answer.body));
}
