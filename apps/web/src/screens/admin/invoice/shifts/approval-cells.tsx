import { invoicingEndpoints } from "#contract/invoicing/endpoints.ts";
import type { WireAdminShift } from "#contract/invoicing/entities.ts";
import { adminInvoiceTexts as texts } from "#texts/da/admin/admin-invoice.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { call } from "#web/api/calls/call.ts";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import { withShift } from "../state/invoice-details.ts";
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
  const isOpen = (why: string | null, isApproved: boolean) => why === "open_times" && !isApproved;
  // Drawn as a switch, but a checkbox to everybody who looks for it.
  return (
    <>
      <td>
        <Checkbox
          className="switch"
          isLabelHidden
          checked={shift.admin_approve_invoice}
          isDisabled={
            shift.locked.invoice !== null || isOpen(shift.why_not_invoiced, shift.admin_approve_invoice)
          }
          onChange={(event) => approve("admin_approve_invoice", event.target.checked)}
        >
          {texts.invoiceFor(name)}
        </Checkbox>
      </td>
      <td>
        <Checkbox
          className="switch"
          isLabelHidden
          checked={shift.admin_approve_checkout}
          isDisabled={shift.locked.pay !== null || isOpen(shift.why_not_paid, shift.admin_approve_checkout)}
          onChange={(event) => approve("admin_approve_checkout", event.target.checked)}
        >
          {texts.payrollFor(name)}
        </Checkbox>
      </td>
    </>
  );
}
