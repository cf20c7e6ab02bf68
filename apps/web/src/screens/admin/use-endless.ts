import { useInfiniteQuery } from "@tanstack/react-query";
import type { AnswerOf, QueryInput } from "#contract/wire/endpoint.ts";
import { keyOf } from "#web/api/calls/answers.ts";
import { type CallParts, call } from "#web/api/calls/call.ts";

/** A list that pages by `limit` and `offset`, fetched as far as somebody scrolls. */
export function useEndless<E, Row>(
  row: E,
  query: Record<string, string | undefined>,
  paging: { size: number; rowsOf: (answer: AnswerOf<E>) => readonly Row[] },
) {
  const partsOf = (page: Record<string, string>): CallParts<E> => ({
    query: { ...query, ...page } as QueryInput<E>,
  });
  const list = useInfiniteQuery({
    queryKey: keyOf(row, partsOf({})),
    queryFn: ({ pageParam, signal }) =>
      call(row, { ...partsOf({ offset: String(pageParam), limit: String(paging.size) }), signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      paging.rowsOf(last).length < paging.size ? undefined : pages.length * paging.size,
    placeholderData: (before) => before,
  });
  const pages = list.data?.pages;
  return { ...list, first: pages?.[0], rows: pages?.flatMap((page) => [...paging.rowsOf(page)]) };
}
