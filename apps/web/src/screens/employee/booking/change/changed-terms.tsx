import type { WireEmployeeBooking } from "#contract/bookings/booking.entities.ts";
import { historyEndpoints } from "#contract/bookings/history.endpoints.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { termsChangedSinceYes } from "#web/components/jobs/changed-since-yes.ts";
import { Deals } from "./deals.tsx";

interface ChangedTermsProps {
  job: WireEmployeeBooking;
  /** What the two sides are called. */
  texts: { readonly before: string; readonly after: string };
}

/** What somebody said yes to, beside what the company made of it; nothing until it is read, and where no term differs. */
export function ChangedTerms({ job, texts }: ChangedTermsProps) {
  const { data = [] } = useApiQuery(historyEndpoints.ofShift, { params: { bookingId: job.id } });
  const lines = termsChangedSinceYes(job, data);
  return lines.length === 0 ? null : <Deals before={texts.before} after={texts.after} lines={lines} />;
}
