import { constants } from "node:zlib";
import compress from "@fastify/compress";
import multipart from "@fastify/multipart";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import type { Moment } from "#rules/time/moment.ts";
import type { Database } from "#server/platform/database/database.ts";
import { isMigrated } from "#server/platform/database/migrate.ts";
import { answerError } from "#server/platform/http/calls/answer-error.ts";
import { registerEndpoint } from "#server/platform/http/calls/register-endpoint.ts";
import { maximumUploadBytes } from "#server/platform/integrations/images/images.port.ts";
import { addEventStream } from "#server/platform/live/live-updates.ts";
import { addBodyReaders } from "./bounds/body.ts";
import { closeSlowCallers } from "./bounds/slow-callers.ts";
import { answerUnreadable } from "./bounds/unreadable-requests.ts";
import { answerOnlyThisMachine } from "./caller/address.ts";
import { addDocumentation } from "./documentation.ts";
import { answerWaitingCallers } from "./graceful-shutdown.ts";
import type { Route, Services } from "./handler.ts";
import { logSettings } from "./log.ts";
import { addMetrics } from "./metrics/metrics.ts";
import { addSecurityHeaders, securityHeaders } from "./security-headers.ts";

/** Adds what is no row of the contract to the server. */
export type Plugin = (app: FastifyInstance, services: Services) => void | Promise<void>;

/** Builds the server: every route of the contract, documentation, health, event stream. Does not listen yet. */
export async function createServer(
  database: Database,
  services: Services,
  routes: readonly Route[],
  plugins: readonly Plugin[],
): Promise<FastifyInstance> {
  const { settings, clock } = services;
  const { bounds } = settings;
  const setSecurityHeaders = securityHeaders(settings);
  const app = Fastify({
    ...logSettings(settings.production ? "info" : "warn", () => clock.now()),
    trustProxy: settings.proxies.length > 0 ? [...settings.proxies] : false,
    bodyLimit: bounds.bodyBytes,
    keepAliveTimeout: bounds.keepAlive,
    http: {
      maxHeaderSize: bounds.headerBytes,
      headersTimeout: bounds.headersWithin,
      connectionsCheckingInterval: bounds.checkEvery,
    },
    clientErrorHandler: answerUnreadable,
    routerOptions: { ignoreTrailingSlash: true, caseSensitive: true, maxParamLength: 200 },
    forceCloseConnections: "idle",
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      setSecurityHeaders(request, reply);
      answerUnreadableAddress(error, request, reply, clock.now());
    },
  });
  app.server.maxConnections = bounds.connections;
  closeSlowCallers(app.server, bounds);
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply, { now: clock.now() }));
  addSecurityHeaders(app, setSecurityHeaders);
  tellTime(app, clock);
  answerOnlyThisMachine(app, settings);
  // Brotli at full strength costs more time than a phone saves; the built files are compressed beforehand.
  await app.register(compress, {
    encodings: ["br", "gzip"],
    // Nobody compresses what they send to us.
    globalDecompression: false,
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await app.register(multipart, {
    limits: { files: 1, fileSize: maximumUploadBytes + 1, fields: 5 },
    throwFileSizeLimit: true,
  });
  addBodyReaders(app, bounds);
  await addDocumentation(app, settings);
  addMetrics(app, services);
  for (const route of routes) registerEndpoint(app, route, services, database.replica);
  await addEventStream(app, database, services);
  addImages(app, services);
  for (const add of plugins) await add(app, services);
  addHealth(app, database);
  answerWaitingCallers(app);
  return app;
}

/** An address that cannot be decoded, or with an overlong id, names nothing: a call answers 404, a page leads to the front page. */
function answerUnreadableAddress(
  error: Error,
  request: FastifyRequest,
  reply: FastifyReply,
  now: Moment,
): void {
  if (request.url.startsWith("/api/")) answerError(error, request, reply, { now });
  else reply.redirect("/", 302);
}

/** Every answer tells the time of the one clock; phones follow it. */
function tellTime(app: FastifyInstance, clock: Services["clock"]): void {
  app.addHook("onRequest", async (_request, reply) => {
    const now = clock.now();
    reply.header("date", new Date(now).toUTCString());
  });
}

/** `/healthz`: the process answers. `/readyz`: the database answers and has this build's schema. */
function addHealth(app: FastifyInstance, database: Database): void {
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", async (_request, reply) => {
    const ready = await isMigrated(database).catch(() => false);
    if (!ready) reply.header("retry-after", 5);
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
