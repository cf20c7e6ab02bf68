import { useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import { applicantEndpoints, jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { adminBookingEndpoints } from "#contract/bookings/admin-booking.endpoints.ts";
import { ledgerEndpoints } from "#contract/invoicing/ledger.endpoints.ts";
import type { GuideRole, GuideStep } from "#texts/da/common/guide.ts";
import { type Answered, whenAnswered } from "#web/api/calls/call.ts";
import { type GuideState, guide } from "#web/api/page/guide.ts";

/** Ticks the steps of the guide off as they are done, wherever that is. Draws nothing. */
export function GuideWatch({ role }: { role: GuideRole }) {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const tab = useRouterState({ select: ({ location }) => (location.search as { step?: number }).step });
  const hash = useRouterState({ select: ({ location }) => location.hash });
  useEffect(() => {
    const step = stepSeen(role, { path, tab, hash }, guide.state()?.done ?? []);
    if (step) guide.note(step);
  }, [role, path, tab, hash]);
  useEffect(
    () =>
      whenAnswered((answered) => {
        const step = stepAnswered(role, answered);
        if (step) guide.note(step);
      }),
    [role],
  );
  return null;
}

interface Place {
  path: string;
  tab: number | undefined;
  hash: string;
}

/** The step that is done by being there. An admin who has approved something comes back to 'I dag' in any case. */
export function stepSeen(
  role: GuideRole,
  { path, tab, hash }: Place,
  done: GuideState["done"],
): GuideStep | null {
  if (role === "employee" && path === "/" && tab === 2) return "shift";
  if (role === "employee" && path.toLowerCase() === "/pay") return "pay";
  const isAtToday = role === "admin" && path === "/" && (hash !== "" || done.includes("approve"));
  return isAtToday ? "today" : null;
}

/** The step that is done by a call that has its answer. */
export function stepAnswered(role: GuideRole, { row, parts, answer }: Answered): GuideStep | null {
  if (role === "company") {
    if (row === applicantEndpoints.lists) return hasApplicants(answer) ? "applicants" : null;
    const isChosen = row === applicantEndpoints.changeState && parts.query?.shiftType === "selected";
    return isChosen ? "choose" : null;
  }
  if (role === "employee") {
    if (row === jobEndpoints.apply) return "apply";
    return row === jobEndpoints.checkIn ? "pay" : null;
  }
  if (row === adminBookingEndpoints.approve) return "approve";
  const isProposal = parts.query?.dryRun === "1";
  const sends = row === ledgerEndpoints.createInvoice || row === ledgerEndpoints.sendWeekInvoices;
  return sends && !isProposal ? "invoice" : null;
}

function hasApplicants(answer: unknown): boolean {
  return (answer as { applied: readonly unknown[] }).applied.length > 0;
}
