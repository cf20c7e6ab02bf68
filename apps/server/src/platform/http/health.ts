import type { FastifyInstance } from "fastify";
import type { Database } from "#server/platform/database/database.ts";
import { isMigrated } from "#server/platform/database/migrate.ts";

/** `/healthz`: the process answers. `/readyz`: the database answers and has this build's schema. */
export function addHealth(app: FastifyInstance, database: Database): void {
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", async (_request, reply) => {
    const ready = await isMigrated(database).catch(() => false);
    return reply.status(ready ? 200 : 503).send({ status: ready ? "ok" : "error" });
  });
}
