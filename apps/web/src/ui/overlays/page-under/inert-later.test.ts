import { beforeEach, expect, test, vi } from "vitest";
import { inertLater } from "./inert-later.ts";

let page: HTMLElement;
let idle: (() => void)[];
let hasGlass: boolean;
const opener = { blur: vi.fn() };

const stateOf = (name: string) => page.getAttribute(name);
const doWhatWaits = () => {
  for (const act of idle.splice(0)) act();
};

beforeEach(() => {
  vi.useFakeTimers();
  idle = [];
  vi.stubGlobal("requestIdleCallback", (act: () => void) => idle.push(act));
  const attributes = new Map<string, string>();
  hasGlass = false;
  const glass = { style: {}, remove: () => (hasGlass = false) };
  page = {
    ownerDocument: { createElement: () => glass, activeElement: opener },
    contains: (part: unknown) => part === opener,
    append: () => (hasGlass = true),
    setAttribute: (name: string, value: string) => attributes.set(name, value),
    removeAttribute: (name: string) => attributes.delete(name),
    getAttribute: (name: string) => attributes.get(name) ?? null,
  } as unknown as HTMLElement;
  inertLater(page);
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test("a page under a dialog is hidden and takes no presses at once, and is inert once that has shown and nothing else is to be done", () => {
  page.inert = true;
  expect(page.inert).toBe(true);
  expect(opener.blur).toHaveBeenCalledOnce();
  expect([stateOf("aria-hidden"), stateOf("inert"), hasGlass]).toEqual(["true", null, true]);
  vi.runAllTimers();
  expect([stateOf("aria-hidden"), stateOf("inert"), hasGlass]).toEqual(["true", null, true]);
  doWhatWaits();
  expect([stateOf("aria-hidden"), stateOf("inert"), hasGlass]).toEqual([null, "", false]);
});

test("it is neither as soon as the dialog closes, whenever that is", () => {
  page.inert = true;
  vi.runAllTimers();
  page.inert = false;
  doWhatWaits();
  expect(page.inert).toBe(false);
  expect([stateOf("aria-hidden"), stateOf("inert"), hasGlass]).toEqual([null, null, false]);

  page.inert = true;
  vi.runAllTimers();
  doWhatWaits();
  page.inert = false;
  expect([stateOf("aria-hidden"), stateOf("inert")]).toEqual([null, null]);
});
