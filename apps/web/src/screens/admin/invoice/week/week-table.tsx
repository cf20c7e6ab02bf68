import {
  CircleCheck,
  CircleX,
  Clock,
  CornerDownRight,
  FileMinus,
  FilePlus,
  FileX,
  Hourglass,
  Lock,
  type LucideIcon,
  Minus,
  Scale,
  Send,
} from "lucide-react";
import { useState } from "react";
import { fromWireKroner } from "#rules/money/ore.ts";
import type { WeekInvoiceState } from "#rules/money/week-invoices.ts";
import { dayOf } from "#rules/time/moment.ts";
import { adminOldBookingsTexts } from "#texts/da/admin/admin-lists.ts";
import { weekInvoiceTexts as texts } from "#texts/da/backoffice/runs.ts";
import { chosenOrOther } from "#texts/da/corporation/booking-presets.ts";
import { formatDay, formatTimes } from "#texts/format/days.ts";
import { formatKroner } from "#texts/format/numbers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { ScreenLink } from "#web/components/frame/screen-link.tsx";
import { InvoiceChips } from "#web/components/price/invoice-chips.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import type { Tone } from "#web/ui/feedback/tone.ts";
import { Icon } from "#web/ui/icon.tsx";
import { type Column, Table } from "#web/ui/tables/table.tsx";
import { SentCounts } from "../head/sent-counts.tsx";
import { SendInvoicesDialog } from "../sending/send-invoices-dialog.tsx";
import { LineAction } from "./line-action.tsx";
import { AtVendor, LineOutcome } from "./line-outcome.tsx";
import { invoicedOf, type WeekBooking, type WeekRow } from "./week-summary.ts";

interface StateLook {
  readonly tone: Tone;
  readonly icon: LucideIcon;
  /** CSS class of the line: the colour at its edge. */
  readonly row: string;
}

/** How far a line is, as it is drawn. */
const stateLooks: Record<WeekInvoiceState, StateLook> = {
  sent: { tone: "pine", icon: CircleCheck, row: "row-full" },
  part: { tone: "amber", icon: Hourglass, row: "tr--part" },
  again: { tone: "amber", icon: FilePlus, row: "tr--part" },
  open_times: { tone: "amber", icon: Scale, row: "tr--part" },
  not_approved: { tone: "amber", icon: Lock, row: "tr--part" },
  ready: { tone: "amber", icon: FilePlus, row: "tr--part" },
  refused: { tone: "brick", icon: CircleX, row: "tr--failed" },
  queued: { tone: "blue", icon: Send, row: "tr--queued" },
  not_ended: { tone: "neutral", icon: Clock, row: "tr--waits" },
  credited: { tone: "neutral", icon: FileMinus, row: "tr--waits" },
  nothing: { tone: "neutral", icon: Minus, row: "tr--waits" },
  cancelled: { tone: "neutral", icon: FileX, row: "tr--waits" },
};

