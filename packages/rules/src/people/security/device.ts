/** A program that somebody signs in with, as far as it names itself; null where it is none that we know. */
export interface Device {
  readonly browser: Browser | null;
  readonly system: System | null;
}

export type Browser = "edge" | "opera" | "samsung" | "firefox" | "chrome" | "safari";
export type System = "iphone" | "ipad" | "android" | "windows" | "mac" | "chromeos" | "linux";

/** The first that fits counts: most browsers also claim to be those behind them. */
const browsers: readonly [Browser, RegExp][] = [
  ["edge", /\bEdg(e|A|iOS)?\//],
  ["opera", /\b(OPR|OPT|Opera)\//],
  ["samsung", /\bSamsungBrowser\//],
  ["firefox", /\b(Firefox|FxiOS)\//],
  ["chrome", /\b(Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ["safari", /\bSafari\//],
];

const systems: readonly [System, RegExp][] = [
  ["iphone", /\biPhone\b/],
  ["ipad", /\biPad\b/],
  ["android", /\bAndroid\b/],
  ["windows", /\bWindows\b/],
  ["mac", /\bMacintosh\b/],
  ["chromeos", /\bCrOS\b/],
  ["linux", /\bLinux\b/],
];

/** Browser and system of a user agent. Rule: Device of a session, docs/rules/people.md. */
export function deviceOf(userAgent: string): Device {
  const first = <Name>(list: readonly [Name, RegExp][]) =>
    list.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null;
  return { browser: first(browsers), system: first(systems) };
}

/**
 * The part of an address that is kept and shown: the network, never the single connection. Empty for what is no
 * address. Rule: Place of a session, docs/rules/people.md.
 */
export function networkOf(address: string): string {
  const v4 = /(?:^|:)(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(address)?.[1];
  if (v4) return `${v4}.x`;
  if (!/^[0-9a-f:]+(%\w+)?$/i.test(address) || !address.includes(":")) return "";
  // Up to the first gap: what stands behind `::` is the connection.
  const [head = ""] = address.toLowerCase().split("::");
  const groups = head.split(":").filter(Boolean).slice(0, 3);
  return `${groups.join(":")}::`;
}
