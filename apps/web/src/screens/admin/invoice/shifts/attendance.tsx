import { CircleCheck, CircleX, Clock, Thermometer, UserMinus } from "lucide-react";
import { useState } from "react";
import { invoicingEndpoints } from "#contract/invoicing/invoice-page.endpoints.ts";
import type { WireAdminShift } from "#contract/invoicing/invoice-page.entities.ts";
import type { Moment } from "#rules/time/moment.ts";
import { adminInvoiceTexts as texts } from "#texts/da/admin/admin-invoice.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { call } from "#web/api/calls/call.ts";
import { useNow } from "#web/api/page/use-now.ts";
import { useMay } from "#web/api/session/use-may.ts";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { Row } from "#web/ui/layout/row.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { withShift } from "../state/invoice-details.ts";
import { useInvoiceEdits } from "../state/invoice-edits.ts";

interface AttendanceProps {
  shift: WireAdminShift;
  name: string;
  startsAt: Moment;
}

/** Whether the person came. Met or not met is a box to tick, from the start on; not met is asked first. */
export function Attendance({ shift, name, startsAt }: AttendanceProps) {
  const { edit } = useInvoiceEdits();
  const may = useMay()(invoicingEndpoints.met);
  const now = useNow();
  const [isAsking, setAsking] = useState(false);
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
      failure: adminToasts.saveFailed,
    });
  }
  const isTooEarly = now < startsAt;
  const whyNot = (locked.invoice ?? locked.pay)?.text ?? (isTooEarly ? texts.notStarted : undefined);
  if (!may) return <MetStatus isMet={state === "met"} isTooEarly={isTooEarly} />;
  return (
    <Row gap={6} className="cell-why">
      <Checkbox
        isLabelHidden
        checked={state === "met"}
        isDisabled={whyNot !== undefined}
        title={whyNot}
        hint={whyNot}
        onChange={(event) => (event.target.checked ? setMet(true) : setAsking(true))}
      >
        {texts.metFor(name)}
      </Checkbox>
      <MetStatus isMet={state === "met"} isTooEarly={isTooEarly} />
      <ConfirmDialog
        isOpen={isAsking}
        isRefusing
        title={texts.notMetTitle(name)}
        confirmLabel={texts.legend.notMet}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          setMet(false);
        }}
      >
        <p>{texts.notMetText}</p>
      </ConfirmDialog>
    </Row>
  );
}

/** Nobody has met before the shift begins. */
function MetStatus({ isMet, isTooEarly }: { isMet: boolean; isTooEarly: boolean }) {
  if (isMet && isTooEarly) return <Status icon={Clock}>{texts.notBegun}</Status>;
  return isMet ? (
    <Status tone="pine" icon={CircleCheck}>
      {texts.met}
    </Status>
  ) : (
    <Status tone="brick" icon={CircleX}>
      {texts.legend.notMet}
    </Status>
  );
}
