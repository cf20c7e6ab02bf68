import { CalendarPlus } from "lucide-react";
import { useState } from "react";
import { repeatDates } from "#contract/bookings/repeat-form.ts";
import { checkStart, isDayAndNight, latestDay } from "#rules/bookings/booking-input.ts";
import { addDays, type Day, dayOf, type Moment } from "#rules/time/moment.ts";
import { repeatTexts as texts } from "#texts/da/corporation/repeat.ts";
import { priceHeading } from "#texts/da/price/price.ts";
import { formatDay, formatTimes } from "#texts/format/days.ts";
import { plural } from "#texts/format/numbers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { useCorporation } from "#web/api/session/use-session.ts";
import { Commitment } from "#web/components/bookings/commitment.tsx";
import { OwnerLimitNote } from "#web/components/bookings/owner-limit-note.tsx";
import { sentWords } from "#web/components/bookings/sent-words.ts";
import { TermsToAccept } from "#web/components/contracts/terms-to-accept.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import { DaysCalendar } from "#web/ui/date-time/days-calendar.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { ChosenDays } from "./chosen-days.tsx";
import { priceDays, type RepeatedBooking } from "./repeat-price.ts";
import { useBookDays } from "./use-book-days.ts";
import { useRepeatFacts } from "./use-repeat-facts.ts";
import { WeekdayChoices } from "./weekday-choices.tsx";

export interface RepeatDialogProps {
  booking: RepeatedBooking;
  onClose: () => void;
}

/** Picks days, shows what each of them costs, and books the job for all of them in one call. */
export function RepeatDialog({ booking, onClose }: RepeatDialogProps) {
  const { corporation, asAdmin } = useCorporation();
  const [isMeant, setIsMeant] = useState(false);
  const [days, setDays] = useState<readonly Day[]>([]);
  const { facts, hasFailed, retry } = useRepeatFacts();
  const send = useBookDays(booking, (made) => {
    onClose();
    toast.success(sentWords(made) ?? texts.done(made.length));
  });
  const now = serverNow();
  const jobTitle = booking.jobRole.job_title;
  const job = priceHeading(
    booking.number_of_staff,
    jobTitle,
    formatTimes(booking.start_time, booking.end_time),
  );
  const priced = facts ? priceDays(booking, days, facts, now) : [];
  const wrong = days.length === 0 ? null : wrongWith(days);
  const first = firstDay(booking, now);
  const last = latestDay(dayOf(now));
  const lastsDayAndNight = isDayAndNight(booking.start_time, booking.end_time);

  function choose(chosen: Day[]) {
    send.reset();
    setDays(chosen);
  }

  return (
    <>
      <Dialog
        isOpen
        width="wide"
        title={texts.title}
        isPending={send.isPending}
        error={wrong ?? send.error}
        onClose={onClose}
        summary={
          <Commitment
            what={whatOf(booking, days, dayOf(now))}
            label={texts.total(days.length)}
            amount={priced.reduce((sum, { price }) => sum + price.total, 0)}
          />
        }
        actions={
          <>
            <Button isDisabled={send.isPending} onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button
              variant="primary"
              isDisabled={!facts || days.length === 0 || wrong !== null || (lastsDayAndNight && !isMeant)}
              isPending={send.isPending}
              // The second press of a double click may come before the first one has shown.
              onClick={(event) => event.detail < 2 && send.book(days, lastsDayAndNight)}
            >
              <Icon of={CalendarPlus} />
              {texts.confirm(days.length)}
            </Button>
          </>
        }
      >
        <OwnerLimitNote total={priced.reduce((sum, { price }) => sum + price.total, 0)} />
        <p>{texts.lead(job)}</p>
        <WeekdayChoices
          of={booking.date}
          today={dayOf(now)}
          min={first}
          max={last}
          value={days}
          onChange={choose}
        />
        <div className="repeat">
          <DaysCalendar
            label={texts.calendar}
            value={days}
            today={dayOf(now)}
            min={asAdmin ? undefined : first}
            max={last}
            onChange={choose}
          />
          {facts && <ChosenDays days={priced} jobTitle={jobTitle} />}
          {!facts && !hasFailed && <Skeleton shape="list" count={2} label={texts.loadingFees} />}
          {hasFailed && <ErrorState title={texts.feesFailed} onRetry={retry} />}
        </div>
        {lastsDayAndNight && (
          <Checkbox checked={isMeant} onChange={(event) => setIsMeant(event.currentTarget.checked)}>
            {texts.dayAndNight(booking.start_time)}
          </Checkbox>
        )}
        <TermsToAccept isChanged={send.hasChangedTerms} />
        {!asAdmin && !corporation.is_privileged_user && (
          <p className="small dim">{texts.approval(days.length)}</p>
        )}
      </Dialog>
      {send.question}
    </>
  );
}

/** «3 dage fra tirsdag d. 1. dec.», «12 pladser», where; one day is named itself, and without days it is what each would hold. */
function whatOf(booking: RepeatedBooking, days: readonly Day[], today: Day): string[] {
  const [first] = days.toSorted();
  if (first === undefined) return [texts.placesADay(booking.number_of_staff), booking.address];
  const day = formatDay(first, today);
  const places = plural(booking.number_of_staff * days.length, "plads", "pladser");
  return [days.length === 1 ? day : texts.daysFrom(days.length, day), places, booking.address];
}

/** Today, while the job's start can still be booked today; otherwise tomorrow. */
function firstDay({ start_time }: RepeatedBooking, now: Moment): Day {
  const today = dayOf(now);
  return checkStart({ date: today, startTime: start_time }, false, now).ok ? today : addDays(today, 1);
}

/** What the contract says against the days, such as that they are too many. */
function wrongWith(days: readonly Day[]): string | null {
  return repeatDates.safeParse(days).error?.issues[0]?.message ?? null;
}
