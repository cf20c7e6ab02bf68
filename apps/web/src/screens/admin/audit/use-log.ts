import { useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { auditEndpoints, logKinds } from "#contract/backoffice/audit-log.endpoints.ts";
import type { QueryInput } from "#contract/wire/endpoint.ts";
import { isGivenDay } from "#rules/time/moment.ts";
import { keyOf } from "#web/api/calls/answers.ts";
import { call } from "#web/api/calls/call.ts";

type Filters = Omit<QueryInput<typeof auditEndpoints.logExport>, never>;

/** What the log is filtered by; it stands in the address, so that the way back leads to the same lines. */
export interface LogFilters {
  readonly filters: Filters;
  readonly change: (changed: Partial<Filters>) => void;
  readonly reset: () => void;
}

export function useLogFilters(): LogFilters {
  const navigate = useNavigate();
  const search = useSearch({ from: "/admin/audit" });
  const { who } = search;
  const day = (text: string | undefined) => (text !== undefined && isGivenDay(text) ? text : undefined);
  const filters: Filters = {
    kind: logKinds.find((kind) => kind === search.kind),
    q: search.q || undefined,
    who,
    from: day(search.from),
    to: day(search.to),
  };
  const go = (next: Partial<Filters>) =>
    void navigate({ to: "/admin/audit", search: next, replace: true, resetScroll: false });
  return { filters, change: (changed) => go({ ...filters, ...changed }), reset: () => go({}) };
}

/** The lines that fit, fetched as far as somebody scrolls; the server says where the next page begins. */
export function useLog(filters: Filters) {
  const list = useInfiniteQuery({
    queryKey: keyOf(auditEndpoints.log, { query: filters }),
    queryFn: ({ pageParam, signal }) =>
      call(auditEndpoints.log, { query: { ...filters, before: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: (before) => before,
  });
  return {
    ...list,
    subjects: list.data?.pages[0]?.subjects ?? [],
    lines: list.data?.pages.flatMap(({ lines }) => lines),
  };
}
