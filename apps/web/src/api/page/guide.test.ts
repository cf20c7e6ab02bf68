import { expect, test } from "vitest";
import { tabStorage } from "#tests/support/fixtures/tab-storage.ts";
import { createGuide } from "./guide.ts";

function guideOn(storage: Pick<Storage, "getItem" | "setItem">, since: number | null = 1) {
  const guide = createGuide(() => storage);
  guide.start(since);
  return guide;
}

test("what was done or closed is remembered by the device, in this try-out", () => {
  const storage = tabStorage();
  const guide = guideOn(storage);
  guide.note("apply");
  guide.note("apply");
  guide.close("employee");
  expect(guideOn(storage).state()).toEqual({ since: 1, done: ["apply"], closed: ["employee"] });
});

test("another try-out begins anew, also after something that cannot be read", () => {
  const storage = tabStorage();
  guideOn(storage).note("apply");
  expect(guideOn(storage, 2).state()).toEqual({ since: 2, done: [], closed: [] });
  for (const broken of ["{", "null", "7", '{"since":3}']) {
    storage.setItem("vagtklar-guide", broken);
    expect(guideOn(storage, 3).state(), broken).toEqual({ since: 3, done: [], closed: [] });
  }
});

test("a card that was closed comes back with what was done", () => {
  const guide = guideOn(tabStorage());
  guide.note("approve");
  guide.close("admin");
  guide.close("company");
  guide.reopen("admin");
  expect(guide.state()).toMatchObject({ done: ["approve"], closed: ["company"] });
});

test("outside a try-out nothing is kept", () => {
  const storage = tabStorage();
  const guide = guideOn(storage, null);
  guide.note("apply");
  expect(guide.state()).toBeNull();
  expect(storage.getItem("vagtklar-guide")).toBeNull();
});

test("a device that keeps nothing remembers while the page is open, and whoever watches is told", () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error("full");
    },
  };
  const guide = guideOn(full);
  let told = 0;
  guide.watch(() => told++);
  guide.note("invoice");
  expect(guide.state()?.done).toEqual(["invoice"]);
  expect(told).toBe(1);
});
