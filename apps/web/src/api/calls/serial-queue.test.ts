import { expect, test } from "vitest";
import { serialQueue } from "./serial-queue.ts";

/** A call that answers when it is told to, and says in `sent` that it has gone. */
function callNamed(name: string, sent: string[]) {
  const end = Promise.withResolvers<string>();
  return {
    ...end,
    send: () => {
      sent.push(name);
      return end.promise;
    },
  };
}

test("a call waits for the one before it in its line, and no other line waits", async () => {
  const sent: string[] = [];
  const stamp = callNamed("stamp", sent);
  const rating = callNamed("rating", sent);
  const other = callNamed("other", sent);
  const stamped = serialQueue("checkout-1", stamp.send);
  const rated = serialQueue("checkout-1", rating.send);
  void serialQueue("checkout-2", other.send);
  expect(sent).toEqual(["stamp", "other"]);
  stamp.resolve("stamped");
  expect(await stamped).toBe("stamped");
  rating.resolve("rated");
  expect(await rated).toBe("rated");
  expect(sent).toEqual(["stamp", "other", "rating"]);
});

test("a call that is refused holds nobody up", async () => {
  const sent: string[] = [];
  const stamp = callNamed("stamp", sent);
  const rating = callNamed("rating", sent);
  const stamped = serialQueue("checkout-3", stamp.send);
  const rated = serialQueue("checkout-3", rating.send);
  stamp.reject(new Error("refused"));
  await expect(stamped).rejects.toThrow("refused");
  rating.resolve("rated");
  expect(await rated).toBe("rated");
});
