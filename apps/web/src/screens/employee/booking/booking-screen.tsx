import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import type { WireEmployeeBooking } from "#contract/bookings/booking.entities.ts";
import type { Moment } from "#rules/time/moment.ts";
import { employeeMenu } from "#texts/da/common/menus.ts";
import { employeeToasts } from "#texts/da/common/toasts/employee.ts";
import { employeeBookingTexts as texts } from "#texts/da/employee/employee-booking.ts";
import { changedShiftTexts } from "#texts/da/employee/shifts/changed-shift.ts";
import { timesLogTexts } from "#texts/da/employee/shifts/pay.ts";
import { endedTexts, jobStateSentences, leaveTexts } from "#texts/da/employee/shifts/shift-states.ts";
import { offerTexts } from "#texts/da/employee/shifts/standby.ts";
import { formatPhone, phoneLink } from "#texts/format/contact.ts";
import { formatTimes } from "#texts/format/days.ts";
import { formatMoment } from "#texts/format/moments.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { ApiError } from "#web/api/calls/call.ts";
import { useNow } from "#web/api/page/use-now.ts";
import { useAppState, useEmployee } from "#web/api/session/use-session.ts";
import { ShiftHistory } from "#web/components/bookings/history.tsx";
import { useFailureToast } from "#web/components/feedback/load-failed.tsx";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { StateHead } from "#web/components/feedback/state-head.tsx";
import { ScreenButton, ScreenLink } from "#web/components/frame/screen-link.tsx";
import { isAsked } from "#web/components/jobs/asked-change.ts";
import { jobWay } from "#web/components/jobs/job-card.tsx";
import { checkInFactsOf } from "#web/components/jobs/job-terms.ts";
import { QueuedActionNotes } from "#web/components/jobs/queued-action-notes.tsx";
import { CancellationsDialog } from "#web/components/people/histories/cancellations-dialog.tsx";
import { RatingsDialog } from "#web/components/people/histories/ratings-dialog.tsx";
import { ArrivalBox } from "#web/screens/employee/booking/arrival/arrival-box.tsx";
import { ArrivalPin } from "#web/screens/employee/booking/arrival/arrival-pin.tsx";
import { isMissed, OnMyWay } from "#web/screens/employee/booking/arrival/on-my-way.tsx";
import { AskedShift } from "#web/screens/employee/booking/change/asked-shift.tsx";
import { KeptShift } from "#web/screens/employee/booking/change/kept-shift.tsx";
import { ReconfirmBar, ReconfirmNote } from "#web/screens/employee/booking/change/reconfirm.tsx";
import { EndedJob, endedState } from "#web/screens/employee/booking/ended/ended-job.tsx";
import { OtherJobs } from "#web/screens/employee/booking/ended/other-jobs.tsx";
import { LeaveRow } from "#web/screens/employee/booking/leave/leave-row.tsx";
import { isAboutWaiting, WaitingBar } from "#web/screens/employee/booking/waiting/waiting-bar.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { classNames } from "#web/ui/foundation/class-names.ts";
import { ApplyBar } from "./apply/apply-bar.tsx";
import { OwnFitness } from "./apply/own-fitness.tsx";
import { WorkingTimeWarnings } from "./apply/working-time-warnings.tsx";
import { JobFacts } from "./job-facts.tsx";
import { JobHead } from "./job-head.tsx";
import { PayBox } from "./pay-box.tsx";

