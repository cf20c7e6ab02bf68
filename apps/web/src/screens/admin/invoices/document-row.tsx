import { Download } from "lucide-react";
import {
  invoiceDocumentEndpoints as rows,
  type WireDocument,
} from "#contract/invoicing/invoice-document.endpoints.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { documentTexts as texts } from "#texts/da/admin/documents.ts";
import { paymentTexts } from "#texts/da/admin/payments/payment.ts";
import { documentPaymentTexts as paymentWords } from "#texts/da/admin/payments/payments.ts";
import { vendorNames } from "#texts/da/admin/vendor-names.ts";
import { formatDayNumeric } from "#texts/format/days.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import { call } from "#web/api/calls/call.ts";
import { useFetchedFile } from "#web/components/downloads/use-fetched-file.ts";
import { ScreenLink } from "#web/components/frame/screen-link.tsx";
import { PaymentStatus } from "#web/components/price/payment-status.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { Icon } from "#web/ui/icon.tsx";
import type { Column } from "#web/ui/tables/table.tsx";
import { HandOver, isHandedOverByUs } from "./hand-over.tsx";
import { PaymentButton } from "./payments/payment-dialog.tsx";

/** A document's cells on a wide screen. */
export const documentColumns: readonly Column<WireDocument>[] = [
  {
    ...{ id: "number", header: texts.columns.number, isRowKey: true },
    cell: (document) => <DocumentName document={document} />,
  },
  {
    ...{ id: "corporation", header: texts.columns.corporation },
    cell: (document) => <Company document={document} />,
  },
  {
    ...{ id: "bookings", header: texts.columns.bookings },
    cell: (document) => <Bookings document={document} />,
  },
  {
    ...{ id: "date", header: texts.columns.date },
    cell: ({ date }) => formatDayNumeric(date),
  },
  {
    ...{ id: "state", header: texts.columns.state },
    cell: (document) => <States document={document} />,
  },
  {
    ...{ id: "gross", header: texts.columns.gross, isNumber: true },
    cell: (document) => amountOf(document),
  },
  {
    ...{ id: "vendor", header: texts.columns.vendor },
    cell: (document) => <Maker document={document} />,
  },
  {
    ...{ id: "file", header: texts.columns.file },
    cell: (document) => <Presses document={document} />,
  },
];

/** A document on a phone. */
export function DocumentCard({ document }: { document: WireDocument }) {
  return (
    <div className="stack stack--tight">
      <div className="row row--apart row--wrap">
        <b>
          <DocumentName document={document} />
        </b>
        <span>{texts.gross(amountOf(document))}</span>
      </div>
      <p>
        <Company document={document} />, {formatDayNumeric(document.date)}
      </p>
      <p>
        <Bookings document={document} />
      </p>
      <States document={document} />
      <div className="row row--apart row--wrap">
        <span className="small dim">
          {texts.columns.vendor} <Maker document={document} />
        </span>
        <Presses document={document} />
      </div>
    </div>
  );
}

function DocumentName({ document: { kind, number, credits } }: { document: WireDocument }) {
  return (
    <span className="stack stack--tight">
      <span>{texts.name(kind, number)}</span>
      {credits !== null && <span className="small dim">{texts.corrects(credits)}</span>}
    </span>
  );
}

function Company({ document: { corporation, corporation_id } }: { document: WireDocument }) {
  return (
    <ScreenLink to="/admin/corporations/$corporationId" params={{ corporationId: String(corporation_id) }}>
      {corporation}
    </ScreenLink>
  );
}

function Bookings({ document: { booking_ids } }: { document: WireDocument }) {
  return booking_ids.map((id, place) => (
    <span key={id}>
      {place > 0 && ", "}
      <ScreenLink to="/admin/bookingInvoice/$bookingId" params={{ bookingId: String(id) }}>
        {texts.booking(id)}
      </ScreenLink>
    </span>
  ));
}

/** How far it is paid, what is credited of it, and whether it arrived. */
function States({ document }: { document: WireDocument }) {
  const { standing, due_date, credited, paid, fees, open, overpaid, delivery, delivery_message } = document;
  const isLeftTold = open !== null && open > 0 && (paid > 0 || fees > 0) && standing !== "credited";
  return (
    <span className="stack stack--tight">
      {standing === "paid" || standing === "unpaid" || standing === "overdue" ? (
        <PaymentStatus of={standing} dueDate={due_date} />
      ) : (
        <Status>{standing === "credited" ? texts.creditedWhole : texts.creditNote}</Status>
      )}
      {credited > 0 && standing !== "credited" && (
        <span className="small dim">{texts.credited(shown(credited))}</span>
      )}
      {isLeftTold && <span className="small dim">{paymentWords.left(shown(open))}</span>}
      {fees > 0 && <span className="small dim">{paymentWords.withFees(shown(fees))}</span>}
      {overpaid !== null && overpaid > 0 && (
        <Status tone="amber">{paymentWords.tooMuch(shown(overpaid))}</Status>
      )}
      {isHandedOverByUs(document) ? (
        <HandOver document={document} />
      ) : (
        delivery !== null && (
          <Status tone={delivery === "failed" ? "amber" : "neutral"}>
            {paymentTexts.delivery[delivery]}
          </Status>
        )
      )}
      {delivery_message !== "" && <span className="small dim">{delivery_message}</span>}
    </span>
  );
}

/** Who made it, with the way to it there. */
function Maker({ document: { vendor, url } }: { document: WireDocument }) {
  const name = vendorNames[vendor];
  return url === null ? (
    name
  ) : (
    <a href={url} target="_blank" rel="noreferrer" aria-label={texts.openAt(name)}>
      {name}
    </a>
  );
}

function Presses({ document }: { document: WireDocument }) {
  const { id, kind, number, open } = document;
  return (
    <span className="row row--wrap">
      <PdfButton document={document} />
      {open !== null && <PaymentButton id={id} number={number} name={texts.name(kind, number)} />}
    </span>
  );
}

function PdfButton({ document: { id, kind, number } }: { document: WireDocument }) {
  const { save, isPending } = useFetchedFile(
    () => call(rows.documentPdf, { params: { id } }),
    texts.pdfFailed,
  );
  return (
    <Button
      size="small"
      isPending={isPending}
      aria-label={texts.pdfOf(texts.name(kind, number))}
      onClick={save}
    >
      <Icon of={Download} size={16} />
      {texts.pdf}
    </Button>
  );
}

function shown(kroner: number): string {
  return formatKronerUnit(fromWireKroner(kroner));
}

function amountOf({ kind, gross }: WireDocument): string {
  return shown(kind === "credit_note" ? -gross : gross);
}
