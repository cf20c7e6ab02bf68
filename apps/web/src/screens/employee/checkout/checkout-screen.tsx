import { useParams } from "@tanstack/react-router";
import { checkoutEndpoints } from "#contract/checkout/endpoints.ts";
import { employeeCheckoutTexts } from "#texts/da/employee/employee-checkout.ts";
import { employeeToasts } from "#texts/da/toasts.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { LoadFailed, useFailureToast } from "#web/components/feedback/load-failed.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { CheckoutForm } from "./checkout-form.tsx";

/** Stamping out of one worked shift. */
export function EmployeeCheckoutScreen() {
  const { shiftId = "" } = useParams({ strict: false });
  const answer = useApiQuery(checkoutEndpoints.employeeShift, { params: { shiftId } });
  useFailureToast(answer.isError, employeeToasts.reloadFailed);
  const shift = answer.data;
  return (
    <main className="emp emp--checkout">
      {!shift && <h1 className="visually-hidden">{employeeCheckoutTexts.title}</h1>}
      {answer.isPending && <Skeleton count={2} label={employeeCheckoutTexts.loading} />}
      {answer.isError && !shift && (
        <LoadFailed onRetry={() => void answer.refetch()} isRetrying={answer.isFetching} />
      )}
      {shift && <CheckoutForm key={stampOf(shift)} shift={shift} />}
    </main>
  );
}

/** What either side has stamped: the form starts anew when the company answers meanwhile. */
function stampOf(
  shift: NonNullable<ReturnType<typeof useApiQuery<typeof checkoutEndpoints.employeeShift>>["data"]>,
) {
  return [
    shift.employee_checkin_time,
    shift.employee_checkout_time,
    shift.corporation_checkin_time,
    shift.corporation_checkout_time,
    shift.admin_approve_checkout,
  ].join();
}
