import { termsEndpoints as rows } from "#contract/employees/employment-terms.endpoints.ts";
import { dayOf } from "#rules/time/moment.ts";
import { ownTermsTexts as texts } from "#texts/da/employee/terms.ts";
import { formatTimes, wholeDay } from "#texts/format/days.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { useNow } from "#web/api/page/use-now.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { ScreenLink } from "#web/components/frame/screen-link.tsx";
import { jobWay } from "#web/components/jobs/job-card.tsx";

/** What stands on each of the own confirmed shifts beside the terms: time, place, company, job, wage and agreement. */
export function OwnTermsShifts() {
  const today = dayOf(useNow());
  const shifts = useApiQuery(rows.ownTermsShifts);
  return (
    <section className="stack stack--tight" aria-labelledby="terms-shifts">
      <h2 className="h2" id="terms-shifts">
        {texts.shifts}
      </h2>
      <p className="small dim">{texts.shiftsLead}</p>
      <QueryView
        query={shifts}
        skeleton={{ shape: "list", count: 2, label: texts.shiftsLoading }}
        failedTitle={texts.shiftsFailed}
        empty={texts.shiftsNone}
      >
        {(all) => (
          <ul className="stack">
            {all.map((shift) => (
              <li key={shift.id}>
                <ScreenLink className="strong" {...jobWay({ id: shift.booking_id })}>
                  {wholeDay(shift.date, today)}{" "}
                  <span className="nowrap">{formatTimes(shift.start_time, shift.end_time)}</span>
                </ScreenLink>
                <span className="small block">{texts.jobAt(shift.job, shift.company)}</span>
                <span className="small dim block">{shift.place}</span>
                <span className="small dim block">
                  {texts.wageOf(shift.hourly_wage)} · {texts.agreement(shift.agreement)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}
