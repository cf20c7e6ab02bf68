import { CircleCheck, CircleX, Thermometer, UserMinus } from "lucide-react";
import { invoicingEndpoints } from "#contract/invoicing/endpoints.ts";
import type { WireAdminShift } from "#contract/invoicing/entities.ts";
import { adminInvoiceTexts as texts } from "#texts/da/admin/admin-invoice.ts";
import { call } from "#web/api/calls/call.ts";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { Row } from "#web/ui/layout/row.tsx";
import { withShift } from "../state/invoice-details.ts";
import { useInvoiceEdits } from "../state/invoice-edits.ts";

interface AttendanceProps {
  shift: WireAdminShift;
  name: string;
}

/** Whether the person came. Met or not met is a box to tick; its failure says nothing. */
export function Attendance({ shift, name }: AttendanceProps) {
  const { edit } = useInvoiceEdits();
  const { attendance: state, locked } = shift;
  if (state === "sick") {
    return (
      <Status tone="blue" icon={Thermometer}>
        {texts.legend.sick}
      </Status>
    );
  }
  if (state === "removed") return <Status icon={UserMinus}>{texts.legend.removed}</Status>;

  function setMet(metStatus: boolean) {
    edit({
      control: `met ${shift.id}`,
      show: (details) =>
        withShift(details, shift.id, {
          not_met_for_booking: !metStatus,
          attendance: metStatus ? "met" : "not_met",
        }),
      save: () => call(invoicingEndpoints.met, { params: { id: shift.id }, body: { metStatus } }),
      failure: null,
    });
  }
  return (
    <Row gap={6}>
      <Checkbox
        isLabelHidden
        checked={state === "met"}
        isDisabled={locked.invoice !== null || locked.pay !== null}
        onChange={(event) => setMet(event.target.checked)}
      >
        {texts.metFor(name)}
      </Checkbox>
      {state === "met" ? (
        <Status tone="pine" icon={CircleCheck}>
          {texts.met}
        </Status>
      ) : (
        <Status tone="brick" icon={CircleX}>
          {texts.legend.notMet}
        </Status>
      )}
    </Row>
  );
}
