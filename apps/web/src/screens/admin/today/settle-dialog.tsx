import { useState } from "react";
import { ledgerEndpoints } from "#contract/invoicing/ledger.endpoints.ts";
import type { Times } from "#rules/checkout/times.ts";
import { dayOf } from "#rules/time/moment.ts";
import { settleTexts as texts } from "#texts/da/backoffice/today.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { formatTimes, wholeDay } from "#texts/format/days.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import type { TodayItem } from "#web/components/frame/office/today-item.ts";
import { ScreenLink } from "#web/components/frame/screen-link.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { RadioChoices } from "#web/ui/choices/radio-choices.tsx";
import { TimeRange } from "#web/ui/date-time/time-range.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

type Take = "corporation" | "employee" | "booked";

interface SettleDialogProps {
  item: TodayItem;
  booked: Times;
  onClose: () => void;
}

/** Which times of a shift count: those of one side, the booked ones, or others. Somebody who came first is told of. */
export function SettleDialog({ item, booked, onClose }: SettleDialogProps) {
  const { corporation = null, employee = null } = item.stamps ?? {};
  const given: Record<Take, Times | null> = { corporation, employee, booked };
  const sides = (["corporation", "employee", "booked"] as const).filter((side) => given[side] !== null);
  const [take, setTake] = useState<Take | "other">(sides[0] ?? "booked");
  const [other, setOther] = useState(corporation ?? employee ?? booked);
  const settle = useApiMutation(ledgerEndpoints.settleTimes);
  const isNothing = take === "other" && other.from === other.to;

  function save() {
    const times = take === "other" ? other : { take };
    settle.mutate(
      { params: { id: item.shift_id ?? 0 }, body: { ...times, only_open: true } },
      {
        onSuccess: () => {
          toast.success(texts.saved);
          onClose();
        },
      },
    );
  }

  return (
    <Dialog
      isOpen
      title={texts.title(item.person ?? "")}
      onClose={onClose}
      isPending={settle.isPending}
      error={settle.error ? failureText(settle.error, adminToasts.saveFailed) : undefined}
      actions={
        <>
          <Button onClick={onClose} isDisabled={settle.isPending}>
            {texts.cancel}
          </Button>
          <Button variant="primary" isDisabled={isNothing} isPending={settle.isPending} onClick={save}>
            {texts.save}
          </Button>
        </>
      }
    >
      <p className="small dim">
        {item.corporation}, {item.date && wholeDay(item.date, dayOf(serverNow()))}
        {" · "}
        <ScreenLink to="/admin/bookingInvoice/$bookingId" params={{ bookingId: String(item.booking_id) }}>
          {texts.see}
        </ScreenLink>
      </p>
      <RadioChoices
        shape="list"
        label={texts.whose}
        hint={texts.about}
        value={take}
        onChange={({ target }) => setTake(target.value as Take | "other")}
        options={[
          ...sides.map((side) => ({
            value: side,
            label: `${texts.take[side]}: ${formatTimes(given[side]?.from ?? "", given[side]?.to ?? "")}`,
          })),
          { value: "other", label: texts.take.other },
        ]}
      />
      {take === "other" && <TimeRange value={other} onChange={setOther} stepMinutes={15} lastHour={24} />}
      {isNothing && <p className="small">{texts.equal}</p>}
    </Dialog>
  );
}
