import type { ReactNode } from "react";
import { applicantEndpoints } from "#contract/applications/endpoints.ts";
import type { WireCorporationBooking } from "#contract/bookings/entities.ts";
import { bookingViewTexts as texts } from "#texts/da/corporation/booking-view.ts";
import { corporationToasts } from "#texts/da/toasts.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { LoadFailed } from "#web/components/feedback/load-failed.tsx";
import { useFailureToast } from "#web/components/feedback/use-failure-toast.ts";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";
import { Applicants } from "./applicants/applicants.tsx";
import { Chosen } from "./chosen/chosen.tsx";
import { SideLists } from "./side-lists.tsx";

export interface StaffChoiceProps {
  booking: WireCorporationBooking;
  /** Stands over the applicants, beside the chosen. */
  summary: ReactNode;
}

/** Who applies and who is chosen, on an approved booking; changes of others arrive by themselves. */
export function StaffChoice({ booking, summary }: StaffChoiceProps) {
  const answer = useApiQuery(applicantEndpoints.lists, { params: { bookingId: booking.id } });
  const lists = answer.data;
  useFailureToast(answer.isError, corporationToasts.shiftsFailed);
  return (
    <>
      <Stack gap={32}>
        {summary}
        {answer.isPending && <Skeleton shape="list" count={4} />}
        {answer.isError && !lists && (
          <LoadFailed onRetry={() => void answer.refetch()} isRetrying={answer.isRefetching} />
        )}
        {lists && <Applicants booking={booking} shifts={lists.applied} />}
      </Stack>
      {lists && (
        <aside className="stack sticky view-aside" aria-label={texts.lists.selected}>
          <Chosen booking={booking} shifts={lists.selected} />
          <SideLists booking={booking} lists={lists} />
          <p className="small dim">{texts.toldWhenFull}</p>
        </aside>
      )}
    </>
  );
}
