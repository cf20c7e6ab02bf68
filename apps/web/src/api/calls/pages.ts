import { useInfiniteQuery } from "@tanstack/react-query";
import type { AnswerOf, QueryInput } from "#contract/wire/endpoint.ts";
import { keyOf } from "./answers.ts";
import { type CallParts, callForPage } from "./call.ts";

interface Paging<Answer, Row> {
  /** Rows of a page. */
  readonly size: number;
  readonly rowsOf: (answer: Answer) => readonly Row[];
  readonly enabled?: boolean;
  /** What was found before stays until something else is found. */
  readonly staysFilled?: boolean;
}

/**
 * A list that is fetched as far as somebody scrolls. A page begins behind the last row of the one before, so that whoever
 * joins or leaves meanwhile neither repeats nor hides a row; one that has itself gone further down stands there alone.
 */
export function usePages<E, Row extends { readonly id: number }>(
  row: E,
  { params, query }: Pick<CallParts<E>, "params" | "query">,
  { size, rowsOf, enabled, staysFilled = false }: Paging<AnswerOf<E>, Row>,
) {
  const list = useInfiniteQuery({
    queryKey: [...keyOf(row, { params, query }), "pages"],
    queryFn: ({ pageParam: after, signal }) =>
      callForPage(row, {
        params,
        query: { ...(query as object), limit: String(size), after } as QueryInput<E>,
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    enabled,
    placeholderData: staysFilled ? (before) => before : undefined,
  });
  const pages = list.data?.pages;
  const rows = pages?.flatMap(({ answer }) => [...rowsOf(answer)]);
  return {
    ...list,
    // The rows of the search before ask for no more of it.
    hasNextPage: list.hasNextPage && !list.isPlaceholderData,
    first: pages?.[0]?.answer,
    /** How long the whole list is, where the server counts it. */
    total: pages?.at(-1)?.total ?? 0,
    rows: rows && onceEach(rows),
  };
}

/** Each row once: where it stands further down, it was read last. */
function onceEach<Row extends { readonly id: number }>(rows: readonly Row[]): Row[] {
  const lastAt = new Map(rows.map(({ id }, at) => [id, at]));
  return rows.filter(({ id }, at) => lastAt.get(id) === at);
}
