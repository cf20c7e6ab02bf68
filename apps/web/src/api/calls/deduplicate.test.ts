import { expect, test } from "vitest";
import { createDeduplicator } from "./deduplicate.ts";

/** A joiner whose calls answer when they are told to. */
function calls() {
  const join = createDeduplicator<string>();
  const sent: { key: string; end: PromiseWithResolvers<string> }[] = [];
  const press = (key: string) =>
    join(key, () => {
      const end = Promise.withResolvers<string>();
      sent.push({ key, end });
      return end.promise;
    });
  return { press, sent, keys: () => sent.map(({ key }) => key) };
}

test("two presses at once make one call, and both have its answer", async () => {
  const { press, sent, keys } = calls();
  const answers = Promise.all([press("book"), press("book")]);
  sent[0]?.end.resolve("booked");
  expect(await answers).toEqual(["booked", "booked"]);
  expect(keys()).toEqual(["book"]);
});

test("what was chosen in between is sent, also when it is the first choice again", () => {
  const { press, keys } = calls();
  for (const stars of ["4", "0", "4"]) void press(stars);
  expect(keys()).toEqual(["4", "0", "4"]);
});

test("the same can be sent again once there is an answer, or a refusal", async () => {
  const { press, sent, keys } = calls();
  const first = press("book");
  sent[0]?.end.reject(new Error("refused"));
  await expect(first).rejects.toThrow("refused");
  const second = press("book");
  sent[1]?.end.resolve("booked");
  expect(await second).toBe("booked");
  void press("book");
  expect(keys()).toEqual(["book", "book", "book"]);
});
