import { expect, test } from "vitest";
import { releaseCosts } from "./release-costs.ts";

test("people who cost the same hours stand together, the dearest first, and the free ones nowhere", () => {
  const selected = [
    { cancellation: { hours: 2, amount: 502 } },
    { cancellation: { hours: 3, amount: 753 } },
    { cancellation: { hours: 2, amount: 502 } },
    { cancellation: { hours: 0, amount: 0 } },
    { cancellation: null },
  ];
  expect(releaseCosts(selected)).toEqual([
    { people: 1, hours: 3, amount: 75_300 },
    { people: 2, hours: 2, amount: 100_400 },
  ]);
});
