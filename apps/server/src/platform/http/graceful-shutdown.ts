import { setTimeout } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** Milliseconds without a new connection after which no caller is taken to be waiting any more. */
const QUIET = 250;
/** Under steady traffic the server stops listening after so many checks all the same. */
const MAX_CHECKS = 20;

/**
 * A call that has reached this machine when the server is asked to stop is answered: the system hands connections over
 * one by one, so that the server goes on listening until none has come for a while. A connection is closed with its
 * last answer instead of being kept for the next. A server that does not listen closes at once.
 */
export function answerWaitingCallers(app: FastifyInstance): void {
  let connections = 0;
  app.server.on("connection", () => {
    connections += 1;
  });
  app.addHook("preClose", async () => {
    if (!app.server.listening) return;
    app.server.keepAliveTimeout = 1;
    for (let check = 0; check < MAX_CHECKS; check += 1) {
      const seen = connections;
      await setTimeout(QUIET);
      if (connections === seen) return;
    }
  });
}
