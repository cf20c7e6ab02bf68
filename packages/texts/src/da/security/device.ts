import type { Browser, Device, System } from "#rules/people/security/device.ts";

const browsers: Readonly<Record<Browser, string>> = {
  edge: "Edge",
  opera: "Opera",
  samsung: "Samsung Internet",
  firefox: "Firefox",
  chrome: "Chrome",
  safari: "Safari",
};

const systems: Readonly<Record<System, string>> = {
  iphone: "iPhone",
  ipad: "iPad",
  android: "Android",
  windows: "Windows",
  mac: "Mac",
  chromeos: "Chromebook",
  linux: "Linux",
};

/** 'Chrome på Windows', as the list of sessions names a device. */
export function deviceName({ browser, system }: Device): string {
  if (browser && system) return `${browsers[browser]} på ${systems[system]}`;
  if (browser) return browsers[browser];
  return system ? systems[system] : "Ukendt enhed";
}
