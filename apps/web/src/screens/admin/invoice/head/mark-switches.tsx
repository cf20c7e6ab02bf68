import { useState } from "react";
import { invoicingEndpoints } from "#contract/invoicing/invoice-page.endpoints.ts";
import { adminInvoiceTexts } from "#texts/da/admin/admin-invoice.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { call } from "#web/api/calls/call.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { useMay } from "#web/api/session/use-may.ts";
import { Switch } from "#web/ui/choices/checkbox.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { type InvoiceDetails, withOptions } from "../state/invoice-details.ts";
import { useInvoiceEdits } from "../state/invoice-edits.ts";

const texts = adminInvoiceTexts.marks;

type Mark = "invoiced" | "paid";

interface MarkSwitchesProps {
  all: readonly InvoiceDetails[];
  isWeek: boolean;
}

/** «Markeret som faktureret» and «Markeret som betalt» of every booking shown: each is asked before, and can be undone. */
export function MarkSwitches({ all, isWeek }: MarkSwitchesProps) {
  const { edit } = useInvoiceEdits();
  const may = useMay();
  const [asked, ask] = useState<{ mark: Mark; isOn: boolean } | null>(null);
  if (!may(invoicingEndpoints.saveOptions)) return null;

  /** Changes those alone that stand otherwise, so that undoing restores what was. */
  function set(mark: Mark, isOn: boolean, bookingIds: readonly number[], isUndo = false) {
    edit({
      control: mark,
      show: (details) => (bookingIds.includes(details.booking.id) ? marked(details, mark, isOn) : details),
      save: () => save(mark, isOn, bookingIds, isWeek),
      success: texts[mark][isOn ? "on" : "off"].done,
      undo: isUndo ? undefined : () => set(mark, !isOn, bookingIds, true),
      failure: adminToasts.saveFailed,
    });
  }

  const changing = asked
    ? all.filter((details) => isMarked(details, asked.mark) !== asked.isOn).map(({ booking }) => booking.id)
    : [];
  const words = asked && texts[asked.mark][asked.isOn ? "on" : "off"];
  return (
    <fieldset className="invoice-switches" aria-label={texts.group}>
      {(["invoiced", "paid"] as const).map((mark) => (
        <Switch
          key={mark}
          checked={all.length > 0 && all.every((details) => isMarked(details, mark))}
          isDisabled={all.length === 0}
          onChange={({ target }) => ask({ mark, isOn: target.checked })}
        >
          {texts[mark].label}
        </Switch>
      ))}
      {asked && words && (
        <ConfirmDialog
          isOpen
          title={words.title}
          confirmLabel={words.confirm}
          onConfirm={() => {
            set(asked.mark, asked.isOn, changing);
            ask(null);
          }}
          onClose={() => ask(null)}
        >
          <p>{words.text(changing.length)}</p>
        </ConfirmDialog>
      )}
    </fieldset>
  );
}

function isMarked({ bookingOptions }: InvoiceDetails, mark: Mark): boolean {
  return mark === "invoiced" ? bookingOptions.all_check_times_approved : bookingOptions.paid_at !== null;
}

function marked(details: InvoiceDetails, mark: Mark, isOn: boolean): InvoiceDetails {
  if (mark === "invoiced") return withOptions(details, { all_check_times_approved: isOn });
  return withOptions(details, { paid_at: isOn ? new Date(serverNow()).toISOString() : null });
}

function save(mark: Mark, isOn: boolean, bookingIds: readonly number[], isWeek: boolean): Promise<unknown> {
  const [id = 0] = bookingIds;
  if (mark === "invoiced") {
    return isWeek
      ? call(invoicingEndpoints.saveWeekOptions, {
          body: {
            bookingIds: [...bookingIds],
            updateType: "all_check_times_approved",
            allCheckTimesApproved: isOn,
          },
        })
      : call(invoicingEndpoints.saveOptions, { params: { id }, body: { all_check_times_approved: isOn } });
  }
  return isWeek
    ? call(invoicingEndpoints.saveWeekOptions, {
        body: { bookingIds: [...bookingIds], updateType: "paid_at", paidAt: isOn || null },
      })
    : call(invoicingEndpoints.saveOptions, { params: { id }, body: { paid_at: isOn || null } });
}
