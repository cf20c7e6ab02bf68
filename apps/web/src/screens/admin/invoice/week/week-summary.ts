import type { invoicingEndpoints } from "#contract/invoicing/invoice-page.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { fromWireKroner, type Ore } from "#rules/money/ore.ts";
import { type InvoiceLeft, invoiceLefts } from "#rules/money/week-invoices.ts";
import { weekInvoiceTexts as texts } from "#texts/da/backoffice/runs.ts";
import { shortName } from "#texts/format/contact.ts";

/** One booking of a week with everything that decides its invoice, and how far its invoices are. */
export type WeekBooking = AnswerOf<typeof invoicingEndpoints.weekDetails>[number];
export type WeekLine = WeekBooking["week"]["lines"][number];

/** A line of the table: a booking, or a document under it. */
export interface WeekRow {
  readonly of: WeekBooking;
  readonly line: WeekLine;
}

type Shift = Pick<WeekBooking["shifts"][number], "status" | "why_not_invoiced"> & {
  readonly employee: Pick<WeekBooking["shifts"][number]["employee"], "first_name" | "last_name">;
};

/** What of a booking says how it is counted in its week. */
export interface Counted {
  readonly week: Pick<WeekBooking["week"], "state" | "invoiced">;
  readonly shifts: readonly Shift[];
}

/** What was invoiced of a week in øre: what its bookings' documents come to that were accepted. */
export function invoicedOf(all: readonly Pick<Counted, "week">[]): Ore {
  return all.reduce((sum, { week }) => sum + fromWireKroner(week.invoiced), 0);
}

/** How far a week is, in a sentence: how many are sent, what needs somebody, and what only waits. */
export function summaryOf(all: readonly Counted[]): { sent: string; needs: string; waits: string } | null {
  const due = all.filter(({ week }) => !(nothingDue as readonly string[]).includes(week.state));
  if (due.length === 0) return null;
  const inState = (state: string) => due.filter(({ week }) => week.state === state);
  const missing = inState("part").flatMap(({ shifts }) => peopleLeft(shifts)).length;
  const told = (states: readonly (keyof typeof texts.counts)[]) => {
    const parts = states.flatMap((state) => {
      const count = inState(state).length;
      return count > 0 ? texts.counts[state](count, missing) : [];
    });
    return parts.length > 0 ? `${parts.join(", ")}.` : "";
  };
  return {
    sent: texts.sentOf(inState("sent").length, due.length),
    needs: told(["refused", "part", "again", "open_times", "not_approved", "ready"]),
    waits: told(["queued", "not_ended"]),
  };
}

const nothingDue = ["nothing", "cancelled", "credited"] as const;

/** Who is on no invoice yet, by why: those who can go first. */
export function stayingOf(shifts: readonly Shift[]): { why: InvoiceLeft; names: string[] }[] {
  return invoiceLefts.flatMap((why) => {
    const names = peopleLeft(shifts)
      .filter(({ why_not_invoiced }) => (why_not_invoiced ?? "ready") === why)
      .map(({ employee }) => shortName(employee.first_name, employee.last_name));
    return names.length > 0 ? { why, names } : [];
  });
}

function peopleLeft(shifts: readonly Shift[]): Shift[] {
  return shifts.filter(
    ({ status, why_not_invoiced: why }) =>
      status === "selected" && why !== "already_sent" && why !== "not_met",
  );
}

/** What one press of a line does. */
export type LineAct =
  | { act: "see"; label: string; at: "history" | "people" }
  | { act: "send" }
  | { act: "fix" }
  | { act: "takeBack" };

/** The one action of a line: what brings it on, else what shows it. */
export function actOf(
  { kind, state, document }: Pick<WeekLine, "kind" | "state" | "document">,
  left: InvoiceLeft | null,
): LineAct {
  if (state === "refused") return { act: document?.kind === "invoice" ? "fix" : "takeBack" };
  if (kind === "booking" && state !== "sent" && state !== "queued") {
    if (left === "ready") return { act: "send" };
    if (left === "open_times") return { act: "see", label: texts.actions.settle, at: "people" };
    if (left === "not_approved") return { act: "see", label: texts.actions.approve, at: "people" };
  }
  if (!document) return { act: "see", label: texts.actions.see, at: "people" };
  return { act: "see", label: shownBy[document.kind], at: "history" };
}

const shownBy = {
  invoice: texts.actions.seeInvoice,
  credit_note: texts.actions.seeCreditNote,
  prepayment: texts.actions.seePrepayment,
} as const;
