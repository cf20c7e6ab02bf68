import { Clock, IdCard, Lock, type LucideIcon, Scale, UserX, Wallet } from "lucide-react";
import type { WireMissingPayData } from "#contract/employees/missing-pay-data.ts";
import type { WhyNotPaid } from "#rules/money/readiness.ts";
import { shiftPeriod } from "#rules/time/duration.ts";
import type { ClockTime } from "#rules/time/moment.ts";
import { ledgerTexts as texts, whyStays } from "#texts/da/admin/ledger.ts";
import { formatMomentLong } from "#texts/format/moments.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { Icon } from "#web/ui/icon.tsx";
import { takenTimes } from "../../shifts/sides.ts";
import type { InvoiceDetails } from "../../state/invoice-details.ts";
import { WhatHelps } from "./what-helps.tsx";

/** Somebody of a proposal, for invoice or pay, with the times that count. */
export interface Proposed {
  shift_id: number;
  name: string;
  reason: WhyNotPaid | null;
  from: ClockTime;
  to: ClockTime;
  hours: number;
  /** What somebody is paid for; work where it is not told. */
  kind?: "pay" | "cancellation";
  missing_data?: WireMissingPayData | null;
}

type Why = Exclude<WhyNotPaid, "already_sent">;

/** Where nothing can be done now, it is not told in amber. */
const looks: Record<Why, { icon: LucideIcon; waits?: boolean }> = {
  open_times: { icon: Scale },
  not_approved: { icon: Lock },
  missing_data: { icon: IdCard },
  above_limit: { icon: Wallet },
  not_ended: { icon: Clock, waits: true },
  not_met: { icon: UserX, waits: true },
};

interface StayingRowProps {
  person: Proposed;
  side: "invoice" | "pay";
  columns: number;
  of: InvoiceDetails;
}

/** Somebody who stays, why, and the press that helps. */
export function StayingRow({ person, side, columns, of: details }: StayingRowProps) {
  const { shift_id, name, reason, missing_data: missing = null } = person;
  if (reason === null || reason === "already_sent") return null;
  const { icon, waits } = looks[reason];
  return (
    <tr className="send-row send-row--stays">
      <th scope="row">{name}</th>
      <td colSpan={columns - 1}>
        <div className="send-stay">
          <span className={waits ? "send-why send-why--waits" : "send-why"}>
            <Icon of={icon} size={16} />
            <span>{reason === "not_ended" ? texts.notEndedBefore(endOf(details)) : whyStays[reason]}</span>
          </span>
          <WhatHelps
            shiftId={shift_id}
            {...{ name, reason, side, missing }}
            times={takenTimes(details, shift_id)}
          />
        </div>
      </td>
    </tr>
  );
}

function endOf({ booking: { date, start_time, end_time } }: InvoiceDetails): string {
  return formatMomentLong(shiftPeriod(date, start_time, end_time).endsAt, serverNow());
}
