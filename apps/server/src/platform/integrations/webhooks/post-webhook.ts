import { type LookupAddress, type LookupOptions, lookup } from "node:dns";
import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP } from "node:net";
import { hostOf, isPublicAddress, isWebhookAddress } from "#rules/webhooks/address.ts";
import { ANSWER_WITHIN_MS } from "#rules/webhooks/delivery.ts";
import type { WebhookAnswer, WebhookPost, WebhookSender } from "./webhooks.port.ts";

interface PostOptions {
  /** Whether addresses of private networks are called too. */
  readonly allowsPrivate: boolean;
  /** Milliseconds until an answer. */
  readonly timeout?: number;
}

/** What of an answer's body is let in before the connection is closed; none of it is kept. */
const MAX_ANSWER_BYTES = 65_536;

/** What sends webhooks; where private addresses are allowed, to those too. */
export function createWebhookSender(options: PostOptions): WebhookSender {
  return { post: (post) => postWebhook(post, options) };
}

/**
 * Posts to an address that somebody outside has chosen. The network address is checked when it is connected to, so that
 * no name leads into a private network; redirects are not followed. Never throws.
 * Rule: Addresses of webhooks, docs/rules/webhooks.md.
 */
function postWebhook(
  { url, headers, body }: WebhookPost,
  { allowsPrivate, timeout = ANSWER_WITHIN_MS }: PostOptions,
): Promise<WebhookAnswer> {
  if (!isWebhookAddress(url, allowsPrivate) || (!allowsPrivate && isPrivateNumber(hostOf(url))))
    return Promise.resolve(noAnswer("private_address"));
  const signal = AbortSignal.timeout(timeout);
  const request = url.startsWith("https:") ? requestHttps : requestHttp;
  const { promise, resolve } = Promise.withResolvers<WebhookAnswer>();
  const call = request(
    url,
    {
      method: "POST",
      headers: { ...headers, "content-length": Buffer.byteLength(body) },
      agent: false,
      signal,
      ...(allowsPrivate ? {} : { lookup: lookupPublic }),
    },
    (answer) => {
      resolve({ status: answer.statusCode ?? 0, problem: null });
      drain(answer);
    },
  );
  call.on("error", (error) => resolve(noAnswer(signal.aborted ? "timeout" : problemOf(error))));
  call.end(body);
  return promise;
}

/** Reads an answer to its end, so that whoever sends it is not cut off, unless it has none. */
function drain(answer: IncomingMessage): void {
  let bytes = 0;
  answer.on("error", () => {});
  answer.on("data", (chunk: Buffer) => {
    bytes += chunk.byteLength;
    if (bytes > MAX_ANSWER_BYTES) answer.destroy();
  });
}

class PrivateAddress extends Error {}

/** Looks a name up as `dns.lookup` does, and refuses it where any of its addresses is not public. */
function lookupPublic(
  host: string,
  options: LookupOptions,
  done: (error: Error | null, address: string | LookupAddress[], family?: number) => void,
): void {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, []);
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => !isPublicAddress(address)))
      return done(new PrivateAddress(), []);
    return options.all ? done(null, addresses) : done(null, first.address, first.family);
  });
}

function isPrivateNumber(host: string): boolean {
  return isIP(host) !== 0 && !isPublicAddress(host);
}

function noAnswer(problem: NonNullable<WebhookAnswer["problem"]>): WebhookAnswer {
  return { status: null, problem };
}

function problemOf(error: Error): NonNullable<WebhookAnswer["problem"]> {
  if (error instanceof PrivateAddress) return "private_address";
  const code = "code" in error ? String(error.code) : "";
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return "unknown_host";
  return /CERT|TLS|SSL|VERIFY/.test(code) ? "certificate" : "unreachable";
}
