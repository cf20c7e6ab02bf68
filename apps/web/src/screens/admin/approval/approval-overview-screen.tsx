import { adminBookingEndpoints } from "#contract/bookings/admin-booking.endpoints.ts";
import { adminApprovalTexts as texts } from "#texts/da/admin/admin-approval.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { ScreenBack } from "#web/components/frame/screen-link.tsx";
import { PageHead } from "#web/ui/layout/page-head.tsx";
import { ApprovalEntry } from "./approval-entry.tsx";
import { RejectedBookings } from "./rejected-bookings.tsx";

/** Bookings that wait for approval, soonest first; each leads to its review. */
export function ApprovalOverviewScreen() {
  const waiting = useApiQuery(adminBookingEndpoints.waiting);
  return (
    <main className="admin dense">
      <PageHead
        back={<ScreenBack to="/">{texts.back}</ScreenBack>}
        title={texts.title}
        lead={waiting.data?.length ? texts.count(waiting.data.length) : undefined}
      />
      <QueryView
        query={waiting}
        skeleton={{ shape: "table", count: 6, label: texts.loading }}
        failedToast={adminToasts.loadFailed}
        empty={texts.empty}
      >
        {(bookings) => (
          <ul className="entries">
            {bookings.map((booking) => (
              <li key={booking.id}>
                <ApprovalEntry booking={booking} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      <RejectedBookings />
    </main>
  );
}
