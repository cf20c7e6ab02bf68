import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { checkoutEndpoints } from "#contract/checkout/checkout.endpoints.ts";
import type { WireEmployeeCheckout } from "#contract/checkout/checkout.entities.ts";
import { employeeStampFields, payDataFields } from "#contract/checkout/checkout-forms.ts";
import { employeeBanner } from "#rules/checkout/employee-banner.ts";
import type { Times } from "#rules/checkout/times.ts";
import { employeeToasts } from "#texts/da/common/toasts/employee.ts";
import { employeeCheckoutTexts } from "#texts/da/employee/employee-checkout.ts";
import { offlineTexts } from "#texts/da/employee/phone/offline.ts";
import { formatPhone } from "#texts/format/contact.ts";
import { answers, keyOf, useApiMutation } from "#web/api/calls/answers.ts";
import { ApiError, isUnanswered } from "#web/api/calls/call.ts";
import { useDraftForm } from "#web/api/form-drafts/use-draft-form.ts";
import { useFollowedForm } from "#web/api/form-drafts/use-followed-form.ts";
import { useApiForm } from "#web/api/forms/use-api-form.ts";
import { offlineQueue, queuedActionOf } from "#web/api/offline/offline-queue.ts";
import { useAppState } from "#web/api/session/use-session.ts";
import { shownOf, untouchedOf } from "#web/components/fields/pay-numbers.tsx";
import { lostText } from "#web/components/jobs/lost-call.ts";
import { toast } from "#web/ui/overlays/toast.ts";
import {
  asksForPayDetails,
  type CheckoutFacts,
  checkoutFactsOf,
  checkoutStateOf,
  isDisputed,
} from "./checkout-facts.ts";

/** What stands in the fields. */
export interface CheckoutValues {
  employee_checkin_time: string;
  employee_checkout_time: string;
  time_comment_by_employee: string;
  employee_comment: string;
  cpr_nr: string;
  bank_reg_nr: string;
  bank_account_nr: string;
  tax_card_type: string;
}

const stamp = z.object({
  employee_checkin_time: employeeStampFields.employee_checkin_time,
  employee_checkout_time: employeeStampFields.employee_checkout_time,
  time_comment_by_employee: employeeStampFields.time_comment_by_employee,
  employee_comment: employeeStampFields.employee_comment,
});

/** Never kept on the phone. */
const payFields = ["cpr_nr", "bank_reg_nr", "bank_account_nr"] as const;

/** What is sent while pay data is missing; a schema leaves out every field that it does not name. */
const stampWithPayData = z.extend(stamp, payDataFields);

/** Numbers that are stored and not shown are not asked for. */
function payFormOf(employee: WireEmployeeCheckout["employee"]) {
  const untouched = untouchedOf(employee, {});
  const asked = Object.entries(payDataFields).filter(([name]) => !untouched.includes(name));
  return z.extend(stamp, Object.fromEntries(asked)) as unknown as typeof stampWithPayData;
}

type Stamp = z.output<typeof stamp> & Partial<z.output<typeof stampWithPayData>>;

/** The form of one shift; its parts read it from their `FormProvider`. */
export function useCheckoutForm(shift: WireEmployeeCheckout) {
  const { config, refresh } = useAppState();
  const [failure, setFailure] = useState<string>();
  const [writing, setWriting] = useState<"own" | "other" | null>(null);
  const hasPayBlock = asksForPayDetails(shift);
  const facts = checkoutFactsOf(shift);
  const { employee } = shift;
  const values = valuesOf(shift, facts);
  const { form, showFieldErrors } = useApiForm<CheckoutValues, Stamp>({
    schema: hasPayBlock ? payFormOf(employee) : stamp,
    defaultValues: values,
  });
  const forget = useDraftForm("checkout", form, payFields);
  useFollowedForm(form, values, {
    said: [facts.company, shift.time_comment_by_corporation, facts.rejectedByCorporation],
    isClosed: shift.admin_approve_checkout,
    onKept: () => {
      toast.info(employeeCheckoutTexts.typedStays);
      if (isDisputed(facts)) setWriting("other");
    },
  });
  const shiftKey = keyOf(checkoutEndpoints.employeeShift, { params: { shiftId: shift.id } });
  const send = useApiMutation(checkoutEndpoints.employeeStamp);

  async function submit(own: Stamp) {
    toast.withdraw(employeeToasts.checkoutInvalid);
    setFailure(undefined);
    toast.withdraw(employeeToasts.somethingWrong);
    try {
      const saved = await send.mutateAsync({ body: { booking_id: shift.booking.id, ...own } });
      forget();
      setWriting(null);
      form.reset(form.getValues(), { keepFieldsRef: true });
      answers.setQueryData(shiftKey, saved);
      if (saved.cpr_not_saved) {
        // The fields that are asked again, and the sentence below them, stay in sight.
        setFailure(saved.cpr_not_saved);
        toast.warning(employeeToasts.checkedOutWithoutCpr);
      } else {
        toast.success(employeeToasts.checkedOut);
        // The banner on top now says whose move it is.
        window.scrollTo({ top: 0 });
      }
      await refresh();
    } catch (error) {
      if (isUnanswered(error)) return keep(own);
      showFieldErrors(error);
      setFailure(lostText(error, formatPhone(config.brand.supportPhone)));
      toast.error((error instanceof ApiError && error.sentence) || employeeToasts.somethingWrong);
    }
  }

  function keep(own: Stamp) {
    if (hasPayBlock) return toast.warning(offlineTexts.payDataNeedsConnection);
    offlineQueue.add(queuedActionOf("check_out", employee.id, shift.booking, own));
    forget();
    setWriting(null);
    toast.success(offlineTexts.keptCheckOut);
    window.scrollTo({ top: 0 });
  }

  return {
    form,
    facts,
    hasPayBlock,
    isPending: send.isPending,
    failure,
    /** What the pickers are open for: an explanation of the own times, or times that are neither side's. */
    writing,
    setWriting,
    onSubmit: form.handleSubmit(submit, () => toast.warning(employeeToasts.checkoutInvalid)),
  };
}

/** What the fields hold before anything is typed. */
function valuesOf({ employee, ...shift }: WireEmployeeCheckout, facts: CheckoutFacts): CheckoutValues {
  const { prefill } = employeeBanner({ ...facts, draft: null });
  return {
    employee_checkin_time: prefill.from,
    employee_checkout_time: prefill.to,
    time_comment_by_employee: shift.time_comment_by_employee,
    employee_comment: shift.employee_comment,
    ...shownOf(employee),
    tax_card_type: employee.tax_card_type === 0 ? "" : String(employee.tax_card_type),
  };
}

/** Whether the chosen times need an explanation that is not written yet. */
export function useIsUnexplained(facts: CheckoutFacts): boolean {
  const { mustExplain } = useCheckoutState(facts);
  const { control } = useFormContext<CheckoutValues>();
  const explanation = useWatch({ control, name: "time_comment_by_employee" });
  return mustExplain && explanation.trim() === "";
}

/** What the pickers show and what follows from it; only the part that calls this is drawn again by a new time. */
export function useCheckoutState(facts: CheckoutFacts) {
  const { control } = useFormContext<CheckoutValues>();
  const [from, to] = useWatch({ control, name: ["employee_checkin_time", "employee_checkout_time"] });
  const draft: Times = { from, to };
  return { draft, ...checkoutStateOf(facts, draft) };
}
