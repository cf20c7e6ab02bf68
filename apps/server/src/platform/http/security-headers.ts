import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Settings } from "#server/platform/settings/settings.ts";

/** Sets the headers that hold for every answer; a page adds the nonce of its own styles to the policy. */
export type SetSecurityHeaders = (request: FastifyRequest, reply: FastifyReply) => void;

/** Has every answer get the headers for which a hook runs. */
export function addSecurityHeaders(app: FastifyInstance, set: SetSecurityHeaders): void {
  app.addHook("onRequest", (request, reply, done) => {
    set(request, reply);
    done();
  });
}

/** What sets the headers under these settings. */
export function securityHeaders(settings: Settings): SetSecurityHeaders {
  const policy = contentPolicy(settings);
  return (request, reply) => {
    // What a page does not say otherwise of is kept by nobody.
    reply.header("cache-control", "no-store");
    reply.header("content-security-policy", policy);
    reply.header("x-content-type-options", "nosniff");
    reply.header("referrer-policy", "same-origin");
    reply.header("permissions-policy", "camera=(), microphone=(), geolocation=()");
    reply.header("cross-origin-opener-policy", "same-origin");
    // Pictures may stand elsewhere; everything else is read by our own pages only.
    const isPicture = request.url.startsWith("/images/");
    reply.header("cross-origin-resource-policy", isPicture ? "cross-origin" : "same-origin");
    if (settings.production) reply.header("strict-transport-security", "max-age=31536000; includeSubDomains");
  };
}

/** The content security policy; a page names the nonce of the styles that stand inside it. */
export function contentPolicy(settings: Settings, nonce?: string): string {
  const imageHosts = ["'self'", "data:", "blob:", "https://graph.facebook.com", "https://*.fbcdn.net"];
  if (settings.cloudinary) imageHosts.push("https://res.cloudinary.com");
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self'${nonce ? ` 'nonce-${nonce}'` : ""}`,
    // React Aria's hidden inputs are hidden by a style attribute; without this they would show.
    "style-src-attr 'unsafe-inline'",
    `img-src ${imageHosts.join(" ")}`,
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
