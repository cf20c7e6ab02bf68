import { expect, test } from "vitest";
import { toast, toastQueue } from "./toast.ts";

test("words that are still in sight are not said twice", () => {
  toast.error("Noget gik galt");
  toast.error("Kunne ikke hente vagterne");
  toast.error("Noget gik galt");
  const words = toastQueue.visibleToasts.map(({ content }) => content.text);
  expect(words.toSorted()).toEqual(["Kunne ikke hente vagterne", "Noget gik galt"]);
});

test("what can still be undone stays beside the same words of something else, and is not said again without", () => {
  const until = performance.now() + 10_000;
  toast.success("Bookingen er lukket!");
  toast.undoable("Bookingen er lukket!", "Hotel Nordlys", { label: "Fortryd", onAction: () => {}, until });
  toast.undoable("Bookingen er lukket!", "Havnebryggeriet", { label: "Fortryd", onAction: () => {}, until });
  toast.success("Bookingen er lukket!");
  const closed = toastQueue.visibleToasts.filter(({ content }) => content.text === "Bookingen er lukket!");
  expect(closed.map(({ content }) => content.detail).toSorted()).toEqual([
    "Havnebryggeriet",
    "Hotel Nordlys",
  ]);
});

test("words that are no longer true go, and others stay", () => {
  toast.error("Kunne ikke hente vagterne");
  toast.error("Kunne ikke gemme");
  toast.withdraw("Kunne ikke hente vagterne");
  const words = toastQueue.visibleToasts.map(({ content }) => content.text);
  expect(words).not.toContain("Kunne ikke hente vagterne");
  expect(words).toContain("Kunne ikke gemme");
});
