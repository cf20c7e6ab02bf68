import { QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { checkoutEndpoints } from "#contract/checkout/checkout.endpoints.ts";
import { STALE_QUERIES_HEADER } from "#contract/wire/endpoint.ts";
import { answers, invalidate, useApiMutation } from "./answers.ts";
import { ApiError } from "./call.ts";

type Stars = ReturnType<typeof useStars>;
/** Every write says that it made what is shown stale. */
const headers = { [STALE_QUERIES_HEADER]: '[["shown"]]' };
const useStars = (scope?: string) => useApiMutation(checkoutEndpoints.corporationRating, { scope });

/** What was sent, as `person:stars`, and how each call is answered. */
let sent: { name: string; answer: (status?: number) => void }[];
const names = () => sent.map(({ name }) => name);

beforeEach(() => {
  sent = [];
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.stubGlobal("fetch", (_path: string, { body }: { body: string }) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { employee_id, rating } = JSON.parse(body);
    sent.push({
      name: `${employee_id}:${rating}`,
      answer: (status = 200) => resolve(Response.json({ message: `stars ${rating}` }, { status, headers })),
    });
    return promise;
  });
});
afterEach(() => {
  answers.clear();
  vi.unstubAllGlobals();
});

/** The stars of a card in that scope. */
function card(scope?: string) {
  let stars: Stars | undefined;
  function Card() {
    stars = useStars(scope);
    return null;
  }
  renderToStaticMarkup(
    <QueryClientProvider client={answers}>
      <Card />
    </QueryClientProvider>,
  );
  const parts = (employee: number, rating: number) => ({
    body: { employee_id: employee, booking_id: 1, rating, comment: "" },
  });
  return {
    give: (employee: number, rating: number) => (stars as Stars).mutateAsync(parts(employee, rating)),
    press: (employee: number, rating: number, told: (what: string) => void) =>
      (stars as Stars).mutate(parts(employee, rating), {
        onError: () => told("error"),
        onSuccess: () => told("success"),
        onSettled: () => told("settled"),
      }),
  };
}

test("a read that did not get through is tried once more, and one that was refused is not", () => {
  const isTriedAgain = answers.getDefaultOptions().queries?.retry as (tries: number, error: Error) => boolean;
  const lost = new ApiError(0, {});
  expect([0, 1, 2].map((tries) => isTriedAgain(tries, lost))).toEqual([true, false, false]);
  expect([401, 404, 409, 503].some((status) => isTriedAgain(0, new ApiError(status, {})))).toBe(false);
  expect(isTriedAgain(0, new TypeError("ours"))).toBe(false);
});

test("two presses of a double click make one call, and both have its answer", async () => {
  const { give } = card();
  const both = Promise.all([give(7, 4), give(7, 4)]);
  await expect.poll(() => names()).toEqual(["7:4"]);
  sent[0]?.answer();
  expect(await both).toEqual([{ message: "stars 4" }, { message: "stars 4" }]);
  expect(names()).toEqual(["7:4"]);
});

test("what was chosen in between is sent, also when it is the first choice again", async () => {
  const { give } = card();
  for (const stars of [4, 0, 4]) void give(7, stars);
  await expect.poll(() => names()).toEqual(["7:4", "7:0", "7:4"]);
});

test("the same can be sent again once there is an answer, or a refusal", async () => {
  const { give } = card();
  for (const [times, status] of [409, 200, 200].entries()) {
    const answered = give(7, 4).catch(() => "refused");
    await expect.poll(() => names()).toHaveLength(times + 1);
    sent[times]?.answer(status);
    expect(await answered).toEqual(status === 409 ? "refused" : { message: "stars 4" });
  }
});

test("a call waits for the one before it in its scope, also from another component, and no other scope waits", async () => {
  const first = card("checkout-1").give(7, 4);
  const second = card("checkout-1").give(8, 5);
  void card("checkout-2").give(9, 3);
  await expect.poll(() => names()).toEqual(["7:4", "9:3"]);
  sent[0]?.answer();
  await first;
  await expect.poll(() => names()).toEqual(["7:4", "9:3", "8:5"]);
  sent[2]?.answer();
  await second;
});

test("a call that is refused holds up nobody in its scope", async () => {
  const { give } = card("checkout-3");
  const refused = give(7, 4);
  const next = give(7, 5);
  await expect.poll(() => names()).toEqual(["7:4"]);
  sent[0]?.answer(409);
  await expect(refused).rejects.toThrow("409");
  await expect.poll(() => names()).toEqual(["7:4", "7:5"]);
  sent[1]?.answer();
  await next;
});

test("who pressed is told of success or failure and then that it is over, with the component long gone", async () => {
  const told: string[] = [];
  const { press } = card();
  press(7, 4, (what) => told.push(what));
  await expect.poll(() => names()).toEqual(["7:4"]);
  sent[0]?.answer(500);
  await expect.poll(() => told).toEqual(["error", "settled"]);
  press(7, 4, (what) => told.push(what));
  await expect.poll(() => names()).toEqual(["7:4", "7:4"]);
  sent[1]?.answer();
  await expect.poll(() => told.slice(2)).toEqual(["success", "settled"]);
});

test.each([
  [200, true],
  [404, true],
  [409, true],
  [422, false],
  [503, false],
])("after an answer of %d the page's own data is asked for again: %s", async (status, isStale) => {
  answers.setQueryData(["shown", 1], "before");
  const answered = card()
    .give(7, 4)
    .catch(() => null);
  await expect.poll(() => names()).toEqual(["7:4"]);
  sent[0]?.answer(status);
  await answered;
  expect(answers.getQueryState(["shown", 1])?.isInvalidated).toBe(isStale);
});

test("what changes while an answer is asked for the first time makes it stale once it is there", async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const asked = answers.fetchQuery({ queryKey: ["shown", 1], queryFn: () => promise });
  await invalidate([["shown"]]);
  resolve("as it was");
  expect(await asked).toBe("as it was");
  await expect.poll(() => answers.getQueryState(["shown", 1])?.isInvalidated).toBe(true);
});
