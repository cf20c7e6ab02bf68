import { expect, test } from "vitest";
import { undoChanges } from "./undo-toasts.tsx";

test("an act is offered once, and no longer once it is undone in another tab", () => {
  const offered = new Map<number, unknown>();
  const [first, second] = [{ id: 1 }, { id: 2 }];
  expect(undoChanges(offered, [first])).toEqual({ appeared: [first], gone: [] });
  offered.set(1, null);
  expect(undoChanges(offered, [first, second])).toEqual({ appeared: [second], gone: [] });
  offered.set(2, null);
  expect(undoChanges(offered, [second])).toEqual({ appeared: [], gone: [1] });
});

test("while nothing is known, nothing is offered and nothing is taken away", () => {
  expect(undoChanges(new Map([[1, null]]), undefined)).toEqual({ appeared: [], gone: [] });
});
