/**
 * Whether an address may be a webhook's: https on port 443 or one above 1024, without a user, and no name or number of a
 * private network. Where private addresses are allowed, which is for tests, http and every host and port are taken too.
 * Rule: Addresses of webhooks, docs/rules/webhooks.md.
 */
export function isWebhookAddress(address: string, allowsPrivate: boolean): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password, port } = new URL(address);
  if (username !== "" || password !== "") return false;
  if (allowsPrivate) return protocol === "http:" || protocol === "https:";
  if (protocol !== "https:" || (port !== "" && Number(port) <= 1024)) return false;
  const host = hostOf(address);
  const isNumber = /^[\d.]+$/.test(host) || host.includes(":");
  return isNumber
    ? isPublicAddress(host)
    : host.includes(".") && !/\.(localhost|local|internal)\.?$/.test(host);
}

/** The host of a web address, that of IPv6 without its brackets. */
export function hostOf(address: string): string {
  return new URL(address).hostname.replace(/^\[|\]$/g, "");
}

/** Whether a network address, IPv4 or IPv6, is on the public internet; all others are refused. Rule: Addresses of webhooks, docs/rules/webhooks.md. */
export function isPublicAddress(address: string): boolean {
  return address.includes(":") ? isPublicV6(address) : isPublicV4(address);
}

/** Networks that are nobody's on the internet, each with how many of its bits count. */
const closed: readonly (readonly [string, number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
];

function isPublicV4(address: string): boolean {
  const number = numberOf(address);
  if (number === null) return false;
  return closed.every(([network, bits]) => {
    const size = 2 ** (32 - bits);
    return Math.floor(number / size) !== Math.floor((numberOf(network) ?? 0) / size);
  });
}

function numberOf(address: string): number | null {
  const parts = address.split(".");
  if (parts.length !== 4 || !parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) < 256)) return null;
  return parts.reduce((sum, part) => sum * 256 + Number(part), 0);
}

/** Only what is handed out (2000::/3), and of that nothing that carries an IPv4 address or is for examples. */
function isPublicV6(address: string): boolean {
  const plain = address.replace(/%.*$/, "");
  if (!URL.canParse(`http://[${plain}]`)) return false;
  const groups = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const [first = "", second = ""] = groups.split(":");
  const [high, low] = [Number.parseInt(first || "0", 16), Number.parseInt(second || "0", 16)];
  if (high < 0x2000 || high > 0x3fff) return false;
  // 2001:0::/23 (Teredo and the like), 2001:db8::/32, 2002::/16 (6to4), 3fff::/20.
  if (high === 0x2001 && (low < 0x0200 || low === 0x0db8)) return false;
  return high !== 0x2002 && !(high === 0x3fff && low < 0x1000);
}
