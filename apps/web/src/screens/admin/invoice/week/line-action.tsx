import { invoicingEndpoints } from "#contract/invoicing/invoice-page.endpoints.ts";
import { ledgerEndpoints } from "#contract/invoicing/ledger.endpoints.ts";
import { ledgerTexts } from "#texts/da/admin/ledger.ts";
import { weekInvoiceTexts as texts } from "#texts/da/backoffice/runs.ts";
import { useMay } from "#web/api/session/use-may.ts";
import { ScreenButton } from "#web/components/frame/screen-link.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { HISTORY } from "../history/ledger-section.tsx";
import { TakeBackButton } from "../history/take-back-button.tsx";
import { actOf, type WeekRow } from "./week-summary.ts";

interface LineActionProps {
  row: WeekRow;
  /** What it is of, to a screen reader. */
  name: string;
  /** Opens what goes on the booking's next invoice. */
  onSend: () => void;
}

/** The one press of a line. */
export function LineAction({ row: { of, line }, name, onSend }: LineActionProps) {
  const may = useMay();
  const { booking, week } = of;
  const act = actOf(line, week.left);
  const changes = act.act === "send" ? ledgerEndpoints.createInvoice : ledgerEndpoints.takeInvoiceBack;
  if (act.act !== "see" && !may(changes)) return null;
  if (act.act === "fix" || act.act === "takeBack") {
    return (
      <TakeBackButton
        row={ledgerEndpoints.takeInvoiceBack}
        id={line.document?.id ?? 0}
        of={name}
        {...(act.act === "fix" && { label: ledgerTexts.fixAndResend, onDone: onSend })}
      />
    );
  }
  if (act.act === "send") {
    return (
      <Button size="small" onClick={onSend}>
        {texts.actions.create}
        <span className="visually-hidden">, {name}</span>
      </Button>
    );
  }
  return (
    <ScreenButton
      size="small"
      to="/admin/bookingInvoice/$bookingId"
      params={{ bookingId: String(booking.id) }}
      {...(act.at === "history" && { hash: HISTORY })}
    >
      {may(invoicingEndpoints.approveShift) || act.at === "history" ? act.label : texts.actions.see}
      <span className="visually-hidden">, {name}</span>
    </ScreenButton>
  );
}
