import { Send } from "lucide-react";
import { useState } from "react";
import { fromWireKroner } from "#rules/money/ore.ts";
import { dayOf } from "#rules/time/moment.ts";
import { bookingConfirmTexts } from "#texts/da/common/booking-confirm.ts";
import { orderTexts as texts } from "#texts/da/corporation/order.ts";
import { formatDay, formatTimes, keepDays } from "#texts/format/days.ts";
import { formatKroner } from "#texts/format/numbers.ts";
import { formatStaff } from "#texts/format/staff.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { Commitment } from "#web/components/bookings/commitment.tsx";
import { OwnerLimitNote } from "#web/components/bookings/owner-limit-note.tsx";
import { TermsToAccept } from "#web/components/contracts/terms-to-accept.tsx";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { OrderPrepayments } from "./order-price.tsx";
import type { OrderPreview } from "./use-preview.ts";

interface ConfirmOrderProps {
  preview: OrderPreview;
  title: string;
  address: string;
  /** Some day has equal times: whether day and night are meant has to be said. */
  hasDayAndNight: boolean;
  isPending: boolean;
  error: string | undefined;
  isTermsChanged: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Everything that is booked, day by day, and what it costs, before it is sent. */
export function ConfirmOrder(props: ConfirmOrderProps) {
  const { preview, hasDayAndNight, isPending, onConfirm, onClose } = props;
  const [isMeant, setIsMeant] = useState(false);
  const today = dayOf(serverNow());
  const perDay = Map.groupBy(preview.bookings, ({ date }) => date);
  return (
    <ConfirmDialog
      isOpen
      width="wide"
      title={texts.confirmTitle}
      cancelLabel={texts.edit}
      confirmLabel={
        isPending ? (
          texts.sending
        ) : (
          <>
            <Icon of={Send} />
            {texts.send(preview.bookings.length)}
          </>
        )
      }
      summary={
        <Commitment
          what={[texts.daysCount(preview.days.length), texts.places(preview.people), props.address]}
          label={texts.total}
          amount={fromWireKroner(preview.total)}
        />
      }
      error={props.error}
      isBlocked={hasDayAndNight && !isMeant}
      {...{ isPending, onConfirm, onClose }}
    >
      <OwnerLimitNote total={fromWireKroner(preview.total)} />
      {props.title !== "" && <p className="strong">{props.title}</p>}
      {preview.days.map(({ date, total }) => (
        <section key={date} className="order-day">
          <h3 className="row row--apart">
            <span>{keepDays(formatDay(date, today))}</span>
            <span className="num">{formatKroner(fromWireKroner(total))}</span>
          </h3>
          <ul>
            {(perDay.get(date) ?? []).map((one, index) => (
              <li key={`${one.line}-${String(index)}`}>
                <span>{formatStaff(one.number_of_staff, one.job_title)}</span>
                <span className="dim">{formatTimes(one.start_time, one.end_time)}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <OrderPrepayments preview={preview} />
      <p className="small dim">
        {texts.eachAlone}{" "}
        {preview.days.some(({ prepayment }) => prepayment)
          ? bookingConfirmTexts.freeBeforePrepayment
          : bookingConfirmTexts.free}
      </p>
      {hasDayAndNight && (
        <Checkbox checked={isMeant} onChange={(event) => setIsMeant(event.currentTarget.checked)}>
          {texts.dayAndNight}
        </Checkbox>
      )}
      <TermsToAccept isChanged={props.isTermsChanged} />
    </ConfirmDialog>
  );
}
