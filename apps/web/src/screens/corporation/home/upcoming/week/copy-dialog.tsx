import { useState } from "react";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { isDayAndNight } from "#rules/bookings/booking-input.ts";
import { type Day, dayOf } from "#rules/time/moment.ts";
import { copyShiftTexts as texts } from "#texts/da/corporation/company-week.ts";
import { repeatTexts } from "#texts/da/corporation/repeat.ts";
import { formatAddress } from "#texts/format/contact.ts";
import { formatDay, formatTimes, keepDays } from "#texts/format/days.ts";
import { formatStaff } from "#texts/format/staff.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { useCorporation } from "#web/api/session/use-session.ts";
import { Commitment } from "#web/components/bookings/commitment.tsx";
import { OwnerLimitNote } from "#web/components/bookings/owner-limit-note.tsx";
import { sentWords } from "#web/components/bookings/sent-words.ts";
import { ChosenDays } from "#web/components/repeat/chosen-days.tsx";
import { priceDays } from "#web/components/repeat/repeat-price.ts";
import { useBookDays } from "#web/components/repeat/use-book-days.ts";
import { useRepeatFacts } from "#web/components/repeat/use-repeat-facts.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import { NativeSelect } from "#web/ui/choices/native-select.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { Facts } from "#web/ui/tables/facts.tsx";
import { daysToCopyTo } from "./week-shifts.ts";

interface CopyDialogProps {
  booking: WireCorporationBooking;
  /** Where it was dropped; null from the menu: the first day that can be booked is offered. */
  day: Day | null;
  /** The days to choose from. */
  days: readonly Day[];
  onClose: () => void;
}

/** Books the job of a shift for one other day, once its day, people, place and price have been seen. */
export function CopyDialog({ booking, day, days, onClose }: CopyDialogProps) {
  const { corporation, asAdmin } = useCorporation();
  const now = serverNow();
  const choices = daysToCopyTo(booking, days, asAdmin, now);
  const [chosen, setChosen] = useState(day ?? choices.find((other) => other > booking.date) ?? choices[0]);
  const [isMeant, setMeant] = useState(false);
  const { facts, hasFailed, retry } = useRepeatFacts();
  const dayWords = chosen ? keepDays(formatDay(chosen, dayOf(now))) : "";
  const copy = useBookDays(booking, (made) => {
    onClose();
    toast.success(sentWords(made) ?? texts.done(dayWords));
  });
  const lastsDayAndNight = isDayAndNight(booking.start_time, booking.end_time);
  const priced = facts && chosen ? priceDays(booking, [chosen], facts, now) : null;

  return (
    <>
      <Dialog
        isOpen
        title={texts.title}
        isPending={copy.isPending}
        error={copy.error}
        onClose={onClose}
        summary={
          chosen && (
            <Commitment
              what={[
                dayWords,
                formatStaff(booking.number_of_staff, booking.jobRole.job_title),
                booking.address,
              ]}
              label={texts.total}
              amount={priced?.[0]?.price.total ?? 0}
            />
          )
        }
        actions={
          <>
            <Button isDisabled={copy.isPending} onClick={onClose}>
              {repeatTexts.cancel}
            </Button>
            <Button
              variant="primary"
              isDisabled={!chosen || !priced || (lastsDayAndNight && !isMeant)}
              isPending={copy.isPending}
              onClick={() => chosen && copy.book([chosen], lastsDayAndNight)}
            >
              {chosen ? texts.confirm(dayWords) : repeatTexts.confirm(0)}
            </Button>
          </>
        }
      >
        <OwnerLimitNote total={priced?.[0]?.price.total ?? 0} />
        <p className="dim">{texts.lead}</p>
        {choices.length === 0 ? (
          <Note tone="blue">{texts.noDays}</Note>
        ) : (
          <NativeSelect
            label={texts.day}
            value={chosen}
            options={choices.map((choice) => ({ value: choice, label: formatDay(choice, dayOf(now)) }))}
            onChange={(event) => {
              copy.reset();
              setChosen(event.currentTarget.value);
            }}
          />
        )}
        <Facts
          facts={[
            { term: texts.facts.time, value: formatTimes(booking.start_time, booking.end_time) },
            { term: texts.facts.job, value: formatStaff(booking.number_of_staff, booking.jobRole.job_title) },
            {
              term: texts.facts.place,
              value: formatAddress(booking.address, booking.zip_code, booking.city),
            },
          ]}
        />
        {priced && <ChosenDays days={priced} jobTitle={booking.jobRole.job_title} />}
        {!facts && !hasFailed && <Skeleton shape="list" label={repeatTexts.loadingFees} />}
        {hasFailed && <ErrorState title={repeatTexts.feesFailed} onRetry={retry} />}
        {lastsDayAndNight && (
          <Checkbox checked={isMeant} onChange={(event) => setMeant(event.currentTarget.checked)}>
            {repeatTexts.dayAndNight(booking.start_time)}
          </Checkbox>
        )}
        {!asAdmin && !corporation.is_privileged_user && (
          <p className="small dim">{repeatTexts.approval(1)}</p>
        )}
      </Dialog>
      {copy.question}
    </>
  );
}
