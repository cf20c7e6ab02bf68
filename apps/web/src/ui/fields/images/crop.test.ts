import { describe, expect, test } from "vitest";
import { keptSquare, largestCrop, moveCrop, zoomCrop } from "./crop.ts";

const landscape = { width: 1200, height: 800 };

describe("cropping a picture", () => {
  test("keeps the largest square in the middle at first", () => {
    expect(keptSquare(landscape, largestCrop(landscape))).toEqual({ x: 200, y: 0, side: 800 });
  });

  test("stops at the edge of the picture", () => {
    const atRightEdge = moveCrop(landscape, largestCrop(landscape), 5, 5);
    expect(keptSquare(landscape, atRightEdge)).toEqual({ x: 400, y: 0, side: 800 });
  });

  test("moves by parts of what is kept, so that a drag follows the finger at any zoom", () => {
    const close = zoomCrop(landscape, largestCrop(landscape), 2);
    expect(keptSquare(landscape, moveCrop(landscape, close, 0.25, 0))).toEqual({ x: 500, y: 200, side: 400 });
    expect(keptSquare(landscape, moveCrop(landscape, close, 0, 0.25))).toEqual({ x: 400, y: 300, side: 400 });
  });

  test("pushes the square back inside when zooming out at an edge", () => {
    const close = moveCrop(landscape, zoomCrop(landscape, largestCrop(landscape), 2), 5, 5);
    expect(keptSquare(landscape, zoomCrop(landscape, close, 1))).toEqual({ x: 400, y: 0, side: 800 });
  });

  test("zooms between one and three times", () => {
    expect(zoomCrop(landscape, largestCrop(landscape), 9).zoom).toBe(3);
    expect(zoomCrop(landscape, largestCrop(landscape), 0).zoom).toBe(1);
  });
});
