import { Wallet } from "lucide-react";
import type { WireEmployeeCheckout } from "#contract/checkout/entities.ts";
import { employeeBanner } from "#rules/checkout/employee-banner.ts";
import { needsExplanation } from "#rules/checkout/stamp.ts";
import { dayOf } from "#rules/time/moment.ts";
import {
  employeeCheckoutButtons,
  employeeCheckoutTexts as texts,
} from "#texts/da/employee/employee-checkout.ts";
import { formatDay } from "#texts/format/days.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import { classNames } from "#web/ui/foundation/class-names.ts";
import { Icon } from "#web/ui/icon.tsx";
import { BothTimes } from "./both-times.tsx";
import { bannerFactsOf } from "./checkout-facts.ts";
import { CheckoutHead } from "./checkout-head.tsx";
import { CompanyRating } from "./company-rating.tsx";
import { OwnTimes } from "./own-times.tsx";
import { PayDetails } from "./pay-details.tsx";
import { StampBanner } from "./stamp-banner.tsx";
import { useCheckoutForm } from "./use-checkout-form.ts";

const EXPLANATION_LENGTH = 140;
const COMMENT_LENGTH = 1000;

/** The hours as the employee says they were, the pay data that is missing, and a word about the company. */
export function CheckoutForm({ shift }: { shift: WireEmployeeCheckout }) {
  const { prefill } = employeeBanner({ ...bannerFactsOf(shift), draft: null });
  const { form, facts, hasPayBlock, isPending, onSubmit } = useCheckoutForm(shift, prefill);
  const { errors } = form.formState;
  const [from, to, explanation] = form.watch([
    "employee_checkin_time",
    "employee_checkout_time",
    "time_comment_by_employee",
  ]);
  const draft = { from, to };
  const { banner, button, muted, locked } = employeeBanner({ ...facts, draft });
  // While a new time is offered, the pickers hold the company's; what was stamped stays in sight.
  const own = (banner === "rejected_approve_new" && facts.employee) || draft;
  const mustExplain = !locked && needsExplanation(draft, facts.company, facts.booked);
  const isBlocked = !from || !to || (mustExplain && explanation.trim() === "") || (locked && !hasPayBlock);

  return (
    <form className="stack checkout-form" onSubmit={onSubmit} noValidate>
      <StampBanner banner={banner} draft={draft} company={facts.company} />
      <CheckoutHead shift={shift} />
      <BothTimes facts={facts} own={own} comment={shift.time_comment_by_corporation} />
      <hr className="rule" />
      <OwnTimes
        job={shift.booking}
        draft={draft}
        errors={{
          from: errors.employee_checkin_time?.message,
          to: errors.employee_checkout_time?.message,
        }}
        onChange={(side, time) =>
          form.setValue(side === "from" ? "employee_checkin_time" : "employee_checkout_time", time, {
            shouldValidate: form.formState.isSubmitted,
          })
        }
        isLocked={locked}
        className={classNames(muted && "is-muted")}
      />
      {mustExplain && (
        <TextArea
          label={texts.explanation}
          hint={texts.explanationHint}
          rows={3}
          maxLength={EXPLANATION_LENGTH}
          hasCounter
          required
          defaultValue={shift.time_comment_by_employee}
          error={errors.time_comment_by_employee?.message}
          {...form.register("time_comment_by_employee")}
        />
      )}
      {hasPayBlock && <PayDetails form={form} employee={shift.employee} />}
      <section className="stack stack--tight">
        <CompanyRating shift={shift} />
        <TextArea
          label={texts.comment}
          note={texts.commentHint}
          rows={2}
          maxLength={COMMENT_LENGTH}
          error={errors.employee_comment?.message}
          {...form.register("employee_comment")}
        />
      </section>
      <p className="row small dim" title={texts.paidOnHint}>
        <Icon of={Wallet} size={16} />
        {texts.paidOn(formatDay(shift.paymentDate, dayOf(serverNow())))}
      </p>
      <Button
        type="submit"
        variant="primary"
        size="large"
        isWide
        isDisabled={isBlocked}
        isPending={isPending}
      >
        {employeeCheckoutButtons[button]}
      </Button>
    </form>
  );
}
