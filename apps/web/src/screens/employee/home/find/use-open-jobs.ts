import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { jobSearchEndpoints } from "#contract/applications/job-search.endpoints.ts";
import type { QueryInput } from "#contract/wire/endpoint.ts";
import { regionCodes } from "#rules/people/regions.ts";
import { isDay } from "#rules/time/moment.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { usePages } from "#web/api/calls/pages.ts";
import { useEmployee } from "#web/api/session/use-session.ts";
import { onwardsOf } from "#web/components/feedback/lists/list-end.tsx";

const PAGE = 20;

type Filters = Pick<
  QueryInput<typeof jobEndpoints.overview>,
  "staff_type" | "zone" | "day" | "not_interested"
>;

/** What the open jobs are filtered by; it stands in the address, so that the way back leads to the same jobs. */
export interface JobFilters {
  readonly filters: Filters;
  readonly change: (changed: Partial<Filters>) => void;
  readonly reset: () => void;
}

export function useJobFilters(): JobFilters {
  const navigate = useNavigate();
  const search = useSearch({ from: "/" });
  const filters: Filters = {
    staff_type: search.job === undefined ? undefined : String(search.job),
    zone: regionCodes.find((code) => code === search.zone),
    day: search.day !== undefined && isDay(search.day) ? search.day : undefined,
    not_interested: search.hidden ? "1" : undefined,
  };
  const go = ({ staff_type, zone, day, not_interested }: Filters) =>
    void navigate({
      to: "/",
      search: { job: staff_type ? Number(staff_type) : undefined, zone, day, hidden: not_interested && 1 },
      replace: true,
      resetScroll: false,
    });
  return { filters, change: (changed) => go({ ...filters, ...changed }), reset: () => go({}) };
}

/** The open jobs that fit, a page at a time, as far as somebody scrolls. */
export function useOpenJobs(filters: Filters) {
  const {
    rows: jobs,
    total,
    ...list
  } = usePages(
    jobEndpoints.overview,
    { query: filters },
    { size: PAGE, rowsOf: (page) => page, staysFilled: true },
  );
  return {
    query: list,
    jobs,
    total,
    paging: {
      hasMore: list.hasNextPage,
      ...onwardsOf(list),
      next: Math.min(PAGE, total - (jobs?.length ?? 0)),
    },
  };
}

/** Notes that somebody looks at the open jobs: what came since the visit before is new. An admin's look is none. */
export function useLook(): void {
  const { takenOver } = useEmployee();
  const { mutate } = useApiMutation(jobSearchEndpoints.look);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one look each time that the list is opened.
  useEffect(() => {
    if (!takenOver) mutate({});
  }, [takenOver]);
}
