import { setTimeout } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** Milliseconds without a new connection after which nobody is waiting at the door any more. */
const QUIET = 250;
/** Under steady traffic the door closes after so many times that all the same. */
const LOOKS = 20;

/**
 * A call that has reached this machine when the server is told to stop is answered: the system lets connections in
 * one by one, so that the door stays open until nobody has come for a while. A connection goes with its last answer
 * instead of being kept for the next.
 */
export function letCallersFinish(app: FastifyInstance): void {
  let connections = 0;
  app.server.on("connection", () => {
    connections += 1;
  });
  app.addHook("preClose", async () => {
    app.server.keepAliveTimeout = 1;
    for (let look = 0; look < LOOKS; look += 1) {
      const seen = connections;
      await setTimeout(QUIET);
      if (connections === seen) return;
    }
  });
}
