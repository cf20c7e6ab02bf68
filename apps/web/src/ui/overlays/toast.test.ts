import { expect, test } from "vitest";
import { toast, toastQueue } from "./toast.ts";

test("words that are still in sight are not said twice", () => {
  toast.error("Noget gik galt");
  toast.error("Kunne ikke hente vagterne");
  toast.error("Noget gik galt");
  const words = toastQueue.visibleToasts.map(({ content }) => content.text);
  expect(words.toSorted()).toEqual(["Kunne ikke hente vagterne", "Noget gik galt"]);
});
