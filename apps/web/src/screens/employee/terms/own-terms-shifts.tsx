import { termsEndpoints as rows } from "#contract/employees/employment-terms.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { type Day, dayOf } from "#rules/time/moment.ts";
import { ownTermsTexts as texts } from "#texts/da/employee/terms.ts";
import { formatTimes, wholeDay } from "#texts/format/days.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { useNow } from "#web/api/page/use-now.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { ScreenLink } from "#web/components/frame/screen-link.tsx";
import { jobWay } from "#web/components/jobs/job-card.tsx";
import { Fold } from "#web/ui/layout/fold.tsx";

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
        {(all) => {
          const coming = all.filter(({ date }) => date >= today);
          const past = all.filter(({ date }) => date < today);
          return (
            <>
              <Shifts shifts={coming} today={today} />
              {past.length > 0 && (
                <Fold title={texts.shiftsPast(past.length)}>
                  <Shifts shifts={past} today={today} />
                </Fold>
              )}
            </>
          );
        }}
      </QueryView>
    </section>
  );
}

function Shifts({ shifts, today }: { shifts: AnswerOf<typeof rows.ownTermsShifts>; today: Day }) {
  return (
    <ul className="stack">
      {shifts.map((shift) => (
        <li key={shift.id}>
          <p className="strong">
            <ScreenLink {...jobWay({ id: shift.booking_id })}>
              {wholeDay(shift.date, today)}{" "}
              <span className="nowrap">{formatTimes(shift.start_time, shift.end_time)}</span>
            </ScreenLink>
          </p>
          <p className="small">{texts.jobAt(shift.job, shift.company)}</p>
          <p className="small dim">{shift.place}</p>
          <p className="small dim">
            {texts.wageOf(shift.hourly_wage)} · {texts.agreement(shift.agreement)}
          </p>
        </li>
      ))}
    </ul>
  );
}
