import { useParams } from "@tanstack/react-router";
import { jobEndpoints } from "#contract/applications/endpoints.ts";
import { employeeBookingTexts } from "#texts/da/employee/employee-booking.ts";
import { employeeToasts } from "#texts/da/toasts.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { useNow } from "#web/api/page/use-now.ts";
import { useFailureToast } from "#web/components/feedback/load-failed.tsx";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { ApplyBar } from "./apply-bar.tsx";
import { ArrivalBox } from "./arrival-box.tsx";
import { CancelRow } from "./cancel-row.tsx";
import { JobFacts } from "./job-facts.tsx";
import { JobHead } from "./job-head.tsx";
import { OwnRecord } from "./own-record.tsx";
import { PayBox } from "./pay-box.tsx";

/** One job: what it is, what it pays, and the way from applying to being ready. */
export function BookingScreen() {
  const { bookingId = "" } = useParams({ strict: false });
  const now = useNow();
  const answer = useApiQuery(jobEndpoints.booking, { params: { id: bookingId } });
  const job = answer.data;

  useFailureToast(answer.isError, job ? employeeToasts.reloadFailed : employeeToasts.bookingFailed);

  if (!job) {
    return (
      <main className="emp emp--job">
        <h1 className="visually-hidden">{employeeBookingTexts.title}</h1>
        <QueryView query={answer} skeleton={{ count: 2, label: employeeBookingTexts.loading }} />
      </main>
    );
  }
  const isSelected = job.shift?.status === "selected";
  return (
    <div className="has-act-bar">
      <main className="emp emp--job">
        <JobHead job={job} />
        <ArrivalBox job={job} now={now} />
        <PayBox job={job} now={now} />
        <JobFacts job={job} />
        {isSelected && <CancelRow job={job} now={now} />}
        <OwnRecord />
      </main>
      {!isSelected && <ApplyBar job={job} now={now} />}
    </div>
  );
}
