import { TriangleAlert } from "lucide-react";
import type { WireAdminShift } from "#contract/invoicing/entities.ts";
import { adminInvoiceTexts as texts } from "#texts/da/admin/admin-invoice.ts";
import { shortName } from "#texts/format/contact.ts";
import { formatHoursColumn, formatKroner } from "#texts/format/numbers.ts";
import { pictureOf } from "#web/components/people/picture.ts";
import { Chip } from "#web/ui/feedback/chip.tsx";
import { Row } from "#web/ui/layout/row.tsx";
import { Avatar } from "#web/ui/marks/avatar.tsx";
import { shiftAmounts } from "../state/invoice-amounts.ts";
import { type InvoiceDetails, type RowState, rowStateOf } from "../state/invoice-details.ts";
import { ApprovalCells } from "./approval-cells.tsx";
import { Attendance } from "./attendance.tsx";
import { SideTimes } from "./side-times.tsx";

interface ShiftRowProps {
  shift: WireAdminShift;
  details: InvoiceDetails;
}

/** Class names of the rows, as the legend shows them. */
const rowClasses: Record<RowState, string | undefined> = {
  met: undefined,
  not_met: "tr--notmet",
  sick: "tr--sick",
  removed: "tr--gone",
};

/** One person's hours. Somebody who did not work has a row without times and without approvals. */
export function ShiftRow({ shift, details }: ShiftRowProps) {
  const state = rowStateOf(shift);
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
      </th>
      <td>
        <Attendance shift={shift} state={state} name={name} />
      </td>
      {state === "met" ? (
        <>
          <SideTimes side="corporation" shift={shift} name={name} />
          <SideTimes side="employee" shift={shift} name={name} />
        </>
      ) : (
        <NoTimes />
      )}
      <AmountCells shift={shift} details={details} isGone={state === "removed"} />
      {state === "met" ? <ApprovalCells shift={shift} name={name} /> : <td colSpan={2} />}
    </tr>
  );
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

function AmountCells({ shift, details, isGone }: ShiftRowProps & { isGone: boolean }) {
  const { hours, wage, holiday, fees, total } = shiftAmounts(shift, details);
  const figures = isGone
    ? ["–", "–", "–", "–"]
    : [formatHoursColumn(hours ?? 0), formatKroner(wage + holiday), formatKroner(fees), formatKroner(total)];
  return (
    <>
      <td className="num">{figures[0]}</td>
      <td className="num">{figures[1]}</td>
      <td className="num">{figures[2]}</td>
      <td className="num strong">{figures[3]}</td>
    </>
  );
}
