import { expect, test } from "vitest";
import { reducedSize } from "./open-picture.ts";

test.each([
  ["a telephone's 48 megapixels", { width: 8064, height: 6048 }, { width: 4096, height: 3072 }],
  ["the same upright", { width: 6048, height: 8064 }, { width: 3072, height: 4096 }],
  ["one that is small enough", { width: 4096, height: 10 }, { width: 4096, height: 10 }],
  ["a line", { width: 16_000, height: 1 }, { width: 4096, height: 1 }],
])("%s has at most 4,096 pixels on its longer side, in its own proportions", (_, given, reduced) => {
  expect(reducedSize(given)).toEqual(reduced);
});
