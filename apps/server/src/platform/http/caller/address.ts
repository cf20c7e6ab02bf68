import { isIP } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { DomainError } from "#server/platform/errors.ts";

/** Words for whole ranges, as `TRUST_PROXY` takes them besides addresses. */
const RANGES: readonly string[] = ["loopback", "linklocal", "uniquelocal"];

/**
 * The proxies that a setting names, by commas: addresses, ranges (`10.0.0.0/8`) and words for ranges. `none` is
 * nobody. Null when a name is none of these.
 */
export function readProxies(setting: string): readonly string[] | null {
  const names = setting.split(",").map((name) => name.trim());
  if (names.length === 1 && names[0] === "none") return [];
  return names.every(isProxy) ? names : null;
}

function isProxy(name: string): boolean {
  if (RANGES.includes(name) || isIP(name) !== 0) return true;
  const [, address = "", bits = ""] = /^(.+)\/(\d{1,3})$/.exec(name) ?? [];
  const most = isIP(address) === 4 ? 32 : 128;
  return isIP(address) !== 0 && Number(bits) >= 1 && Number(bits) <= most;
}

/** Whether a host name or address is this machine's own. */
export function isThisMachine(host: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?|\[?::ffff:127(\.\d{1,3}){3}\]?)$/i.test(host);
}

/**
 * What an address counts as in limits and logs: an IPv4 address as itself, an IPv6 address as its /64, which is what
 * one household or server is given. Text that is no address stays as it is.
 */
export function countedAddress(address: string): string {
  const plain = address.replace(/%.*$/, "");
  if (isIP(plain) !== 6) return plain;
  const groups = groupsOf(plain);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [groups[6], groups[7]].flatMap((two = 0) => [two >> 8, two & 255]).join(".");
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":")}::/64`;
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  // The address of a URL is written in one way only, without dots.
  const [head = "", tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const [first, last] = [head, tail ?? ""].map((part) => part.split(":").filter((group) => group !== ""));
  const known = [...(first ?? []), ...(last ?? [])].length;
  const gap = tail === undefined ? 0 : 8 - known;
  return [...(first ?? []), ...Array<string>(gap).fill("0"), ...(last ?? [])].map((group) =>
    Number.parseInt(group, 16),
  );
}

/**
 * Outside production anybody signs in as anybody, so that only this machine is answered: the caller's address is
 * its own, and so is the name that was asked for, since a foreign page may have its name point here.
 */
export function answerOnlyThisMachine(
  app: FastifyInstance,
  { localOnly, publicUrl }: { readonly localOnly: boolean; readonly publicUrl: string },
): void {
  if (!localOnly) return;
  const ownName = new URL(publicUrl).hostname;
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
