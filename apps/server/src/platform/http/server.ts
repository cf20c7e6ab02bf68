import { constants } from "node:zlib";
import compress from "@fastify/compress";
import multipart from "@fastify/multipart";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import type { Database } from "#server/platform/database/database.ts";
import { isMigrated } from "#server/platform/database/migrate.ts";
import { answerError } from "#server/platform/http/calls/answer-error.ts";
import {
  acceptEmptyJson,
  acceptForms,
  registerEndpoint,
} from "#server/platform/http/calls/register-endpoint.ts";
import { maximumUploadBytes } from "#server/platform/integrations/images/port.ts";
import { addEventStream } from "#server/platform/live/live-updates.ts";
import { addDocumentation } from "./documentation.ts";
import { answerWaitingCallers } from "./graceful-shutdown.ts";
import type { Route, Services } from "./handler.ts";
import { addSecurityHeaders } from "./security-headers.ts";

const MEGABYTE = 1_048_576;

/** Adds what is no row of the contract to the server. */
export type Plugin = (app: FastifyInstance, services: Services) => void | Promise<void>;

/** Builds the server: every route of the contract, documentation, health, event stream. Does not listen yet. */
export async function createServer(
  database: Database,
  services: Services,
  routes: readonly Route[],
  plugins: readonly Plugin[],
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: {
      level: process.env.LOG_LEVEL ?? (services.settings.production ? "info" : "warn"),
      serializers: { req: describeRequest },
    },
    // Behind a proxy the caller's address is in its header; only a proxy on this machine or network is believed.
    trustProxy: "loopback, linklocal, uniquelocal",
    bodyLimit: MEGABYTE,
    routerOptions: { ignoreTrailingSlash: true, caseSensitive: true, maxParamLength: 200 },
    forceCloseConnections: "idle",
    return503OnClosing: false,
    frameworkErrors: answerUnreadableAddress,
  });
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply));
  addSecurityHeaders(app, services.settings);
  // Brotli at full strength costs more time than a phone saves; the built files are compressed beforehand.
  await app.register(compress, {
    encodings: ["br", "gzip"],
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await app.register(multipart, {
    limits: { files: 1, fileSize: maximumUploadBytes + 1, fields: 5 },
    throwFileSizeLimit: true,
  });
  acceptForms(app);
  acceptEmptyJson(app);
  await addDocumentation(app, services.settings);
  for (const route of routes) registerEndpoint(app, route, services);
  await addEventStream(app, database, services);
  addImages(app, services);
  for (const add of plugins) await add(app, services);
  addHealth(app, database);
  answerWaitingCallers(app);
  return app;
}

/** An address that cannot be decoded, or with an overlong id, names nothing: a call answers 404, a page leads to the front page. */
function answerUnreadableAddress(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  if (request.url.startsWith("/api/")) answerError(error, request, reply);
  else reply.redirect("/", 302);
}

/** Method and path without query, which may name people, and without the secret of a calendar. */
function describeRequest(request: { method: string; url: string }) {
  const path = request.url.split("?")[0]?.replace(/^(\/api\/calendar\/).*/, "$1…");
  return { method: request.method, path };
}

/** `/healthz`: the process answers. `/readyz`: the database answers and has this build's schema. */
function addHealth(app: FastifyInstance, database: Database): void {
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", async (_request, reply) => {
    const ready = await isMigrated(database).catch(() => false);
    return reply.status(ready ? 200 : 503).send({ status: ready ? "ok" : "error" });
  });
}

/** Pictures of our own store, each address for ever the same picture. */
function addImages(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { size: string; name: string } }>("/images/:size/:name", async (request, reply) => {
    const { size, name } = request.params;
    const image = await services.integrations.images.open(size, name);
    if (!image) return reply.status(404).send("");
    return reply
      .header("cache-control", "public, max-age=31536000, immutable")
      .header("content-length", image.bytes)
      .type(image.contentType)
      .send(image.body);
  });
}
