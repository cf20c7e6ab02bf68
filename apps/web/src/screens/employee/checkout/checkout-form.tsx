import { Wallet } from "lucide-react";
import { FormProvider, useFormContext, useFormState, useWatch } from "react-hook-form";
import type { WireEmployeeCheckout } from "#contract/checkout/checkout.entities.ts";
import type { Times } from "#rules/checkout/times.ts";
import { parseKroner } from "#rules/money/ore.ts";
import { type Day, dayOf } from "#rules/time/moment.ts";
import {
  employeeCheckoutButtons,
  employeeCheckoutTexts as texts,
} from "#texts/da/employee/employee-checkout.ts";
import { formatTimes, wholeDay } from "#texts/format/days.ts";
import { useHasQueuedAction } from "#web/api/offline/offline-queue.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { CorporationMark } from "#web/components/jobs/company-mark.tsx";
import { arrangementOf } from "#web/components/jobs/job-terms.ts";
import { QueuedActionNotes } from "#web/components/jobs/queued-action-notes.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import { Icon } from "#web/ui/icon.tsx";
import type { CheckoutFacts } from "./checkout-facts.ts";
import { Claims, isDisputed } from "./claims.tsx";
import { CorporationRating } from "./company-rating.tsx";
import { PayDetails } from "./pay-details.tsx";
import { StampBanner } from "./stamp-banner.tsx";
import { BothTimes, OwnTimes } from "./times.tsx";
import { type CheckoutValues, useCheckoutForm, useCheckoutState } from "./use-checkout-form.ts";

const EXPLANATION_LENGTH = 140;
const COMMENT_LENGTH = 1000;

/**
 * The hours as the employee says they were, the pay data that is missing, and a word about the company. Each part
 * watches only the fields that it shows.
 */
export function CheckoutForm({ shift }: { shift: WireEmployeeCheckout }) {
  const { form, facts, hasPayBlock, isPending, failure, onSubmit } = useCheckoutForm(shift);
  // What waits on the phone is done: nothing asks for it again.
  const isKept = useHasQueuedAction("check_out", shift.booking.id);
  /** One side's times are sent with one press. */
  function choose({ from, to }: Times) {
    form.setValue("employee_checkin_time", from, { shouldDirty: true });
    form.setValue("employee_checkout_time", to, { shouldDirty: true });
    void onSubmit();
  }

  return (
    <FormProvider {...form}>
      <form className="stack checkout-form" onSubmit={onSubmit} noValidate>
        <QueuedActionNotes bookingId={shift.booking.id} />
        {!isKept && <StampBanner facts={facts} company={shift.corporation.name} />}
        <CheckoutHead shift={shift} />
        {!isKept && isDisputed(facts) ? (
          <Claims {...{ shift, facts }} isPending={isPending} onChoose={choose} />
        ) : (
          <BothTimes facts={facts} comment={shift.time_comment_by_corporation} />
        )}
        <hr className="rule" />
        <OwnTimes job={shift.booking} agreedPay={parseKroner(shift.totalPay) ?? 0} facts={facts} />
        <Explanation facts={facts} written={shift.time_comment_by_employee} />
        {hasPayBlock && <PayDetails employee={shift.employee} />}
        <section className="stack stack--tight">
          <CorporationRating shift={shift} />
          <Comment facts={facts} hasPayBlock={hasPayBlock} written={shift.employee_comment} />
        </section>
        <Payday facts={facts} paymentDate={shift.paymentDate} />
        {failure && (
          <Note tone="brick" role="alert">
            {failure}
          </Note>
        )}
        <SubmitButton {...{ facts, hasPayBlock, isKept, isPending }} />
      </form>
    </FormProvider>
  );
}

/** The day of the pay; while the times are not approved, that it may become a later one. */
function Payday({ facts, paymentDate }: { facts: CheckoutFacts; paymentDate: Day }) {
  const { isLocked } = useCheckoutState(facts);
  return (
    <p className="row row--top small dim">
      <Icon of={Wallet} size={16} />
      <span>
        {texts.paidOn(paymentDate, dayOf(serverNow()))}
        {!isLocked && (
          <>
            <br />
            {texts.paidOnHint}
          </>
        )}
      </span>
    </p>
  );
}

/** Asked for while the times are longer than the company's, or than the booking. */
function Explanation({ facts, written }: { facts: CheckoutFacts; written: string }) {
  const { mustExplain } = useCheckoutState(facts);
  const { register, control } = useFormContext<CheckoutValues>();
  const { errors } = useFormState({ control, name: "time_comment_by_employee" });
  if (!mustExplain) return null;
  return (
    <TextArea
      label={texts.explanation}
      hint={texts.explanationHint}
      rows={3}
      maxLength={EXPLANATION_LENGTH}
      hasCounter
      required
      defaultValue={written}
      error={errors.time_comment_by_employee?.message}
      {...register("time_comment_by_employee")}
    />
  );
}

interface CommentProps {
  facts: CheckoutFacts;
  hasPayBlock: boolean;
  written: string;
}

/** A word to the office; only read once nothing is sent any more. */
function Comment({ facts, hasPayBlock, written }: CommentProps) {
  const { isLocked } = useCheckoutState(facts);
  const { register, control } = useFormContext<CheckoutValues>();
  const { errors } = useFormState({ control, name: "employee_comment" });
  const isDone = isLocked && !hasPayBlock;
  if (isDone && written === "") return null;
  return (
    <TextArea
      label={texts.comment}
      note={texts.commentHint}
      rows={2}
      maxLength={COMMENT_LENGTH}
      isReadOnly={isDone}
      error={errors.employee_comment?.message}
      {...register("employee_comment")}
    />
  );
}

interface SubmitButtonProps {
  facts: CheckoutFacts;
  hasPayBlock: boolean;
  isKept: boolean;
  isPending: boolean;
}

/** Solid while there is something to do: the employee's move, or something changed that is neither sent nor kept. */
function SubmitButton({ facts, hasPayBlock, isKept, isPending }: SubmitButtonProps) {
  const { draft, button, mustExplain, isLocked, isOwnMove } = useCheckoutState(facts);
  const { control } = useFormContext<CheckoutValues>();
  const { isDirty } = useFormState({ control });
  const isWanted = !isKept && (isOwnMove || isDirty || hasPayBlock);
  const explanation = useWatch({ control, name: "time_comment_by_employee" });
  const isUnexplained = mustExplain && explanation.trim() === "";
  const isBlocked = !draft.from || !draft.to || isUnexplained || (isLocked && !hasPayBlock);
  return (
    <Button
      type="submit"
      variant={isWanted ? "primary" : undefined}
      size="large"
      isWide
      isDisabled={isBlocked}
      isPending={isPending}
    >
      {employeeCheckoutButtons[isKept ? "update" : button]}
    </Button>
  );
}

/** Whose shift it was, and what was booked. */
function CheckoutHead({ shift }: { shift: WireEmployeeCheckout }) {
  const { booking, corporation } = shift;
  return (
    <>
      <section className="co-line">
        <CorporationMark of={corporation} size={48} />
        <div>
          <h1 className="h2">{corporation.name}</h1>
          <p className="dim">
            {booking.jobRole.job_title}, {arrangementOf(booking)}
          </p>
        </div>
      </section>
      <p className="row row--apart row--wrap">
        <b className="strong">{wholeDay(booking.date, dayOf(serverNow()))}</b>
        <span>{texts.booked(formatTimes(booking.start_time, booking.end_time))}</span>
      </p>
    </>
  );
}
