import { useParams } from "@tanstack/react-router";
import { checkoutEndpoints } from "#contract/checkout/checkout.endpoints.ts";
import type { WireEmployeeCheckout } from "#contract/checkout/checkout.entities.ts";
import { employeeToasts } from "#texts/da/common/toasts/employee.ts";
import { employeeCheckoutTexts as texts } from "#texts/da/employee/employee-checkout.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { ApiError } from "#web/api/calls/call.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { StateHead } from "#web/components/feedback/state-head.tsx";
import { ScreenButton } from "#web/components/frame/screen-link.tsx";
import { asksForPayDetails } from "./checkout-facts.ts";
import { CheckoutForm } from "./checkout-form.tsx";
import { TimesLog } from "./times-log.tsx";

/** Stamping out of one worked shift. */
export function EmployeeCheckoutScreen() {
  const { shiftId } = useParams({ from: "/checkout-employees/$shiftId" });
  const answer = useApiQuery(checkoutEndpoints.employeeShift, { params: { shiftId } });
  if (answer.error instanceof ApiError && answer.error.status === 404) return <GoneShift />;
  return (
    <main className="emp">
      {!answer.data && <h1 className="visually-hidden">{texts.title}</h1>}
      <QueryView
        query={answer}
        skeleton={{ count: 2, label: texts.loading }}
        failedToast={employeeToasts.reloadFailed}
      >
        {(shift) => (
          <>
            <CheckoutForm key={fieldsOf(shift)} shift={shift} />
            <TimesLog shift={shift} />
          </>
        )}
      </QueryView>
    </main>
  );
}

/** What decides which fields the form has: it starts anew once the pay data is there. */
function fieldsOf(shift: WireEmployeeCheckout): string {
  return `${shift.id} ${asksForPayDetails(shift)}`;
}

/** A shift that a link led to and that is not this person's any more, or never was. */
function GoneShift() {
  return (
    <main className="emp state">
      <StateHead title={texts.gone}>
        <p>{texts.goneText}</p>
      </StateHead>
      <ScreenButton isWide variant="primary" to="/history">
        {texts.history}
      </ScreenButton>
    </main>
  );
}
