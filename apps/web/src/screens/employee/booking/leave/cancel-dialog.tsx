import { Snowflake, Star } from "lucide-react";
import type { ReactNode } from "react";
import { jobEndpoints } from "#contract/applications/endpoints.ts";
import type { WireEmployeeBooking } from "#contract/bookings/entities.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { hoursRemaining } from "#rules/bookings/status.ts";
import { isReason } from "#rules/cancelling/leave.ts";
import { dayOf, HOUR_MS, type Moment } from "#rules/time/moment.ts";
import { cancellationPolicy } from "#texts/da/contracts/agreement.ts";
import { cancelDialogTexts } from "#texts/da/employee/employee-booking.ts";
import { leaveTexts as texts } from "#texts/da/employee/shifts/shift-states.ts";
import { wholeDay } from "#texts/format/days.ts";
import { formatRating, plural } from "#texts/format/numbers.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { useDraftState } from "#web/api/form-drafts/use-draft-state.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Fold } from "#web/ui/layout/fold.tsx";
import { Reasons } from "#web/ui/layout/reasons.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { LeaveSummary } from "./leave-summary.tsx";
import { useLeave } from "./use-leave.ts";

type Cost = AnswerOf<typeof jobEndpoints.cancellationCost>;

const REASON_LENGTH = 300;

interface CancelDialogProps {
  job: WireEmployeeBooking;
  startsAt: Moment;
  now: Moment;
  onClose: () => void;
  onLeft: () => void;
}

/** Cancelling a confirmed shift: what this one costs first, the rules folded, then the reason. */
export function CancelDialog({ job, startsAt, now, onClose, onLeft }: CancelDialogProps) {
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
      <QueryView
        query={cost}
        skeleton={{ shape: "list", count: 2, label: texts.counting }}
        failedTitle={texts.countFailed}
      >
        {(told) => <Costs cost={told} startsAt={startsAt} now={now} />}
      </QueryView>
      <Fold title={texts.rules}>
        <Reasons sentences={cancellationPolicy} />
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
      <p className="small dim">{texts.sickDoor}</p>
    </ConfirmDialog>
  );
}

function Costs({ cost, startsAt, now }: { cost: Cost; startsAt: Moment; now: Moment }) {
  const isRed = cost.card === "red";
  const until = cost.freeze_until === null ? null : Date.parse(cost.freeze_until);
  return (
    <section className="costs" aria-labelledby="costs-title">
      <p id="costs-title">
        <b className="strong">{texts.costs}</b>
      </p>
      <ul>
        <CostLine
          tone="card"
          icon={<span className={isRed ? "pcard-mark pcard--brick" : "pcard-mark pcard--amber"} />}
          title={isRed ? texts.red : texts.yellow}
          why={isRed ? texts.redWhy : texts.yellowWhy}
        />
        {until !== null && (
          <CostLine
            tone="brick"
            icon={<Icon of={Snowflake} />}
            title={texts.frozen(wholeDay(dayOf(until), dayOf(now)))}
            why={texts.frozenWhy(Math.round((until - now) / (24 * HOUR_MS)))}
          />
        )}
        {cost.star && (
          <CostLine tone="ink" icon={<Icon of={Star} />} title={texts.star} why={starWhy(cost.star)} />
        )}
      </ul>
      <p className="small dim">
        {cost.is_late && `${texts.late(hoursLeft(startsAt, now))} `}
        {texts.lapses}
      </p>
    </section>
  );
}

interface CostLineProps {
  tone: "card" | "brick" | "ink";
  icon: ReactNode;
  title: string;
  why: string;
}

function CostLine({ tone, icon, title, why }: CostLineProps) {
  return (
    <li className={`cost cost--${tone}`}>
      <span className="cost-ic" aria-hidden="true">
        {icon}
      </span>
      <span>
        <b className="strong">{title}</b>
        <span className="small dim">{why}</span>
      </span>
    </li>
  );
}

function starWhy({ before, after }: NonNullable<Cost["star"]>): string {
  return before === null ? texts.starFirst : texts.starWhy(formatRating(before), formatRating(after));
}

function hoursLeft(startsAt: Moment, now: Moment): string {
  return plural(Math.max(1, Math.floor(hoursRemaining(now, startsAt))), "time", "timer");
}
