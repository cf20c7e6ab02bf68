import { useState } from "react";
import { repeatDates } from "#contract/bookings/repeat-form.ts";
import { checkStart, isDayAndNight, latestDay } from "#rules/bookings/booking-input.ts";
import { addDays, type Day, dayOf, type Moment } from "#rules/time/moment.ts";
import { repeatTexts as texts } from "#texts/da/corporation/repeat.ts";
import { priceHeading } from "#texts/da/price/price.ts";
import { formatTimes } from "#texts/format/days.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { useCorporation } from "#web/api/session/use-session.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import { DaysCalendar } from "#web/ui/date-time/days-calendar.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { ChosenDays } from "./chosen-days.tsx";
import { priceDays, type RepeatedBooking } from "./repeat-price.ts";
import { useRepeat } from "./use-repeat.ts";
import { useRepeatFacts } from "./use-repeat-facts.ts";

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
  const send = useRepeat(booking.id, (created) => {
    onClose();
    toast.success(texts.done(created));
  });
  const now = serverNow();
  const jobTitle = booking.jobRole.job_title;
  const job = priceHeading(
    booking.number_of_staff,
    jobTitle,
    formatTimes(booking.start_time, booking.end_time),
  );
  const wrong = days.length === 0 ? null : wrongWith(days);
  const lastsDayAndNight = isDayAndNight(booking.start_time, booking.end_time);

  return (
    <Dialog
      isOpen
      width="wide"
      title={texts.title}
      isPending={send.isPending}
      error={wrong ?? send.error}
      onClose={onClose}
      actions={
        <>
          <Button isDisabled={send.isPending} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            variant="primary"
            isDisabled={days.length === 0 || wrong !== null || (lastsDayAndNight && !isMeant)}
            isPending={send.isPending}
            onClick={() => send.book(days, lastsDayAndNight)}
          >
            {texts.confirm(days.length)}
          </Button>
        </>
      }
    >
      <p>{texts.lead(job)}</p>
      <div className="repeat">
        <DaysCalendar
          label={texts.calendar}
          value={days}
          min={asAdmin ? undefined : firstDay(booking, now)}
          max={latestDay(dayOf(now))}
          onChange={(chosen) => {
            send.reset();
            setDays(chosen);
          }}
        />
        {facts && <ChosenDays days={priceDays(booking, days, facts, now)} jobTitle={jobTitle} />}
        {!facts && !hasFailed && <Skeleton shape="list" count={2} label={texts.loadingFees} />}
        {hasFailed && <ErrorState title={texts.feesFailed} onRetry={retry} />}
      </div>
      {lastsDayAndNight && (
        <Checkbox checked={isMeant} onChange={(event) => setIsMeant(event.currentTarget.checked)}>
          {texts.dayAndNight(booking.start_time)}
        </Checkbox>
      )}
      {!asAdmin && !corporation.is_privileged_user && <p className="small dim">{texts.approval}</p>}
    </Dialog>
  );
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
