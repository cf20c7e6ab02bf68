import { QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { NEXT_AFTER_HEADER } from "#contract/wire/endpoint.ts";
import { answers } from "./answers.ts";
import { usePages } from "./pages.ts";

afterEach(() => {
  answers.clear();
  vi.unstubAllGlobals();
});

/** The list as it is drawn now, with its next page asked for by `more`. */
function drawn() {
  let list: ReturnType<typeof useHistory> | undefined;
  const useHistory = () => usePages(jobEndpoints.history, {}, { size: 2, rowsOf: (shifts) => shifts });
  function List() {
    list = useHistory();
    return null;
  }
  renderToStaticMarkup(
    <QueryClientProvider client={answers}>
      <List />
    </QueryClientProvider>,
  );
  if (!list) throw new Error("not drawn");
  return list;
}

test("a page begins behind the last row of the one before, and a row that went further down stands there once", async () => {
  const asked: string[] = [];
  const pages = [
    { ids: [9, 8], next: "5000,8" },
    { ids: [7, 9], next: "3000,9" },
    { ids: [6], next: null },
  ];
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path.slice(path.indexOf("?")));
    const { ids, next } = pages[asked.length - 1] ?? { ids: [], next: null };
    const headers: HeadersInit = next === null ? {} : { [NEXT_AFTER_HEADER]: next };
    return Response.json(
      ids.map((id) => ({ id })),
      { headers },
    );
  });
  await drawn().refetch();
  while (drawn().hasNextPage) await drawn().fetchNextPage();

  expect(asked).toEqual(["?limit=2", "?limit=2&after=5000%2C8", "?limit=2&after=3000%2C9"]);
  expect(drawn().rows?.map(({ id }) => id)).toEqual([8, 7, 9, 6]);
});
