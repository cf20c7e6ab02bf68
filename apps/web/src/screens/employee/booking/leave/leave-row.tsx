import { CalendarX2, Scale, Thermometer } from "lucide-react";
import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import type { WireEmployeeBooking } from "#contract/bookings/booking.entities.ts";
import { isBeforeSickReports } from "#rules/cancelling/leave.ts";
import { isReason } from "#rules/cancelling/reason.ts";
import { sickReportState } from "#rules/cancelling/sick-report.ts";
import { dayOf, type Moment } from "#rules/time/moment.ts";
import { contractTitles } from "#texts/da/contracts/contract-titles.ts";
import { cancelDialogTexts, employeeBookingTexts } from "#texts/da/employee/employee-booking.ts";
import { leaveTexts as texts } from "#texts/da/employee/shifts/shift-states.ts";
import { formatPhone, phoneLink } from "#texts/format/contact.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { useDraftState } from "#web/api/form-drafts/use-draft-state.ts";
import { useAppState } from "#web/api/session/use-session.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { checkInFactsOf } from "#web/components/jobs/job-terms.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Fold } from "#web/ui/layout/fold.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { CancellationCosts } from "./cancellation-costs.tsx";
import { CardRules } from "./card-rules.tsx";
import { LeaveSummary } from "./leave-summary.tsx";
import { SickDialog } from "./sick-dialog.tsx";
import { useLeave } from "./use-leave.ts";

const REASON_LENGTH = 300;

interface CancelDialogProps {
  job: WireEmployeeBooking;
  startsAt: Moment;
  now: Moment;
  onClose: () => void;
  onLeft: () => void;
  /** To reporting sick instead. */
  onSick: () => void;
}

/** Before what a cancellation costs: whoever is sick reports sick instead, or calls. */
function SickDoor({
  job,
  startsAt,
  now,
  onSick,
}: Pick<CancelDialogProps, "job" | "startsAt" | "now" | "onSick">) {
  const phone = useAppState().config.brand.supportPhone;
  const state = sickReportState(job.date, startsAt, now);
  return (
    <Note tone="blue" icon={Thermometer}>
      <div className="stack stack--tight">
        <p>{texts.sickDoor[state]}</p>
        <p className="row row--wrap">
          {(state === "open" || state === "late") && (
            <Button size="small" onClick={onSick}>
              {texts.sickConfirm}
            </Button>
          )}
          <LinkButton size="small" href={phoneLink(phone)}>
            {texts.call(formatPhone(phone))}
          </LinkButton>
        </p>
      </div>
    </Note>
  );
}

/** Cancelling a confirmed shift: what this one costs first, the rules folded, then the reason. */
function CancelDialog({ job, startsAt, now, onClose, onLeft, onSick }: CancelDialogProps) {
  const [reason, setReason, forget] = useDraftState("cancel", "", (typed) => typed !== "");
  const cost = useApiQuery(jobEndpoints.cancellationCost, { params: { id: job.id } });
  const { leave, refusal, isPending } = useLeave(job.id);
  const forgetAll = () => {
    forget();
    onLeft();
  };
  return (
    <ConfirmDialog
      isOpen
      isRefusing
      isKeepingFirst
      title={cancelDialogTexts.title}
      confirmLabel={cancelDialogTexts.confirm}
      cancelLabel={cancelDialogTexts.keep}
      isBlocked={!isReason(reason)}
      isPending={isPending}
      error={refusal}
      summary={<LeaveSummary job={job} now={now} />}
      onConfirm={() => void leave({ cancellation_reason: reason.trim() }, texts.cancelled, forgetAll)}
      onClose={onClose}
    >
      <SickDoor job={job} startsAt={startsAt} now={now} onSick={onSick} />
      <QueryView
        query={cost}
        skeleton={{ shape: "list", count: 2, label: texts.counting }}
        failedTitle={texts.countFailed}
      >
        {(told) => <CancellationCosts cost={told} startsAt={startsAt} now={now} />}
      </QueryView>
      <Fold title={texts.rules}>
        <CardRules />
      </Fold>
      <TextArea
        label={cancelDialogTexts.reason}
        hint={isReason(reason) ? undefined : texts.reasonFirst}
        rows={2}
        maxLength={REASON_LENGTH}
        hasCounter
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmDialog>
  );
}

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
        <Dialog isOpen title={contractTitles.card_rules} onClose={close}>
          <CardRules />
        </Dialog>
      )}
      {open === "cancel" && <CancelDialog {...way} onSick={() => setOpen("sick")} />}
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

/** On the day itself: the button with what it means now, or from when it works. */
function SickReport({ job, startsAt, now, onOpen }: WaysOutProps & { onOpen: () => void }) {
  const phone = useAppState().config.brand.supportPhone;
  const state = sickReportState(job.date, startsAt, now);
  const canReport = state === "open" || state === "late";
  const why = { too_early: texts.sickLater, open: texts.sickFree, late: texts.sickLate, over: texts.begun }[
    state
  ];
  return (
    <section className="state-next" aria-labelledby="sick-title">
      <h2 className="kicker" id="sick-title">
        {texts.isSick}
      </h2>
      <p>{why}</p>
      <Button size="large" isWide isDisabled={!canReport} onClick={onOpen}>
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
