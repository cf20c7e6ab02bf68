import { Send } from "lucide-react";
import type { WireChangePreview } from "#contract/bookings/agreement.ts";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { dayOf } from "#rules/time/moment.ts";
import { changeAgreedTexts as texts } from "#texts/da/corporation/change-agreed.ts";
import { formatDay, keepDays, wholeDay } from "#texts/format/days.ts";
import { formatKroner, formatKronerUnit } from "#texts/format/numbers.ts";
import { formatStaff } from "#texts/format/staff.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { useCorporation } from "#web/api/session/use-session.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Fold } from "#web/ui/layout/fold.tsx";
import { Reasons } from "#web/ui/layout/reasons.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { AskedPeople } from "./asked-people.tsx";
import { ChangedTerms } from "./changed-terms.tsx";
import { comparedTerms } from "./compared-terms.ts";
import { CostOfNo } from "./cost-of-no.tsx";

interface ChangeQuestionProps {
  /** As it is saved. */
  booking: WireCorporationBooking;
  preview: WireChangePreview;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Before a change of what people have agreed to: what changes, who is asked, what a no costs, and the new price. */
export function ChangeQuestion({ booking, preview, isPending, onConfirm, onClose }: ChangeQuestionProps) {
  const { asks, collides } = preview;
  const compared = comparedTerms(booking, preview.terms);
  const today = dayOf(serverNow());
  const agreedDay = wholeDay(compared.before.date, today);
  const confirm = asks.length > 0 ? texts.ask(asks.length) : texts.release(collides.length);
  return (
    <ConfirmDialog
      isOpen
      width="wide"
      title={texts.title}
      cancelLabel={texts.keep}
      confirmLabel={
        <>
          <Icon of={Send} />
          {confirm}
        </>
      }
      summary={
        <ChangeSummary
          what={[
            formatDay(compared.after.date, today),
            formatStaff(booking.number_of_staff, booking.jobRole.job_title),
            compared.after.address,
          ]}
          preview={preview}
        />
      }
      {...{ isPending, onConfirm, onClose }}
    >
      <p className="small dim">
        {asks.length > 0 ? texts.lead(asks.length, agreedDay) : texts.nobodyAsked(agreedDay)}
      </p>
      <div className="change-two">
        <div className="stack">
          <ChangedTerms {...compared} />
          <Fold title={texts.why.title}>
            <Reasons sentences={texts.why.sentences} />
          </Fold>
        </div>
        <div className="stack">
          <AskedPeople booking={booking} preview={preview} />
          <CostOfNo booking={booking} preview={preview} />
        </div>
      </div>
    </ConfirmDialog>
  );
}

interface ChangeSummaryProps {
  what: readonly string[];
  preview: WireChangePreview;
}

/** What is decided, and the new price with what it differs by. */
function ChangeSummary({ what, preview }: ChangeSummaryProps) {
  const isOffice = useIsOffice();
  const [before, after] = [fromWireKroner(preview.price.before), fromWireKroner(preview.price.after)];
  const fee = fromWireKroner(preview.fee_if_no.amount);
  return (
    <div className="commit" role="status">
      <p className="commit-what">
        <b className="strong">{what.map(keepDays).join(" · ")}</b>
        {fee > 0 && preview.asks.length > 0 && !isOffice && (
          <span className="block">{texts.eachNo(fee)}</span>
        )}
      </p>
      <p className="commit-total">
        <span>{texts.newPrice}</span>
        <b>
          {formatKronerUnit(after)}
          {after !== before && (
            <small className="commit-difference">
              {after > before ? "+" : ""}
              {formatKroner(after - before)}
            </small>
          )}
        </b>
      </p>
    </div>
  );
}

/** Whether an admin changes it from the office, at nobody's cost. */
function useIsOffice(): boolean {
  const { asAdmin, takenOver } = useCorporation();
  return asAdmin && !takenOver;
}
