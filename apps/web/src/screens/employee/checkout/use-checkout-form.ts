import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { jobEndpoints } from "#contract/applications/endpoints.ts";
import { checkoutEndpoints } from "#contract/checkout/endpoints.ts";
import type { WireEmployeeCheckout } from "#contract/checkout/entities.ts";
import { employeeStampFields, payDataFields } from "#contract/checkout/forms.ts";
import { employeeEndpoints } from "#contract/employees/endpoints.ts";
import { employeeToasts } from "#texts/da/toasts.ts";
import { answers, keyOf, useApiMutation } from "#web/api/calls/answers.ts";
import { ApiError } from "#web/api/calls/call.ts";
import { useAppState } from "#web/api/session/use-session.ts";
import { toast } from "#web/ui/overlays/toast.ts";
import { asksForPayDetails, bannerFactsOf } from "./checkout-facts.ts";

const stamp = z.object({
  employee_checkin_time: employeeStampFields.employee_checkin_time,
  employee_checkout_time: employeeStampFields.employee_checkout_time,
  time_comment_by_employee: employeeStampFields.time_comment_by_employee,
  employee_comment: employeeStampFields.employee_comment,
});
const stampWithPayData = z.extend(stamp, payDataFields);

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

/** The checkout form; pay data is checked and sent only while something of it is missing. */
export function useCheckoutForm(shift: WireEmployeeCheckout, prefill: { from: string; to: string }) {
  const { refresh } = useAppState();
  const hasPayBlock = asksForPayDetails(shift);
  const { employee } = shift;
  const form = useForm<CheckoutValues>({
    resolver: standardSchemaResolver<CheckoutValues, unknown, unknown>(
      hasPayBlock ? stampWithPayData : stamp,
    ) as never,
    mode: "onSubmit",
    reValidateMode: "onChange",
    defaultValues: {
      employee_checkin_time: prefill.from,
      employee_checkout_time: prefill.to,
      time_comment_by_employee: shift.time_comment_by_employee,
      employee_comment: shift.employee_comment,
      cpr_nr: employee.cpr_nr,
      bank_reg_nr: employee.bank_reg_nr,
      bank_account_nr: employee.bank_account_nr,
      tax_card_type: employee.tax_card_type === 0 ? "" : String(employee.tax_card_type),
    },
  });
  const send = useApiMutation(checkoutEndpoints.employeeStamp, {
    stale: [
      keyOf(jobEndpoints.finished),
      keyOf(employeeEndpoints.checkoutNotifications),
      keyOf(checkoutEndpoints.employeeShift, { params: { shiftId: shift.id } }),
    ],
  });

  async function submit(values: CheckoutValues) {
    const { cpr_nr, bank_reg_nr, bank_account_nr, tax_card_type, ...own } = values;
    const payData = {
      cpr_nr,
      bank_reg_nr,
      bank_account_nr,
      tax_card_type: tax_card_type === "1" ? ("1" as const) : ("2" as const),
    };
    try {
      const saved = await send.mutateAsync({
        body: { booking_id: shift.booking.id, ...own, ...(hasPayBlock ? payData : {}) },
      });
      answers.setQueryData(keyOf(checkoutEndpoints.employeeShift, { params: { shiftId: shift.id } }), saved);
      toast.success(employeeToasts.checkedOut);
      // The banner on top now says whose move it is.
      window.scrollTo({ top: 0 });
      await refresh();
    } catch (error) {
      toast.error((error instanceof ApiError && error.sentence) || employeeToasts.somethingWrong);
    }
  }

  return {
    form,
    facts: bannerFactsOf(shift),
    hasPayBlock,
    isPending: send.isPending,
    onSubmit: form.handleSubmit(submit, () => toast.warning(employeeToasts.checkoutInvalid)),
  };
}
