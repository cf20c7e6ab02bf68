import { beforeEach, expect, test, vi } from "vitest";
import { inertLater } from "./inert-later.ts";

let page: HTMLElement;
let idle: (() => void)[];

const stateOf = (name: string) => page.getAttribute(name);
const doWhatWaits = () => {
  for (const act of idle.splice(0)) act();
};

beforeEach(() => {
  vi.useFakeTimers();
  idle = [];
  vi.stubGlobal("requestIdleCallback", (act: () => void) => idle.push(act));
  const attributes = new Map<string, string>();
  page = {
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

test("a page under a dialog is hidden at once, and inert once that has shown and nothing else is to be done", () => {
  page.inert = true;
  expect(page.inert).toBe(true);
  expect([stateOf("aria-hidden"), stateOf("inert")]).toEqual(["true", null]);
  vi.runAllTimers();
  expect([stateOf("aria-hidden"), stateOf("inert")]).toEqual(["true", null]);
  doWhatWaits();
  expect([stateOf("aria-hidden"), stateOf("inert")]).toEqual([null, ""]);
});

test("it is neither as soon as the dialog closes, whenever that is", () => {
  page.inert = true;
  vi.runAllTimers();
  page.inert = false;
  doWhatWaits();
  expect(page.inert).toBe(false);
  expect([stateOf("aria-hidden"), stateOf("inert")]).toEqual([null, null]);

  page.inert = true;
  vi.runAllTimers();
  doWhatWaits();
  page.inert = false;
  expect([stateOf("aria-hidden"), stateOf("inert")]).toEqual([null, null]);
});
