import { worklistEndpoints } from "#contract/backoffice/worklist.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import type { TodayKey } from "#rules/shifts/waiting.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import type { ScreenPath } from "../screen-link.tsx";
import { countOf } from "./today-lines.ts";

/** The page on which what waits in a group of 'I dag' is done. */
const pages: Readonly<Partial<Record<TodayKey, ScreenPath>>> = {
  to_approve: "/admin/approve-booking-overview",
  new_profiles: "/admin/showEmployees",
  penalties: "/admin/penalties",
  transfers: "/admin/transfers",
  ready_to_invoice: "/admin/invoiceRun",
  ready_to_pay: "/admin/payroll",
  months_to_close: "/admin/months",
  failed_deliveries: "/admin/mailbox",
};

/** How many things wait, by the page on which they are done; 'I dag' has all of them. */
export type WaitingCounts = ReadonlyMap<ScreenPath, number>;

export function countsOf({
  groups,
}: Pick<AnswerOf<typeof worklistEndpoints.today>, "groups">): WaitingCounts {
  const counts = new Map<ScreenPath, number>([["/", 0]]);
  for (const group of groups) {
    const count = countOf(group);
    const page = pages[group.key];
    counts.set("/", (counts.get("/") ?? 0) + count);
    if (page) counts.set(page, count);
  }
  return counts;
}

/** What waits, kept up to date by live changes; nothing until it is known. */
export function useWaitingCounts(): WaitingCounts {
  const { data } = useApiQuery(worklistEndpoints.today);
  return data ? countsOf(data) : new Map();
}
