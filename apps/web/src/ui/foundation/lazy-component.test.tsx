import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { lazyComponent } from "./lazy-component.tsx";

const Calendar = ({ day }: { day: string }) => <b>{day}</b>;

const drawn = (Part: ReturnType<typeof lazyComponent<{ day: string }>>) =>
  renderToString(<Part day="24" waiting="…" onFail={() => {}} />);

test("the code is fetched once, however many ask for it", async () => {
  let fetches = 0;
  const Part = lazyComponent(async () => {
    fetches += 1;
    return Calendar;
  });
  await Promise.all([Part.preload(), Part.preload()]);
  await Part.preload();
  expect(fetches).toBe(1);
});

test("something else stands there until the code is fetched; what was preloaded is drawn at once", async () => {
  const Part = lazyComponent(async () => Calendar);
  expect(drawn(Part)).toContain("…");
  await Part.preload();
  expect(drawn(Part)).toContain("<b>24</b>");
});

test("a failed fetch is no failure of who preloads, and is tried again", async () => {
  let isOnline = false;
  const Part = lazyComponent(async () => {
    if (!isOnline) throw new Error("no network");
    return Calendar;
  });
  await Part.preload();
  expect(drawn(Part)).toContain("…");
  await Part.preload();
  isOnline = true;
  await Part.preload();
  expect(drawn(Part)).toContain("<b>24</b>");
});
