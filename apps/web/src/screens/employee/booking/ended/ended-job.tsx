import { CircleSlash, Thermometer, UserX } from "lucide-react";
import { useState } from "react";
import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import type { WireEmployeeBooking } from "#contract/bookings/booking.entities.ts";
import { parseKroner } from "#rules/money/ore.ts";
import { isOver, type ShiftStateKey } from "#rules/shifts/outcome.ts";
import { dayOf, type Moment, momentOf } from "#rules/time/moment.ts";
import { arrivingTexts } from "#texts/da/employee/shifts/arriving.ts";
import { releasedTexts } from "#texts/da/employee/shifts/changed-shift.ts";
import { endedTexts as texts } from "#texts/da/employee/shifts/shift-states.ts";
import { formatPhone, phoneLink } from "#texts/format/contact.ts";
import { formatTimes, keepDays, wholeDay } from "#texts/format/days.ts";
import { formatMoment } from "#texts/format/moments.ts";
import { formatHours, formatKronerUnit } from "#texts/format/numbers.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { useAppState } from "#web/api/session/use-session.ts";
import { ShiftHistory } from "#web/components/bookings/history.tsx";
import { StateHead } from "#web/components/feedback/state-head.tsx";
import { ScreenButton } from "#web/components/frame/screen-link.tsx";
import { checkInFactsOf } from "#web/components/jobs/job-terms.ts";
import { ApplyDialog } from "#web/screens/employee/booking/apply/apply-dialog.tsx";
import { ChangedTerms } from "#web/screens/employee/booking/change/changed-terms.tsx";
import { isAboutWaiting } from "#web/screens/employee/booking/waiting/waiting-bar.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { JobItWas } from "./job-it-was.tsx";
import { JobLine } from "./job-line.tsx";
import { OtherJobs } from "./other-jobs.tsx";
import { WellAgain } from "./well-again.tsx";

/** What a shift is that nothing becomes of any more; null while it is alive or was worked. */
export function endedState({ state }: WireEmployeeBooking): ShiftStateKey | null {
  const { key } = state;
  if (key === "open" || key === "full" || key === "gone" || key === "worked") return null;
  return isOver(key) ? key : null;
}

const tones: Partial<Record<ShiftStateKey, string>> = { cancelled: "amber", not_met: "amber", sick: "blue" };
const icons: Partial<Record<ShiftStateKey, typeof UserX>> = {
  sick: Thermometer,
  removed: UserX,
  not_chosen: CircleSlash,
};

interface EndedJobProps {
  job: WireEmployeeBooking;
  state: ShiftStateKey;
  now: Moment;
  /** It has just come of the person's own press. */
  isNews?: boolean;
}

/** What has become of a shift, in one sentence, what that means, and what comes next. */
export function EndedJob({ job, state, now, isNews }: EndedJobProps) {
  const phone = useAppState().config.brand.supportPhone;
  const isMistake = state === "removed" || state === "not_met" || isSickInVain(job, state, now);
  const released = job.shift?.released ?? null;
  return (
    <main className={`emp state state--${tones[state] ?? "ink"}`}>
      <StateHead isNews={isNews} icon={released ? undefined : icons[state]} title={titleOf(job)}>
        <Since job={job} state={state} now={now} />
        {!released && job.shift?.removed_reason && <p>{texts.reason(job.shift.removed_reason)}</p>}
      </StateHead>
      <JobItWas job={job} now={now} />
      {released && <ChangedTerms job={job} texts={releasedTexts} />}
      <section className="state-next">
        <h2 className="kicker">{texts.meaning}</h2>
        {meaningOf(job, state, now).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {state === "sick" && job.shift?.sick?.can_take_back && <WellAgain job={job} now={now} />}
        {isOpenlyMissed(job, state) && job.shift && (
          <ScreenButton
            isWide
            variant="primary"
            to="/checkout-employees/$shiftId"
            params={{ shiftId: String(job.shift.id) }}
          >
            {arrivingTexts.stamp}
          </ScreenButton>
        )}
        {job.shift?.penalty && (
          <ScreenButton isWide variant="primary" to="/penalties">
            {texts.cards}
          </ScreenButton>
        )}
      </section>
      {job.shift?.cancellation_pay_basis?.state === "due" && (
        <ScreenButton isWide to="/pay">
          {texts.pay}
        </ScreenButton>
      )}
      {state === "sick" && <NextShift now={now} />}
      {/* Nobody who is sick looks for work on that day. */}
      <OtherJobs date={state === "sick" ? undefined : job.date} exceptId={job.id} now={now} />
      {state === "removed" && job.applicable.ok && !isAboutWaiting(job) && <ApplyAgain job={job} />}
      <ShiftHistory bookingId={job.id} />
      {isMistake && (
        <LinkButton isWide href={phoneLink(phone)}>
          {texts.mistake(formatPhone(phone))}
        </LinkButton>
      )}
    </main>
  );
}

/** Whether somebody who is sick can only call: until the end the office can take the report back. */
function isSickInVain(job: WireEmployeeBooking, state: ShiftStateKey, now: Moment): boolean {
  const { endsAt } = checkInFactsOf(job);
  return state === "sick" && endsAt !== null && now < endsAt;
}

/** Whoever was taken off may apply again, below everything else: the place is not theirs as if nothing was. */
function ApplyAgain({ job }: { job: WireEmployeeBooking }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button isWide onClick={() => setOpen(true)}>
        {texts.applyAgain}
      </Button>
      {isOpen && <ApplyDialog job={job} onClose={() => setOpen(false)} />}
    </>
  );
}

