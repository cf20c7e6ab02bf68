import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A small reverse proxy in front of several processes of the product. */
export interface HttpProxy {
  readonly url: string;
  /** Takes one in. */
  add(target: string): void;
  /** Leads no new request to it; what is under way goes on. */
  remove(target: string): void;
  close(): Promise<void>;
}

/**
 * Leads requests to the targets in turn. One that takes no connection is left out from then on and the request goes to
 * the next; a request that breaks off on the way is answered 502, as proxies do: it may have happened.
 */
export async function startHttpProxy(targets: readonly string[]): Promise<HttpProxy> {
  const alive = [...targets];
  let turn = 0;

  async function lead(caller: IncomingMessage, answer: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of caller) chunks.push(chunk);
    pass(caller, Buffer.concat(chunks), answer);
  }

  function pass(caller: IncomingMessage, body: Buffer, answer: ServerResponse): void {
    const target = alive[turn++ % alive.length];
    if (!target) return void answer.writeHead(503).end();
    const { method, headers, url } = caller;
    const call = request(`${target}${url}`, { method, headers, agent: false }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.on("error", () => answer.destroy());
      answered.pipe(answer);
    });
    call.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ECONNREFUSED") {
        remove(target);
        pass(caller, body, answer);
      } else if (answer.headersSent) answer.destroy();
      else answer.writeHead(502).end();
    });
    answer.on("close", () => call.destroy());
    call.end(body);
  }

  function remove(target: string): void {
    const at = alive.indexOf(target);
    if (at >= 0) alive.splice(at, 1);
  }

  const server = createServer((caller, answer) => {
    lead(caller, answer).catch(() => answer.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (target) => void alive.push(target),
    remove,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
