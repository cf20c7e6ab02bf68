import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Bounds } from "./bounds.ts";

/** A request that is under way. */
interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** When it was first seen that its answer was complete and the caller still sent, or had not read it. */
  waitingSince: number | null;
}

/**
 * Closes the connections of callers who go on sending after their answer, of those who read it too slowly, and of
 * those that nothing passes through. How long a body may take until it is answered is decided where it is read
 * (`body.ts`, `upload-pace.ts`).
 */
export function closeSlowCallers(server: Server, bounds: Bounds): void {
  server.setTimeout(bounds.silence);
  const open = new Set<Exchange>();
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    const exchange: Exchange = { request, response, waitingSince: null };
    open.add(exchange);
    response.once("close", () => {
      if (isOver(exchange)) open.delete(exchange);
    });
  });
  const timer = setInterval(() => {
    for (const exchange of open) {
      if (isOver(exchange)) open.delete(exchange);
      else if (isTooSlow(exchange, bounds, performance.now())) exchange.request.socket.destroy();
    }
  }, bounds.checkEvery);
  timer.unref();
  server.once("close", () => clearInterval(timer));
}

function isOver({ request, response }: Exchange): boolean {
  return request.socket.destroyed || (response.closed && request.complete);
}

function isTooSlow(exchange: Exchange, bounds: Bounds, now: number): boolean {
  const { response } = exchange;
  if (!response.writableEnded) return false;
  exchange.waitingSince ??= now;
  return now - exchange.waitingSince >= (response.closed ? bounds.restWithin : bounds.answerWithin);
}
