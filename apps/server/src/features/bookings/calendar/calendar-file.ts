import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Services } from "#server/platform/http/handler.ts";
import { calendarOf } from "./feed.ts";

/**
 * Companies' calendars for calendar programs, which cannot sign in: the secret is in the address. A program that
 * has the newest one already is told so without sending it again.
 */
export function addCalendarFiles(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { file: string } }>("/api/calendar/:file", async (request, reply) => {
    const token = /^([\w-]{43})\.ics$/.exec(request.params.file)?.[1];
    const calendar = token ? await calendarOf(services, token) : null;
    if (calendar === null) return reply.status(404).header("cache-control", "no-store").send("");
    const etag = `"${createHash("sha256").update(calendar).digest("base64url")}"`;
    reply.header("cache-control", "private, no-cache").header("etag", etag);
    if (knows(request.headers["if-none-match"], etag)) return reply.status(304).send();
    return reply.type("text/calendar; charset=utf-8").send(calendar);
  });
}

/** A cache on the way may have weakened the tag. */
function knows(header: string | undefined, etag: string): boolean {
  return (header ?? "").split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