function Since({ job, state, now }: EndedJobProps) {
  const at = job.shift?.left_at;
  if (!at) return null;
  const moment = formatMoment(Date.parse(at), now);
  const released = job.shift?.released;
  if (released) return <p>{releasedTexts.since[released](job.corporation.name, moment)}</p>;
  const since = state === "removed" ? texts.removedAt(moment) : texts.toldAt(job.corporation.name, moment);
  return <p>{keepDays(since)}</p>;
}

function meaningOf(job: WireEmployeeBooking, state: ShiftStateKey, now: Moment): string[] {
  // Whoever has left it is refused; that is worth a word only while it is still to come.
  const notAgain = job.date >= dayOf(now) ? [texts.notAgain] : [];
  switch (state) {
    case "cancelled":
      return [
        ...sickDecision(job),
        cardSentence(job.shift?.penalty ?? null, now),
        ...(canBeReplaced(job, now) ? [texts.mayLapse] : []),
        ...notAgain,
      ];
    case "replaced":
      return [...sickDecision(job), isCounted(job) ? texts.sickReplaced : texts.replaced, ...notAgain];
    case "sick":
      return [...sickSentences(job), ...notAgain];
    case "removed":
      return [
        ...(job.shift?.released ? [releasedTexts.free, releasedTexts.others] : [texts.removed]),
        ...cancellationPaySentence(job),
      ];
    case "not_chosen":
      return [job.can_stand_by.ok ? texts.notChosen : texts.notChosenOver];
    case "booking_cancelled":
      return [job.shift?.status === "selected" ? texts.bookingCancelled : texts.applicationGone];
    case "withdrawn":
      return [texts.withdrawn];
    default:
      if (isOpenlyMissed(job, state)) return [arrivingTexts.saidMissed, texts.noCard];
      return [cardSentence(job.shift?.penalty ?? null, now), texts.notMet];
  }
}

/** What a sick report costs: nothing, or what the office decides on a late one. */
function sickSentences(job: WireEmployeeBooking): string[] {
  const sick = job.shift?.sick;
  if (!sick?.late) return [texts.sick];
  return sick.decision === null ? [texts.sickLate] : sickDecision(job);
}

function sickDecision({ shift }: WireEmployeeBooking): string[] {
  const sick = shift?.sick;
  return sick?.decision ? [texts.sickDecided[sick.decision](sick.reason)] : [];
}

/** Whether the office counts a late sick report as a late cancellation. */
function isCounted({ shift }: WireEmployeeBooking): boolean {
  return shift?.sick?.decision === "late_cancellation";
}

/** Nobody who reported sick is told of a cancellation of their own. */
const titleOf = (job: WireEmployeeBooking) => (isCounted(job) ? texts.sickCounted : job.state.text);

/** What the company's late removal pays, where it pays anything. */
function cancellationPaySentence({ shift }: WireEmployeeBooking): string[] {
  if (!shift?.cancellation_pay_basis) return [];
  const { cancellation_pay: amount, cancellation_pay_basis: basis } = shift;
  const { hours, state } = basis;
  return [texts.cancellationPay[state](formatHours(hours), formatKronerUnit(parseKroner(amount ?? "") ?? 0))];
}

/** Whether the company says that the person did not come, and nobody of the office has decided. */
function isOpenlyMissed({ arrival }: WireEmployeeBooking, state: ShiftStateKey): boolean {
  return state === "not_met" && arrival.missed_at !== null;
}

function canBeReplaced({ date, start_time, shift }: WireEmployeeBooking, now: Moment): boolean {
  return now < momentOf(date, start_time) && Boolean(shift?.penalty);
}

type Penalty = NonNullable<NonNullable<WireEmployeeBooking["shift"]>["penalty"]>;

/** «… igen lørdag d. 27. feb. 2027.»: a month ends a sentence by its own dot, a year does not. */
const whole = (sentence: string) => (sentence.endsWith(".") ? sentence : `${sentence}.`);

/** What a shift that was left has cost: the card, and until when no jobs can or could be applied for. */
export function cardSentence(penalty: Penalty | null, now: Moment): string {
  if (!penalty) return texts.noCard;
  const card = texts.card[penalty.card];
  if (penalty.freeze_until === null) return texts.gotCard(card);
  const until = Date.parse(penalty.freeze_until);
  const day = wholeDay(dayOf(until), dayOf(now));
  if (penalty.held) return until > now ? texts.gotCardHeld(card, day) : texts.gotCard(card);
  return until > now ? whole(texts.gotCardAndFreeze(card, day)) : texts.gotCardAndFroze(card, day);
}

/** To somebody who is sick: the next confirmed shift, and how that one is reported; nothing without one. */
function NextShift({ now }: { now: Moment }) {
  const { data = [] } = useApiQuery(jobEndpoints.upcoming);
  const next = data[0]?.booking;
  if (!next) return null;
  return (
    <section className="state-next">
      <h2 className="kicker">{texts.nextShift}</h2>
      <div className="next-jobs">
        <JobLine
          job={next}
          when={
            <>
              {wholeDay(next.date, dayOf(now))},{" "}
              <span className="nowrap">{formatTimes(next.start_time, next.end_time)}</span>
            </>
          }
        />
      </div>
      <p>{next.start_time < "09:00" ? texts.sickNextEarly : texts.sickNext}</p>
    </section>
  );
}