/** A line for each booking, its documents under it, and what they come to. */
export function WeekTable({ all, week }: { all: readonly WeekBooking[]; week: number }) {
  // Kept here: what was taken back has no line any more.
  const [sending, setSending] = useState<number | null>(null);
  const sent = all.find(({ booking }) => booking.id === sending);
  const columns: readonly Column<WeekRow>[] = [
    { id: "day", header: texts.columns.day, cell: (row) => <DayCell row={row} />, isRowKey: true },
    {
      id: "booking",
      header: texts.columns.booking,
      cell: (row) => <BookingCell row={row} />,
      className: "line-what",
    },
    {
      id: "state",
      header: texts.columns.state,
      cell: ({ line }) => <Status {...stateLooks[line.state]}>{texts.states[line.state]}</Status>,
      className: "line-state",
    },
    {
      id: "outcome",
      header: texts.columns.outcome,
      cell: (row) => <LineOutcome row={row} />,
      className: "line-outcome",
    },
    { id: "total", header: texts.columns.total, cell: (row) => <TotalCell row={row} />, isNumber: true },
    {
      id: "action",
      header: <span className="visually-hidden">{texts.columns.action}</span>,
      cell: (row) => <LineAction row={row} name={nameOf(row)} onSend={() => setSending(row.of.booking.id)} />,
      className: "num line-act",
    },
  ];
  return (
    <div className="invoice-week">
      <Table
        label={texts.table(week)}
        columns={columns}
        groups={all.map((of) => ({
          id: String(of.booking.id),
          rows: of.week.lines.map((line) => ({ of, line })),
        }))}
        idOf={({ of, line }) =>
          line.kind === "booking" ? "booking" : `${of.booking.id} ${line.document?.id}`
        }
        rowClass={({ line }) =>
          `${stateLooks[line.state].row}${line.kind === "booking" ? "" : " line-under"}`
        }
        total={
          <>
            <th scope="row" colSpan={4}>
              {texts.invoiced(week)}
            </th>
            <td className="num">{formatKroner(invoicedOf(all))}</td>
            <td />
          </>
        }
      />
      {sent && <SendInvoicesDialog all={[sent]} onClose={() => setSending(null)} />}
    </div>
  );
}

function DayCell({ row: { of, line } }: { row: WeekRow }) {
  const { date, start_time, end_time } = of.booking;
  const day = formatDay(date, dayOf(serverNow()));
  if (line.kind !== "booking") {
    return (
      <>
        <span className="visually-hidden">{texts.under(texts.kinds[line.kind], day)}</span>
        <Icon of={CornerDownRight} size={16} />
      </>
    );
  }
  return (
    <span className="line-cell">
      {day}
      <span className="line-times">{formatTimes(start_time, end_time)}</span>
    </span>
  );
}

/** What was booked leads to its people; a document is named. */
function BookingCell({ row: { of, line } }: { row: WeekRow }) {
  const { id, selectedShifts, number_of_staff, jobRole, arrangement_type, arrangement_type_other } =
    of.booking;
  if (line.kind !== "booking") {
    const { number = null, url = null } = line.document ?? {};
    if (line.kind !== "credit_note") return texts.kinds[line.kind];
    return <AtVendor url={url}>{texts.named(line.kind, number)}</AtVendor>;
  }
  const arrangement = chosenOrOther(arrangement_type, arrangement_type_other);
  return (
    <span className="line-cell">
      <ScreenLink
        className="cell-link"
        to="/admin/bookingInvoice/$bookingId"
        params={{ bookingId: String(id) }}
      >
        {adminOldBookingsTexts.job(selectedShifts, number_of_staff, jobRole.job_title)}, {arrangement}
      </ScreenLink>
      <span className="row row--wrap line-marks">
        <InvoiceChips of={[of.bookingOptions]} />
        <SentCounts all={[of]} sides={["pay"]} />
      </span>
    </span>
  );
}

/** The document's amount; of what is sent in part beside the whole, and of what is not sent what it comes to now. */
function TotalCell({ row: { of, line } }: { row: WeekRow }) {
  const whole = formatKroner(fromWireKroner(of.invoiceTotal));
  if (!line.document) {
    const isNothing = line.state === "nothing" || line.state === "cancelled";
    return <span className="dim">{isNothing ? "–" : whole}</span>;
  }
  const amount = formatKroner(fromWireKroner(line.amount));
  if (line.state !== "part") return <b className="strong">{amount}</b>;
  return (
    <>
      <span className="line-part">
        {amount} {texts.partOf}
      </span>{" "}
      <b className="strong">{whole}</b>
    </>
  );
}

/** Tells the buttons of the lines apart. */
function nameOf({ of, line }: WeekRow): string {
  const day = formatDay(of.booking.date, dayOf(serverNow()));
  const what = line.kind === "booking" ? of.booking.jobRole.job_title : texts.kinds[line.kind];
  return `${day}, ${what}`;
}
