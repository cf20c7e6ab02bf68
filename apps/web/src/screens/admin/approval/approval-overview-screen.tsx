import { adminBookingEndpoints } from "#contract/bookings/admin-endpoints.ts";
import { adminApprovalTexts as texts } from "#texts/da/admin/admin-approval.ts";
import { adminToasts } from "#texts/da/toasts.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { LoadFailed, useFailureToast } from "#web/components/feedback/load-failed.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { BackLink } from "#web/ui/layout/back-link.tsx";
import { PageHead } from "#web/ui/layout/page-head.tsx";
import { ApprovalEntry } from "./approval-entry.tsx";

/** Bookings that wait for approval, soonest first; each leads to its review (doc 2 §2.11, A-043 to A-045). */
export function ApprovalOverviewScreen() {
  const waiting = useApiQuery(adminBookingEndpoints.waiting);
  useFailureToast(waiting.isError, adminToasts.loadFailed);
  return (
    <main className="admin dense">
      <PageHead
        back={<BackLink href="/">{texts.back}</BackLink>}
        title={texts.title}
        lead={waiting.data?.length ? texts.count(waiting.data.length) : undefined}
      />
      {waiting.isPending && <Skeleton shape="table" count={6} label={texts.loading} />}
      {waiting.isError && !waiting.data && (
        <LoadFailed onRetry={() => void waiting.refetch()} isRetrying={waiting.isRefetching} />
      )}
      {waiting.data?.length === 0 && <EmptyState>{texts.empty}</EmptyState>}
      {waiting.data && waiting.data.length > 0 && (
        <ul className="entries">
          {waiting.data.map((booking) => (
            <li key={booking.id}>
              <ApprovalEntry booking={booking} />
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}
