import type { FastifyInstance, FastifyRequest } from "fastify";
import { DomainError } from "#server/platform/errors.ts";
import type { Settings } from "#server/platform/settings/settings.ts";
import { isThisMachine } from "./address.ts";

/**
 * Outside production anybody signs in as anybody, so that only this machine is answered: the caller's address is
 * its own, and so is the name that was asked for, since a foreign page may have its name point here.
 */
export function answerOnlyThisMachine(app: FastifyInstance, settings: Settings): void {
  if (!settings.localOnly) return;
  const ownName = new URL(settings.publicUrl).hostname;
  app.addHook("onRequest", (request, _reply, done) => {
    const name = hostOf(request);
    const isOurs = isThisMachine(request.ip) && (isThisMachine(name) || name === ownName);
    done(isOurs ? undefined : new DomainError("misdirected"));
  });
}

/** The name that was asked for, without its port; what a proxy says of it counts for nothing. */
function hostOf(request: FastifyRequest): string {
  return (request.raw.headers.host ?? "").replace(/:\d*$/, "").toLowerCase();
}
