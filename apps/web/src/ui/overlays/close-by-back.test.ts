import { createMemoryHistory } from "@tanstack/react-router";
import { expect, test } from "vitest";
import { createOpenOverlays } from "./close-by-back.ts";

/** What a history is asked before each move while something is open; null while it is asked nothing. */
function historyWithOverlays() {
  const overlays = createOpenOverlays();
  let blocked: ((move: { action: string }) => boolean) | null = null;
  const end = overlays.closeByBackOf({
    block({ blockerFn }) {
      blocked = blockerFn;
      return () => {
        blocked = null;
      };
    },
  });
  return { overlays, end, move: (action: string) => blocked?.({ action }) ?? false };
}

test("Back closes the topmost dialog, one at a time, and then leaves the page", () => {
  const { overlays, move } = historyWithOverlays();
  const closed: string[] = [];
  const open = (name: string) => {
    const takeAway = overlays.open(() => {
      closed.push(name);
      takeAway();
    });
  };
  open("under");
  open("over");
  expect(move("BACK")).toBe(true);
  expect(closed).toEqual(["over"]);
  expect(move("BACK")).toBe(true);
  expect(closed).toEqual(["over", "under"]);
  expect(move("BACK")).toBe(false);
});

test("a dialog that waits for its answer stays, and so does the page", () => {
  const { overlays, move } = historyWithOverlays();
  overlays.open(() => {});
  expect(move("BACK")).toBe(true);
  expect(move("BACK")).toBe(true);
});

test("other moves are let through, and all of them once the router is gone", () => {
  const { overlays, end, move } = historyWithOverlays();
  overlays.open(() => {});
  expect(move("PUSH")).toBe(false);
  expect(move("FORWARD")).toBe(false);
  end();
  expect(move("BACK")).toBe(false);
});

test("the router's own history takes it", () => {
  const overlays = createOpenOverlays();
  const end = overlays.closeByBackOf(createMemoryHistory());
  overlays.open(() => {})();
  end();
});

test("whoever listens hears of each dialog that comes and goes", () => {
  const { overlays } = historyWithOverlays();
  const heard: boolean[] = [];
  const end = overlays.subscribe(() => heard.push(overlays.isAnyOpen()));
  const takeAway = overlays.open(() => {});
  takeAway();
  end();
  overlays.open(() => {});
  expect(heard).toEqual([true, false]);
});
