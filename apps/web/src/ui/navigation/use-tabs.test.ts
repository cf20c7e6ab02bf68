import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { neighbour, useTabs } from "./use-tabs.ts";

const open = ["one", "two", "three"];

test.each([
  ["ArrowRight", "one", "two"],
  ["ArrowRight", "three", "one"],
  ["ArrowLeft", "two", "one"],
  ["ArrowLeft", "one", "three"],
  ["Home", "three", "one"],
  ["End", "one", "three"],
  ["a", "one", undefined],
])("%s leads from the tab %s to %s", (key, selected, next) => {
  expect(neighbour(key, open, selected)).toBe(next);
});

test("only the chosen tab is reached by the Tab key, and it names its panel", () => {
  const tabs = open.map((id) => ({ id }));
  function Row() {
    const { tab } = useTabs({ tabs, selected: "two", onSelect: () => {} });
    return tabs.map((one) => createElement("button", { ...tab(one), key: one.id, type: "button" }));
  }
  const buttons = [...renderToStaticMarkup(createElement(Row)).matchAll(/<button[^>]*>/g)].map(
    ([text]) => text,
  );
  expect(buttons.map((text) => /tabindex="(-?\d)"/.exec(text)?.[1])).toEqual(["-1", "0", "-1"]);
  expect(buttons.map((text) => text.includes("aria-controls"))).toEqual([false, true, false]);
});
