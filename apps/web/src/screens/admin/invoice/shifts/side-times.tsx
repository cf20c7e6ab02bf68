import { Check, X } from "lucide-react";
import { invoicingEndpoints } from "#contract/invoicing/invoice-page.endpoints.ts";
import type { WireAdminShift } from "#contract/invoicing/invoice-page.entities.ts";
import type { Side, Times } from "#rules/checkout/times.ts";
import { adminInvoiceTexts } from "#texts/da/admin/admin-invoice.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { formatMoment } from "#texts/format/moments.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { useMay } from "#web/api/session/use-may.ts";
import { ToggleButton } from "#web/ui/actions/toggle-button.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Row } from "#web/ui/layout/row.tsx";
import { WhatHelps } from "../sending/parts/what-helps.tsx";
import { withShift } from "../state/invoice-details.ts";
import { useInvoiceEdits } from "../state/invoice-edits.ts";
import {
  adminStatus,
  adminTimes,
  factsOf,
  isDisputed,
  saveStatus,
  saveTimes,
  timesOfSides,
} from "./sides.ts";
import { TimeCell } from "./time-cell.tsx";

const { columns } = adminInvoiceTexts;
const sideNames = { corporation: columns.corporation, employee: columns.employeeTime };

interface SideTimesProps {
  side: Side;
  shift: WireAdminShift;
  name: string;
  booked: Times;
}

/** One side's times with accept and refuse, which the admin can change. */
export function SideTimes({ side, shift, name, booked }: SideTimesProps) {
  const { edit } = useInvoiceEdits();
  const may = useMay()(invoicingEndpoints.registerCorporationTime);
  const texts = adminInvoiceTexts.times[side];
  const facts = factsOf(side, shift);

  function setStatus(status: boolean) {
    if (status === facts.status) return;
    edit({
      control: `${side} status ${shift.id}`,
      show: (details) => withShift(details, shift.id, adminStatus(side, status)),
      save: () => saveStatus(side, shift.id, status),
      failure: adminToasts.saveFailed,
    });
  }

  return (
    <>
      <td data-label={sideNames[side]}>
        <TimeCell
          label={texts.of(name)}
          facts={facts}
          booked={booked}
          isDisputed={facts.admin === null && isDisputed(shift)}
          isReadOnly={!may}
          onSave={(times, seen) =>
            edit({
              control: `${side} times ${shift.id}`,
              show: (details) => withShift(details, shift.id, adminTimes(side, times)),
              save: () => saveTimes(side, shift.id, times, seen),
              success: adminToasts.valueUpdated,
              failure: adminToasts.actionFailed,
            })
          }
          settle={
            shift.why_not_invoiced === "open_times" &&
            shift.locked.invoice === null &&
            shift.locked.pay === null &&
            may && (
              <WhatHelps
                shiftId={shift.id}
                name={name}
                reason="open_times"
                side="invoice"
                times={timesOfSides(shift, booked)}
              />
            )
          }
        />
        <Silence side={side} shift={shift} />
      </td>
      <td>
        <Row gap={4}>
          {!may && facts.status !== null && <SideStatus isAccepted={facts.status} />}
          {may && (
            <>
              <ToggleButton
                aria-label={texts.accept(name)}
                isSelected={facts.status === true}
                isDisabled={facts.lock !== null}
                title={facts.lock?.text}
                onChange={() => setStatus(true)}
              >
                <Icon of={Check} size={16} />
              </ToggleButton>
              <ToggleButton
                tone="no"
                aria-label={texts.reject(name)}
                isSelected={facts.status === false}
                isDisabled={facts.lock !== null}
                title={facts.lock?.text}
                onChange={() => setStatus(false)}
              >
                <Icon of={X} size={16} />
              </ToggleButton>
            </>
          )}
        </Row>
      </td>
    </>
  );
}

function SideStatus({ isAccepted }: { isAccepted: boolean }) {
  return isAccepted ? (
    <Status tone="pine">{adminInvoiceTexts.times.accepted}</Status>
  ) : (
    <Status tone="brick">{adminInvoiceTexts.times.rejected}</Status>
  );
}

/** What the company's silence has agreed on, and the hours of a side that it left open. */
function Silence({ side, shift }: Pick<SideTimesProps, "side" | "shift">) {
  const { undisputed_at: at, open_hours, open_pay_hours } = shift;
  if (at === null) return null;
  const open = side === "corporation" ? open_hours : open_pay_hours;
  return (
    <>
      {side === "corporation" && (
        <p className="tiny dim">{adminInvoiceTexts.bySilence(formatMoment(Date.parse(at), serverNow()))}</p>
      )}
      {open !== 0 && <p className="tiny">{adminInvoiceTexts.openRest(open)}</p>}
    </>
  );
}
