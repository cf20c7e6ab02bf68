import { CircleCheck, Hourglass, LogOut } from "lucide-react";
import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import type { WireEmployee } from "#contract/employees/employee.entities.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { needsPayDetails } from "#rules/pay/pay-details.ts";
import { dayOf } from "#rules/time/moment.ts";
import { employeeBanners, employeeCheckoutTexts } from "#texts/da/employee/employee-checkout.ts";
import { employeeHomeTexts as texts } from "#texts/da/employee/employee-home.ts";
import { payReasonTexts } from "#texts/da/employee/shifts/pay.ts";
import { usePages } from "#web/api/calls/pages.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { onwardsOf } from "#web/components/feedback/lists/list-end.tsx";
import { JobCard } from "#web/components/jobs/job-card.tsx";
import { JobList } from "#web/components/jobs/job-list.tsx";
import { Status } from "#web/ui/feedback/status.tsx";

const PAGE = 10;

type WorkedShift = AnswerOf<typeof jobEndpoints.finished>[number];

/** Worked shifts, newest first, fetched as far as somebody scrolls. */
export function FinishedList({ employee }: { employee: WireEmployee }) {
  const list = usePages(jobEndpoints.finished, {}, { size: PAGE, rowsOf: (shifts) => shifts });
  return (
    <JobList
      title={texts.titles.finished}
      rows={list.rows}
      query={list}
      idOf={(shift) => shift.id}
      empty={texts.empty.finished}
      paging={{
        hasMore: list.hasNextPage,
        ...onwardsOf(list),
        next: PAGE,
      }}
      card={(shift) => (
        <JobCard
          job={shift.booking}
          way={
            isSettled(shift, employee)
              ? undefined
              : { to: "/checkout-employees/$shiftId", params: { shiftId: String(shift.id) } }
          }
          needsYou={shift.needs_checkout}
          worked={shift.worked}
          status={<CheckoutStatus shift={shift} />}
          next={
            <span className="tiny dim finished-next">
              {shift.worked?.reason && (
                <span>{payReasonTexts[shift.worked.reason](shift.booking.corporation.name)}</span>
              )}
              {shift.worked?.state === "open" && <span>{texts.asBooked}</span>}
              {employeeCheckoutTexts.paidOn(shift.paymentDate, dayOf(serverNow()))}
            </span>
          }
        />
      )}
    />
  );
}

function CheckoutStatus({ shift }: { shift: WorkedShift }) {
  if (shift.needs_checkout) {
    return (
      <Status tone="amber" icon={LogOut}>
        {employeeBanners.stamp_out}
      </Status>
    );
  }
  if (shift.admin_approve_checkout) {
    return (
      <Status tone="pine" icon={CircleCheck}>
        {employeeBanners.approved}
      </Status>
    );
  }
  return (
    <Status tone="blue" icon={Hourglass}>
      {employeeBanners.stamped}
    </Status>
  );
}

/** Approved by the admin and nothing missing for the pay: there is nothing left to do. */
function isSettled(shift: WorkedShift, employee: WireEmployee): boolean {
  return (
    shift.admin_approve_checkout &&
    !needsPayDetails({
      cprNr: employee.cpr_nr,
      bankAccountNr: employee.bank_account_nr,
      bankRegNr: employee.bank_reg_nr,
      taxCardType: employee.tax_card_type,
    })
  );
}
