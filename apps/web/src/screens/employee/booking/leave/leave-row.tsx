import { CalendarX2, Scale, Thermometer } from "lucide-react";
import type { WireEmployeeBooking } from "#contract/bookings/booking.entities.ts";
import { isBeforeSickReports } from "#rules/cancelling/leave.ts";
import { sickReportState } from "#rules/cancelling/sick-report.ts";
import { dayOf, type Moment } from "#rules/time/moment.ts";
import { cancellationPolicy, cancellationPolicyTitle } from "#texts/da/contracts/agreement.ts";
import { employeeBookingTexts } from "#texts/da/employee/employee-booking.ts";
import { leaveTexts as texts } from "#texts/da/employee/shifts/shift-states.ts";
import { formatPhone, phoneLink } from "#texts/format/contact.ts";
import { useDraftState } from "#web/api/form-drafts/use-draft-state.ts";
import { useAppState } from "#web/api/session/use-session.ts";
import { checkInFactsOf } from "#web/components/jobs/job-terms.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Reasons } from "#web/ui/layout/reasons.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { CancelDialog } from "./cancel-dialog.tsx";
import { SickDialog } from "./sick-dialog.tsx";

interface LeaveRowProps {
  job: WireEmployeeBooking;
  now: Moment;
}

/** The ways out of a confirmed shift until it begins; while it runs, whom to call. */
export function LeaveRow({ job, now }: LeaveRowProps) {
  const { startsAt, endsAt } = checkInFactsOf(job);
  if (startsAt === null) return null;
  if (now < startsAt) return <WaysOut job={job} now={now} startsAt={startsAt} />;
  return endsAt !== null && now < endsAt ? <BegunShift /> : null;
}

interface WaysOutProps extends LeaveRowProps {
  startsAt: Moment;
}

/**
 * On the shift's day the sick report first, then cancelling and its rules. Which of them was being gone stands open
 * again after a reload.
 */
function WaysOut({ job, startsAt, now }: WaysOutProps) {
  const [open, setOpen, forget] = useDraftState<"rules" | "cancel" | "sick" | null>("leave", null, Boolean);
  const close = () => setOpen(null);
  const way = { job, startsAt, now, onClose: close, onLeft: forget };
  return (
    <>
      {dayOf(now) === job.date && (
        <SickReport job={job} now={now} startsAt={startsAt} onOpen={() => setOpen("sick")} />
      )}
      <div className="row cancel-row">
        <Button onClick={() => setOpen("rules")}>
          <Icon of={Scale} size={16} />
          {employeeBookingTexts.cancellationRules}
        </Button>
        {!isBeforeSickReports(startsAt, now) && (
          <Button variant="refuse" onClick={() => setOpen("cancel")}>
            <Icon of={CalendarX2} size={16} />
            {employeeBookingTexts.cancel}
          </Button>
        )}
      </div>
      {open === "rules" && (
        <Dialog isOpen title={cancellationPolicyTitle} onClose={close}>
          <Reasons sentences={cancellationPolicy} />
        </Dialog>
      )}
      {open === "cancel" && <CancelDialog {...way} />}
      {open === "sick" && <SickDialog {...way} />}
    </>
  );
}

/** Once the shift has begun only a call helps. */
function BegunShift() {
  const phone = useAppState().config.brand.supportPhone;
  return (
    <section className="state-next" aria-labelledby="begun-title">
      <h2 className="kicker" id="begun-title">
        {texts.isSickOrLate}
      </h2>
      <p>{texts.begun}</p>
      <LinkButton isWide href={phoneLink(phone)}>
        {texts.call(formatPhone(phone))}
      </LinkButton>
    </section>
  );
}

/** On the day itself: the button, or from when it works, or that it is too late for it. */
function SickReport({ job, startsAt, now, onOpen }: WaysOutProps & { onOpen: () => void }) {
  const phone = useAppState().config.brand.supportPhone;
  const state = sickReportState(job.date, startsAt, now);
  const why = { too_early: texts.sickLater, open: null, over: texts.sickOver }[state];
  return (
    <section className="state-next" aria-labelledby="sick-title">
      <h2 className="kicker" id="sick-title">
        {texts.isSick}
      </h2>
      <p>{why ?? texts.sickFree}</p>
      <Button size="large" isWide isDisabled={state !== "open"} onClick={onOpen}>
        <Icon of={Thermometer} size={16} />
        {texts.sickConfirm}
      </Button>
      {state !== "open" && (
        <LinkButton isWide href={phoneLink(phone)}>
          {texts.call(formatPhone(phone))}
        </LinkButton>
      )}
    </section>
  );
}
