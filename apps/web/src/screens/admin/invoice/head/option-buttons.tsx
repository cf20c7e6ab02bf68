import { Check } from "lucide-react";
import { invoicingEndpoints } from "#contract/invoicing/invoice-page.endpoints.ts";
import { adminInvoiceTexts as texts } from "#texts/da/admin/admin-invoice.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { call } from "#web/api/calls/call.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { useMay } from "#web/api/session/use-may.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { type InvoiceDetails, withOptions } from "../state/invoice-details.ts";
import { useInvoiceEdits } from "../state/invoice-edits.ts";

interface OptionButtonsProps {
  all: readonly InvoiceDetails[];
  isWeek: boolean;
}

/** SEND FAKTURA and OPRET FAKTURA: each sets its mark on every booking shown, or clears it again. */
export function OptionButtons({ all, isWeek }: OptionButtonsProps) {
  const { edit } = useInvoiceEdits();
  const may = useMay();
  const bookingIds = all.map(({ booking }) => booking.id);
  const params = { id: bookingIds[0] ?? 0 };
  const isSent = all.length > 0 && all.every(({ bookingOptions }) => bookingOptions.all_check_times_approved);
  const isPaid = all.length > 0 && all.every(({ bookingOptions }) => bookingOptions.paid_at !== null);

  function setSent(sent: boolean) {
    const save = () =>
      isWeek
        ? call(invoicingEndpoints.saveWeekOptions, {
            body: { bookingIds, updateType: "all_check_times_approved", allCheckTimesApproved: sent },
          })
        : call(invoicingEndpoints.saveOptions, { params, body: { all_check_times_approved: sent } });
    edit({
      control: "sent",
      show: (details) => withOptions(details, { all_check_times_approved: sent }),
      save,
      failure: adminToasts.saveFailed,
    });
  }

  function setPaid(paid: boolean) {
    const save = () =>
      isWeek
        ? call(invoicingEndpoints.saveWeekOptions, {
            body: { bookingIds, updateType: "paid_at", paidAt: paid || null },
          })
        : call(invoicingEndpoints.saveOptions, { params, body: { paid_at: paid || null } });
    edit({
      control: "paid",
      show: (details) => withOptions(details, { paid_at: paid ? new Date(serverNow()).toISOString() : null }),
      save,
      failure: adminToasts.saveFailed,
    });
  }

  const isDisabled = all.length === 0;
  if (!may(invoicingEndpoints.saveOptions)) return null;
  return (
    <>
      <MarkButton isOn={isSent} isDisabled={isDisabled} onChange={setSent}>
        {texts.actions.sendInvoice}
      </MarkButton>
      <MarkButton isOn={isPaid} isDisabled={isDisabled} onChange={setPaid}>
        {texts.actions.createPaid}
      </MarkButton>
    </>
  );
}

interface MarkButtonProps {
  isOn: boolean;
  isDisabled: boolean;
  onChange: (isOn: boolean) => void;
  children: string;
}

function MarkButton({ isOn, isDisabled, onChange, children }: MarkButtonProps) {
  return (
    <Button
      size="small"
      isCaps
      className={isOn ? "btn--done-on" : undefined}
      aria-pressed={isOn}
      isDisabled={isDisabled}
      onClick={() => onChange(!isOn)}
    >
      {isOn && <Icon of={Check} size={16} />}
      {children}
    </Button>
  );
}
