import { invoicingEndpoints } from "#contract/invoicing/invoice-page.endpoints.ts";
import type { WireAdminShift } from "#contract/invoicing/invoice-page.entities.ts";
import { adminInvoiceTexts as texts } from "#texts/da/admin/admin-invoice.ts";
import { whyStays } from "#texts/da/admin/ledger.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { call } from "#web/api/calls/call.ts";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import { usePressedFirst } from "#web/ui/navigation/use-pressed-first.ts";
import { type Lock, withShift } from "../state/invoice-details.ts";
import { useInvoiceEdits } from "../state/invoice-edits.ts";

type Approval = "admin_approve_invoice" | "admin_approve_checkout";

/** «Faktura, Anna K.» and «Løn, Anna K.». */
export function ApprovalCells({ shift, name }: { shift: WireAdminShift; name: string }) {
  const { edit } = useInvoiceEdits();
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
  const [isForInvoice, showForInvoice] = usePressedFirst(shift.admin_approve_invoice, (isApproved) =>
    approve("admin_approve_invoice", isApproved),
  );
  const [isForPay, showForPay] = usePressedFirst(shift.admin_approve_checkout, (isApproved) =>
    approve("admin_approve_checkout", isApproved),
  );
  // Drawn as a switch, but a checkbox to everybody who looks for it.
  return (
    <>
      <td className="cell-why" data-label={texts.columns.invoice}>
        <Checkbox
          className="switch"
          isLabelHidden
          checked={isForInvoice}
          isDisabled={whyNoInvoice !== undefined}
          title={whyNoInvoice}
          hint={whyNoInvoice}
          onChange={(event) => showForInvoice(event.target.checked)}
        >
          {texts.invoiceFor(name)}
        </Checkbox>
      </td>
      <td className="cell-why" data-label={texts.columns.payroll}>
        <Checkbox
          className="switch"
          isLabelHidden
          checked={isForPay}
          isDisabled={whyNoPay !== undefined}
          title={whyNoPay}
          hint={whyNoPay}
          onChange={(event) => showForPay(event.target.checked)}
        >
          {texts.payrollFor(name)}
        </Checkbox>
      </td>
    </>
  );
}
