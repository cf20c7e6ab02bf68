import { Wallet } from "lucide-react";
import { FormProvider, useFormContext, useFormState } from "react-hook-form";
import type { WireEmployeeCheckout } from "#contract/checkout/checkout.entities.ts";
import { isSame, type Times } from "#rules/checkout/times.ts";
import { parseKroner } from "#rules/money/ore.ts";
import { type Day, dayOf } from "#rules/time/moment.ts";
import { bookingNumber } from "#texts/da/common/booking-number.ts";
import {
  claimTexts,
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
import { type CheckoutFacts, checkoutStateOf, isDisputed } from "./checkout-facts.ts";
import { Claims } from "./claims.tsx";
import { CorporationRating } from "./company-rating.tsx";
import { OtherTimeDialog } from "./other-time-dialog.tsx";
import { PayDetails } from "./pay-details.tsx";
import { StampBanner } from "./stamp-banner.tsx";
import { BothTimes, OwnTimes } from "./times.tsx";
import {
  type CheckoutValues,
  useCheckoutForm,
  useCheckoutState,
  useIsUnexplained,
} from "./use-checkout-form.ts";

/** What «Annuller» forgets of other times. */
const answerFields = ["employee_checkin_time", "employee_checkout_time", "time_comment_by_employee"] as const;

const EXPLANATION_LENGTH = 140;
const COMMENT_LENGTH = 1000;

/**
 * The hours as the employee says they were, the pay data that is missing, and a word about the company. Each part
 * watches only the fields that it shows.
 */
export function CheckoutForm({ shift }: { shift: WireEmployeeCheckout }) {
  const { form, facts, hasPayBlock, isPending, failure, onSubmit, writing, setWriting } =
    useCheckoutForm(shift);
  // What waits on the phone is done: nothing asks for it again.
  const isKept = useHasQueuedAction("check_out", shift.booking.id);
  const isAnswer = !isKept && isDisputed(facts);
  const show = ({ from, to }: Times) => {
    form.setValue("employee_checkin_time", from, { shouldDirty: true });
    form.setValue("employee_checkout_time", to, { shouldDirty: true });
  };

  /** One side's times are sent with one press; what has to be explained first opens the pickers with them. */
  function choose(times: Times) {
    show(times);
    if (isSame(times, facts.company)) form.resetField("time_comment_by_employee");
    const isExplained = form.getValues("time_comment_by_employee").trim() !== "";
    if (checkoutStateOf(facts, times).mustExplain && !isExplained) return setWriting("own");
    void onSubmit();
  }

  /** Other times begin with the own ones, unless some are chosen already. */
  function writeOther() {
    const [from, to] = form.getValues(["employee_checkin_time", "employee_checkout_time"]);
    if (facts.employee && isSame({ from, to }, facts.company)) show(facts.employee);
    setWriting("other");
  }

  function forgetOther() {
    for (const name of answerFields) form.resetField(name);
    setWriting(null);
  }

  return (
    <FormProvider {...form}>
      <form
        className="stack checkout-form"
        onSubmit={isAnswer ? (event) => event.preventDefault() : onSubmit}
        noValidate
      >
        <QueuedActionNotes bookingId={shift.booking.id} />
        {!isKept && <StampBanner facts={facts} company={shift.corporation.name} />}
        <CheckoutHead shift={shift} />
        {!isKept && hasTheirTimes(facts) ? (
          <Claims {...{ shift, facts }} isPending={isPending} onChoose={choose} onWriteOther={writeOther} />
        ) : (
          <BothTimes facts={facts} comment={shift.time_comment_by_corporation} />
        )}
        {isAnswer ? (
          <OtherTimeDialog
            {...{ facts, isPending, failure }}
            job={shift.booking}
            writing={writing}
            explanation={<Explanation facts={facts} written={shift.time_comment_by_employee} />}
            onSend={() => void onSubmit()}
            onClose={() => setWriting(null)}
            onCancel={forgetOther}
          />
        ) : (
          <>
            <hr className="rule" />
            <OwnTimes job={shift.booking} agreedPay={parseKroner(shift.totalPay) ?? 0} facts={facts} />
            <Explanation facts={facts} written={shift.time_comment_by_employee} />
          </>
        )}
        {hasPayBlock && <PayDetails employee={shift.employee} />}
        <section className="stack stack--tight">
          <CorporationRating shift={shift} />
          <Comment
            {...{ facts, hasPayBlock }}
            written={shift.employee_comment}
            isSentAlong={isAnswer && facts.move.by === "employee"}
          />
        </section>
        <Payday facts={facts} paymentDate={shift.paymentDate} />
        {failure && !writing && (
          <Note tone="brick" role="alert">
            {failure}
          </Note>
        )}
        {isAnswer ? (
          <UpdateButton {...{ facts, hasPayBlock, isPending }} onSend={choose} />
        ) : (
          <SubmitButton {...{ facts, hasPayBlock, isKept, isPending }} />
        )}
      </form>
    </FormProvider>
  );
}

/** Whether the company has written times that are not the employee's, and can still be answered. */
function hasTheirTimes({ employee, company, isApprovedByAdmin }: CheckoutFacts): boolean {
  return company !== null && !isSame(employee, company) && !isApprovedByAdmin;
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
  /** Whether one of the answers above takes it along. */
  isSentAlong: boolean;
}

/** A word to the office; only read once nothing is sent any more. */
function Comment({ facts, hasPayBlock, written, isSentAlong }: CommentProps) {
  const { isLocked } = useCheckoutState(facts);
  const { register, control } = useFormContext<CheckoutValues>();
  const { errors } = useFormState({ control, name: "employee_comment" });
  const isDone = isLocked && !hasPayBlock;
  if (isDone && written === "") return null;
  return (
    <TextArea
      label={texts.comment}
      note={isSentAlong ? claimTexts.commentGoesAlong : texts.commentHint}
      rows={2}
      maxLength={COMMENT_LENGTH}
      isReadOnly={isDone}
      error={errors.employee_comment?.message}
      {...register("employee_comment")}
    />
  );
}

interface UpdateButtonProps {
  facts: CheckoutFacts;
  hasPayBlock: boolean;
  isPending: boolean;
  /** Sends the form with these times. */
  onSend: (times: Times) => void;
}

/** Sends what is written beside the times while it is the company's move; nothing where nothing is. */
function UpdateButton({ facts, hasPayBlock, isPending, onSend }: UpdateButtonProps) {
  const { control } = useFormContext<CheckoutValues>();
  const { dirtyFields } = useFormState({ control });
  const { employee, move } = facts;
  if (employee === null || move.by === "employee" || !(hasPayBlock || dirtyFields.employee_comment))
    return null;
  return (
    <Button variant="primary" size="large" isWide isPending={isPending} onClick={() => onSend(employee)}>
      {employeeCheckoutButtons.update}
    </Button>
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
  const { draft, button, isLocked, isOwnMove } = useCheckoutState(facts);
  const isUnexplained = useIsUnexplained(facts);
  const { control } = useFormContext<CheckoutValues>();
  const { isDirty } = useFormState({ control });
  const isWanted = !isKept && (isOwnMove || isDirty || hasPayBlock);
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
            {booking.jobRole.job_title}, {arrangementOf(booking)} · {bookingNumber(booking.id)}
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
