import { TriangleAlert } from "lucide-react";
import { reminderEndpoints } from "#contract/backoffice/reminder.endpoints.ts";
import { invoicingEndpoints } from "#contract/invoicing/invoice-page.endpoints.ts";
import type { WireAdminShift } from "#contract/invoicing/invoice-page.entities.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { type Moment, momentOf } from "#rules/time/moment.ts";
import { adminInvoiceTexts as texts } from "#texts/da/admin/admin-invoice.ts";
import { whyStays } from "#texts/da/admin/ledger.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { shortName } from "#texts/format/contact.ts";
import { formatHoursColumn, formatKroner } from "#texts/format/numbers.ts";
import { call } from "#web/api/calls/call.ts";
import { useMay } from "#web/api/session/use-may.ts";
import { May } from "#web/components/frame/office/may.tsx";
import { AskForData } from "#web/components/people/ask-for-data.tsx";
import { pictureOf } from "#web/components/people/picture.ts";
import { type Lock, withShift } from "#web/screens/admin/invoice/state/invoice-details.ts";
import { useInvoiceEdits } from "#web/screens/admin/invoice/state/invoice-edits.ts";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import { Chip } from "#web/ui/feedback/chip.tsx";
import { Row } from "#web/ui/layout/row.tsx";
import { Avatar } from "#web/ui/marks/avatar.tsx";
import type { InvoiceDetails } from "../state/invoice-details.ts";
import { Attendance } from "./attendance.tsx";
import { SideTimes } from "./side-times.tsx";

const { columns } = texts;

interface ShiftRowProps {
  shift: WireAdminShift;
  booking: InvoiceDetails["booking"];
}

/** Class names of the rows, as the legend shows them. */
const rowClasses: Record<WireAdminShift["attendance"], string | undefined> = {
  met: undefined,
  not_met: "tr--notmet",
  sick: "tr--sick",
  removed: "tr--gone",
};

/** One person's hours. Somebody who did not work has a row without times and without approvals. */
export function ShiftRow({ shift, booking }: ShiftRowProps) {
  const booked = { from: booking.start_time, to: booking.end_time };
  const { attendance: state } = shift;
  const name = shortName(shift.employee.first_name, shift.employee.last_name);
  return (
    <tr className={rowClasses[state]}>
      <th scope="row" className="row-key">
        <Row gap={8}>
          <Avatar name={name} src={pictureOf(shift.employee, "100x100")} size={32} />
          <span className="person strong">{name}</span>
          {shift.lacks_pay_data && state !== "removed" && (
            <Chip tone="data" icon={TriangleAlert} hiddenText={texts.dataHint}>
              {texts.data}
            </Chip>
          )}
        </Row>
        {shift.late_checkout && <p className="small dim">{shift.state?.text}</p>}
        {shift.missing_data && (
          <May call={reminderEndpoints.remind}>
            <AskForData shiftId={shift.id} name={name} missing={shift.missing_data} />
          </May>
        )}
      </th>
      <td>
        <Attendance shift={shift} name={name} startsAt={startOf(booking)} />
      </td>
      {state === "met" ? (
        <>
          <SideTimes side="corporation" shift={shift} name={name} booked={booked} />
          <SideTimes side="employee" shift={shift} name={name} booked={booked} />
        </>
      ) : (
        <NoTimes />
      )}
      <AmountCells shift={shift} />
      {state === "met" ? <ApprovalCells shift={shift} name={name} /> : <td colSpan={2} />}
    </tr>
  );
}

function startOf({ date, start_time }: InvoiceDetails["booking"]): Moment {
  return momentOf(date, start_time);
}

function NoTimes() {
  const none = <span className="dim">–</span>;
  return (
    <>
      <td colSpan={2}>{none}</td>
      <td colSpan={2}>{none}</td>
    </>
  );
}

function AmountCells({ shift: { amounts, attendance } }: Pick<ShiftRowProps, "shift">) {
  const { hours, wage_with_holiday, fees, total } = amounts;
  const money = [wage_with_holiday, fees, total].map((kroner) => formatKroner(fromWireKroner(kroner)));
  const figures = attendance === "removed" ? ["–", "–", "–", "–"] : [formatHoursColumn(hours ?? 0), ...money];
  return (
    <>
      <td className="num" data-label={columns.hours}>
        {figures[0]}
      </td>
      <td className="num" data-label={columns.wage}>
        {figures[1]}
      </td>
      <td className="num" data-label={columns.fee}>
        {figures[2]}
      </td>
      <td className="num strong" data-label={columns.total}>
        {figures[3]}
      </td>
    </>
  );
}

type Approval = "admin_approve_invoice" | "admin_approve_checkout";

/** «Faktura, Anna K.» and «Løn, Anna K.». */
function ApprovalCells({ shift, name }: { shift: WireAdminShift; name: string }) {
  const { edit } = useInvoiceEdits();
  const may = useMay()(invoicingEndpoints.approveShift);
  function approve(approval: Approval, isApproved: boolean) {
    edit({
      control: `${approval} ${shift.id}`,
      show: (details) => withShift(details, shift.id, { [approval]: isApproved }),
      save: () =>
        call(invoicingEndpoints.approveShift, {
          params: { shiftId: shift.id },
          body: { [approval]: isApproved },
        }),
      failure: adminToasts.saveFailed,
    });
  }
  // Open times can't be approved; an approval from before can be taken back.
  const whyNot = (lock: Lock, why: string | null, isApproved: boolean) =>
    lock?.text ?? (why === "open_times" && !isApproved ? whyStays.open_times : undefined);
  const whyNoInvoice = whyNot(shift.locked.invoice, shift.why_not_invoiced, shift.admin_approve_invoice);
  const whyNoPay = whyNot(shift.locked.pay, shift.why_not_paid, shift.admin_approve_checkout);
  if (!may) {
    const approval = (isApproved: boolean) => texts.approvals[isApproved ? "approved" : "waits"];
    return (
      <>
        <td data-label={texts.columns.invoice}>{approval(shift.admin_approve_invoice)}</td>
        <td data-label={texts.columns.payroll}>{approval(shift.admin_approve_checkout)}</td>
      </>
    );
  }
  // Drawn as a switch, but a checkbox to everybody who looks for it.
  return (
    <>
      <td className="cell-why" data-label={texts.columns.invoice}>
        <Checkbox
          className="switch"
          isLabelHidden
          checked={shift.admin_approve_invoice}
          isDisabled={whyNoInvoice !== undefined}
          title={whyNoInvoice}
          hint={whyNoInvoice}
          onChange={(event) => approve("admin_approve_invoice", event.target.checked)}
        >
          {texts.invoiceFor(name)}
        </Checkbox>
      </td>
      <td className="cell-why" data-label={texts.columns.payroll}>
        <Checkbox
          className="switch"
          isLabelHidden
          checked={shift.admin_approve_checkout}
          isDisabled={whyNoPay !== undefined}
          title={whyNoPay}
          hint={whyNoPay}
          onChange={(event) => approve("admin_approve_checkout", event.target.checked)}
        >
          {texts.payrollFor(name)}
        </Checkbox>
      </td>
    </>
  );
}
