import { ScreenLink } from "#web/components/frame/screen-link.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import type { Tone } from "#web/ui/feedback/tone.ts";
import { jobOf, type PayrollShift, stateOf } from "./payroll-table.ts";

const tones: Record<PayrollShift["state"], Tone> = {
  ready: "pine",
  stays: "amber",
  queued: "blue",
  accepted: "pine",
  refused: "brick",
};

/** How far the pay of a shift is, or what it lacks. */
export function PayrollState({ shift }: { shift: PayrollShift }) {
  return <Status tone={tones[shift.state]}>{stateOf(shift)}</Status>;
}

/** What was worked where; leads to the booking's money. */
export function PayrollJob({ shift }: { shift: PayrollShift }) {
  return (
    <ScreenLink
      className="cell-link"
      to="/admin/bookingInvoice/$bookingId"
      params={{ bookingId: String(shift.booking_id) }}
    >
      {jobOf(shift)}, {shift.corporation}
    </ScreenLink>
  );
}
