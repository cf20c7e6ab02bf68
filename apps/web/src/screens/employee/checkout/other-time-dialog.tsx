import type { ReactNode } from "react";
import type { WireEmployeeBooking } from "#contract/bookings/booking.entities.ts";
import { isSame, type Times } from "#rules/checkout/times.ts";
import type { Ore } from "#rules/money/ore.ts";
import { checkoutHoursBetween } from "#rules/time/duration.ts";
import {
  claimTexts,
  employeeCheckoutButtons,
  otherTimeTexts as texts,
} from "#texts/da/employee/employee-checkout.ts";
import { formatTimes } from "#texts/format/days.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { ShiftStrip } from "#web/ui/marks/shift-strip.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { type CheckoutFacts, payOf } from "./checkout-facts.ts";
import { TimePickers } from "./times.tsx";
import { useCheckoutState, useIsUnexplained } from "./use-checkout-form.ts";

interface OtherTimeDialogProps {
  job: WireEmployeeBooking;
  facts: CheckoutFacts;
  /** What it is opened for, null while it is closed: explaining the own times, or others. */
  writing: "own" | "other" | null;
  isPending: boolean;
  failure: string | undefined;
  /** Why the time is longer, where that is asked for. */
  explanation: ReactNode;
  onSend: () => void;
  /** Closes it and keeps what is typed. */
  onClose: () => void;
  /** Closes it and forgets what is typed. */
  onCancel: () => void;
}

/** Times that are neither side's, with what they pay against the company's while they are chosen. */
export function OtherTimeDialog(props: OtherTimeDialogProps) {
  const { job, facts, writing, isPending, failure, explanation, onSend, onClose, onCancel } = props;
  const { draft } = useCheckoutState(facts);
  const isUnexplained = useIsUnexplained(facts);
  const { company, booked } = facts;
  if (company === null) return null;
  const times = formatTimes(draft.from, draft.to);
  const isTheirs = isSame(draft, company);
  return (
    <Dialog
      isOpen={writing !== null}
      onClose={onClose}
      title={writing === "own" ? texts.holdOn : texts.open}
      isPending={isPending}
      {...(failure && { error: failure })}
      summary={
        <p className="row row--apart commit-what" aria-live="polite">
          <span>{texts.thisTime}</span>
          <b className="strong nowrap">
            {times}, {formatKronerUnit(payOf(job, draft) ?? 0)}
          </b>
        </p>
      }
      actions={
        <>
          <Button isDisabled={isPending} onClick={onCancel}>
            {texts.cancel}
          </Button>
          <Button variant="primary" isPending={isPending} isDisabled={isUnexplained} onClick={onSend}>
            {isTheirs ? employeeCheckoutButtons.approve_time : texts.send}
          </Button>
        </>
      }
    >
      <div className="stack other-time">
        <TimePickers />
        <ShiftStrip {...draft} agreed={company} closeUp={booked} label={times} />
        {isTheirs ? (
          <Note tone="blue">{claimTexts.choseTheirs}</Note>
        ) : (
          <Against {...{ job, draft, company }} />
        )}
        {explanation}
      </div>
    </Dialog>
  );
}

interface AgainstProps {
  job: WireEmployeeBooking;
  draft: Times;
  company: Times;
}

/** What the company's times pay, and what the chosen ones pay more or less. */
function Against({ job, draft, company }: AgainstProps) {
  const theirs: Ore = payOf(job, company) ?? 0;
  const more = (payOf(job, draft) ?? 0) - theirs;
  return (
    <dl className="bridge">
      <div>
        <dt>{texts.theirs}</dt>
        <dd>{formatKronerUnit(theirs)}</dd>
      </div>
      <div>
        <dt>{texts.against(hoursOf(draft) - hoursOf(company))}</dt>
        <dd>
          {more > 0 && "+"}
          {formatKronerUnit(more)}
        </dd>
      </div>
    </dl>
  );
}

const hoursOf = ({ from, to }: Times) => checkoutHoursBetween(from, to);
