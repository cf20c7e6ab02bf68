import { createMemoryHistory } from "@tanstack/react-router";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createOpenOverlays } from "./close-by-back.ts";
import { createEntryOverPage, type EntryOverPage } from "./entry-over-page.ts";

/** A page that has one of ours before it: nothing is laid over it. */
const noEntry: EntryOverPage = { lay: () => {}, take: () => {} };

/** What a history is asked before each move while something is open; null while it is asked nothing. */
function historyWithOverlays() {
  const overlays = createOpenOverlays(noEntry);
  let blocked: ((move: { action: string }) => boolean) | null = null;
  const end = overlays.closeByBackOf({
    canGoBack: () => true,
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
  const overlays = createOpenOverlays(noEntry);
  const end = overlays.closeByBackOf(createMemoryHistory({ initialEntries: ["/", "/security"] }));
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

describe("on a page with nothing of ours before it", () => {
  /** A browser that came to the page from elsewhere; `pages` is what its Back leads through, the last one is open. */
  function openedFromElsewhere() {
    const pages: unknown[] = ["elsewhere", { key: "page" }];
    const view = new EventTarget();
    const History = { prototype: { pushState: (state: unknown) => void pages.push(state) } };
    const press = () => {
      pages.pop();
      view.dispatchEvent(new Event("popstate"));
    };
    const history = { back: press };
    Object.defineProperty(history, "state", { get: () => pages.at(-1) });
    Object.assign(view, { history, History });
    const entry = createEntryOverPage(() => view as unknown as Window & typeof globalThis);
    return { pages, press, history, view, overlays: createOpenOverlays(entry) };
  }

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("Back closes the dialogs one by one and leaves the page only then", () => {
    const { pages, press, overlays } = openedFromElsewhere();
    const closed: string[] = [];
    for (const name of ["under", "over"]) {
      const takeAway = overlays.open(() => {
        closed.push(name);
        takeAway();
      });
    }
    press();
    vi.runAllTimers();
    expect(closed).toEqual(["over"]);
    press();
    vi.runAllTimers();
    expect(closed).toEqual(["over", "under"]);
    expect(pages).toEqual(["elsewhere", { key: "page" }]);
  });

  test("a dialog that waits for its answer stays after any number of Backs", () => {
    const { pages, press, overlays } = openedFromElsewhere();
    overlays.open(() => {});
    for (const _ of [1, 2, 3]) {
      press();
      vi.runAllTimers();
    }
    expect(pages).toHaveLength(3);
  });

  test("a dialog that is closed in another way leaves nothing that Back would have to take away", () => {
    const { pages, overlays } = openedFromElsewhere();
    overlays.open(() => {})();
    vi.runAllTimers();
    expect(pages).toEqual(["elsewhere", { key: "page" }]);
  });

  test("a dialog that is opened while the browser still goes back for the last one stays, and Back closes it", () => {
    const { pages, press, history, overlays } = openedFromElsewhere();
    let arrive = () => {};
    history.back = () => {
      arrive = press;
    };
    overlays.open(() => {})();
    vi.runAllTimers();
    const onBack = vi.fn();
    const takeAway = overlays.open(() => {
      onBack();
      takeAway();
    });
    arrive();
    expect(onBack).not.toHaveBeenCalled();
    expect(pages).toHaveLength(3);
    press();
    vi.runAllTimers();
    expect(onBack).toHaveBeenCalledOnce();
    expect(pages).toEqual(["elsewhere", { key: "page" }]);
  });

  test("a page that a dialog leads to stays open", () => {
    const { pages, overlays } = openedFromElsewhere();
    overlays.open(() => {})();
    pages.push({ key: "next page" });
    vi.runAllTimers();
    expect(pages.at(-1)).toEqual({ key: "next page" });
  });

  test("a page that is being fetched as the dialog closes is not held up", () => {
    const { pages, view, overlays } = openedFromElsewhere();
    overlays.open(() => {})();
    view.dispatchEvent(new Event("beforeunload"));
    vi.runAllTimers();
    expect(pages).toHaveLength(3);
  });
});
