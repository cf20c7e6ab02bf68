import { InfiniteQueryObserver, QueryClient } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { commonTexts } from "#texts/da/common/common.ts";
import { type AppState, AppStateContext } from "#web/api/session/use-session.ts";
import { ListEnd, onwardsOf } from "./list-end.tsx";

/** A list of one number a page, and how each of its calls, by the number that it asks for, is answered. */
function pagedList() {
  const asked: { page: number; answer: () => void; fail: () => void }[] = [];
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const list = new InfiniteQueryObserver(client, {
    queryKey: ["numbers"],
    queryFn: ({ pageParam }) => {
      const { promise, resolve, reject } = Promise.withResolvers<number>();
      asked.push({
        page: pageParam,
        answer: () => resolve(pageParam),
        fail: () => reject(new Error("away")),
      });
      return promise;
    },
    initialPageParam: 1,
    getNextPageParam: (last) => last + 1,
  });
  list.subscribe(() => {});
  return {
    onwards: () => onwardsOf(list.getCurrentResult()),
    numbers: () => list.getCurrentResult().data?.pages,
    refresh: () => void client.invalidateQueries(),
    pages: () => asked.map(({ page }) => page),
    last: async () => {
      await expect.poll(() => asked.length).toBeGreaterThan(0);
      return asked.at(-1) as (typeof asked)[number];
    },
  };
}

async function firstPage() {
  const list = pagedList();
  (await list.last()).answer();
  await expect.poll(list.numbers).toEqual([1]);
  return list;
}

test("a list that is being refreshed asks for its next page afterwards", async () => {
  const list = await firstPage();
  list.refresh();
  expect(list.onwards().isPending).toBe(true);
  (await list.last()).answer();
  await expect.poll(() => list.onwards().isPending).toBe(false);
  list.onwards().onMore();
  expect(list.pages()).toEqual([1, 1, 2]);
});

test("a page that failed is asked for again", async () => {
  const list = await firstPage();
  list.onwards().onMore();
  (await list.last()).fail();
  await expect.poll(() => list.onwards().hasFailed).toBe(true);
  list.onwards().onMore();
  expect(list.pages()).toEqual([1, 2, 2]);
  (await list.last()).answer();
  await expect.poll(list.numbers).toEqual([1, 2]);
  expect(list.onwards().hasFailed).toBe(false);
});

test("a refresh that failed is asked for again, not the page after it", async () => {
  const list = await firstPage();
  list.refresh();
  (await list.last()).fail();
  await expect.poll(() => list.onwards().hasFailed).toBe(true);
  list.onwards().onMore();
  expect(list.pages()).toEqual([1, 1, 1]);
});

test("the end of a list that failed says so, with a way to ask again", () => {
  const endOf = (hasFailed: boolean) =>
    renderToStaticMarkup(
      <AppStateContext
        value={
          { config: { brand: { supportPhone: "70707070" } }, session: { kind: "corporation" } } as AppState
        }
      >
        <ListEnd onMore={() => {}} isPending={false} hasFailed={hasFailed}>
          {commonTexts.more}
        </ListEnd>
      </AppStateContext>,
    );
  expect(endOf(false)).toContain(commonTexts.more);
  expect(endOf(true)).toContain('role="alert"');
  expect(endOf(true)).not.toContain(commonTexts.more);
});