/** One job: what it is, what it pays, and the way from applying to being ready. */
export function BookingScreen() {
  const { bookingId = "" } = useParams({ strict: false });
  const now = useNow();
  const [answered, setAnswered] = useState<{ id: number; said: "yes" | "no" } | null>(null);
  const answer = useApiQuery(jobEndpoints.booking, { params: { id: bookingId } });
  const job = answer.data;

  const isGone = answer.error instanceof ApiError && answer.error.status === 404;
  useFailureToast(
    answer.isError && !isGone,
    job ? employeeToasts.reloadFailed : employeeToasts.bookingFailed,
  );

  if (isGone) return <GoneJob now={now} />;
  if (!job) {
    return (
      <main className="emp">
        <h1 className="visually-hidden">{texts.title}</h1>
        <QueryView query={answer} skeleton={{ count: 2, label: texts.loading }} />
      </main>
    );
  }
  const ended = endedState(job);
  const said = answered?.id === job.id ? answered.said : null;
  if (isAsked(job, now)) {
    return <AskedShift job={job} now={now} onAnswered={(word) => setAnswered({ id: job.id, said: word })} />;
  }
  const isSelected = job.shift?.status === "selected";
  if (said === "yes" && isSelected) return <KeptShift job={job} now={now} onSee={() => setAnswered(null)} />;
  const barClass = classNames(
    "has-act-bar",
    job.reconfirm && "has-act-bar--answer",
    !isSelected && isAboutWaiting(job) && "has-act-bar--offer",
  );
  if (ended) {
    const canApply = job.applicable.ok && ended !== "removed";
    return (
      <div className={barClass}>
        <EndedJob job={job} state={ended} now={now} isNews={said === "no"} />
        {(canApply || isAboutWaiting(job)) && <Bar job={job} now={now} />}
      </div>
    );
  }
  return (
    <div className={barClass}>
      <main className="emp">
        <JobHead job={job} />
        <LapsedOffer job={job} now={now} />
        {!isSelected && <TakenDay job={job} />}
        {job.reconfirm && <ReconfirmNote job={job} />}
        <QueuedActionNotes bookingId={job.id} />
        {job.change && <BegunUnanswered />}
        {isMissed(job) && <OnMyWay job={job} now={now} />}
        <ArrivalBox job={job} now={now} />
        <ArrivalPin job={job} now={now} endsAt={checkInFactsOf(job).endsAt} />
        {!isMissed(job) && <OnMyWay job={job} now={now} />}
        <PayBox job={job} now={now} />
        {!isSelected && <OwnFitness found={job.hindrances ?? []} />}
        {!isSelected && <WorkingTimeWarnings warnings={job.warnings ?? []} />}
        <JobFacts job={job} />
        {job.state.key === "full" && <OtherJobs date={job.date} exceptId={job.id} now={now} />}
        {job.state.key === "worked" && job.shift && (
          <ScreenButton isWide to="/checkout-employees/$shiftId" params={{ shiftId: String(job.shift.id) }}>
            {timesLogTexts.open}
          </ScreenButton>
        )}
        {isSelected && (
          <ScreenButton isWide to="/employment-terms">
            {employeeMenu.terms}
          </ScreenButton>
        )}
        {isSelected && <LeaveRow job={job} now={now} />}
        {job.shift && <ShiftHistory bookingId={job.id} />}
        <OwnRecord />
      </main>
      {!isSelected && <Bar job={job} now={now} />}
    </div>
  );
}

/** That the shift was changed and has begun without an answer: only a call helps. */
function BegunUnanswered() {
  const phone = useAppState().config.brand.supportPhone;
  return (
    <Note tone="amber">
      <p>{changedShiftTexts.begun(formatPhone(phone))}</p>
      <LinkButton isWide href={phoneLink(phone)}>
        {leaveTexts.call(formatPhone(phone))}
      </LinkButton>
    </Note>
  );
}

/** At the thumb: an offer or the line where there is one, else applying. */
function Bar({ job, now }: { job: WireEmployeeBooking; now: Moment }) {
  if (job.reconfirm) return <ReconfirmBar job={job} />;
  return isAboutWaiting(job) ? <WaitingBar job={job} now={now} /> : <ApplyBar job={job} now={now} />;
}

/** The own ratings and cancellations, as the company sees them on an application. */
function OwnRecord() {
  const { employee } = useEmployee();
  const [open, setOpen] = useState<"ratings" | "cancellations" | null>(null);
  const person = { employeeId: employee.id, name: employee.first_name, onClose: () => setOpen(null) };
  return (
    <section className="job-facts">
      <h2 className="kicker">{texts.ownRecord}</h2>
      <div className="row row--wrap">
        <Button onClick={() => setOpen("ratings")}>
          {texts.ownRatings} ({employee.rating.nrOfRatings})
        </Button>
        <Button onClick={() => setOpen("cancellations")}>
          {texts.ownCancellations} ({employee.nrOfCancelledShifts})
        </Button>
      </div>
      {open === "ratings" && <RatingsDialog {...person} />}
      {open === "cancellations" && <CancellationsDialog {...person} />}
    </section>
  );
}

/** A job that a link led to and that is not there any more, or never was for this person. */
function GoneJob({ now }: { now: Moment }) {
  return (
    <main className="emp state">
      <StateHead title={jobStateSentences.gone}>
        <p>{endedTexts.gone}</p>
      </StateHead>
      <OtherJobs isOnlyWay now={now} />
    </main>
  );
}

/** That a place was offered and the time to answer is up; nothing once the shift is the person's own. */
function LapsedOffer({ job, now }: { job: WireEmployeeBooking; now: Moment }) {
  if (!job.offer_lapsed_at || job.offer || job.shift?.status === "selected") return null;
  return <Note>{offerTexts.lapsed(formatMoment(Date.parse(job.offer_lapsed_at), now))}</Note>;
}

/** That the day, or the night into it, is taken by a shift of one's own, and the way to that shift. */
function TakenDay({ job }: { job: WireEmployeeBooking }) {
  const isTaken = job.applicable.refusal === "conflict";
  const { data } = useApiQuery(jobEndpoints.upcoming, {}, { enabled: isTaken });
  if (!isTaken) return null;
  const own = data?.find(({ booking }) => booking.date === job.date)?.booking;
  return (
    <Note tone="amber" title={texts.takenDay}>
      {own ? (
        <ScreenLink {...jobWay(own)}>
          {texts.ownShift(own.corporation.name)}{" "}
          <span className="nowrap">{formatTimes(own.start_time, own.end_time)}</span>
        </ScreenLink>
      ) : (
        texts.takenNight
      )}
    </Note>
  );
}
