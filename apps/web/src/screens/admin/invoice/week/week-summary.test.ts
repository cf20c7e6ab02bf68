import { expect, test } from "vitest";
import type { WhyNotInvoiced } from "#rules/money/readiness.ts";
import { type WeekInvoiceState, weekInvoiceStates } from "#rules/money/week-invoices.ts";
import { actOf, type Counted, invoicedOf, stayingOf, summaryOf } from "./week-summary.ts";

const person = (first_name: string, why_not_invoiced: WhyNotInvoiced | null, status = "selected") => ({
  ...{ status, why_not_invoiced },
  employee: { first_name, last_name: "Thomsen" },
});
const booking = (state: WeekInvoiceState, shifts: Counted["shifts"] = [], invoiced = 0): Counted => ({
  week: { state, invoiced },
  shifts,
});

test("a week says how many are sent, what needs somebody, and what only waits", () => {
  const jonas = [person("Anna", "already_sent"), person("Jonas", "open_times"), person("Line", "not_met")];
  expect(
    summaryOf([
      booking("sent"),
      booking("part", jonas),
      booking("refused"),
      booking("sent"),
      booking("sent"),
    ]),
  ).toEqual({ sent: "3 af 5 bookinger er sendt.", needs: "1 er afvist, 1 mangler en person.", waits: "" });
  expect(summaryOf([booking("queued"), booking("not_ended")])).toEqual({
    sent: "Ingen af 2 bookinger er sendt.",
    needs: "",
    waits: "1 er på vej, 1 er ikke slut.",
  });
});

test("what nothing is due of is not counted, and a week of nothing else says nothing", () => {
  const nothing = [booking("nothing"), booking("cancelled"), booking("credited")];
  expect(summaryOf([...nothing, booking("sent")])?.sent).toBe("Bookingen er sendt.");
  expect(summaryOf([...nothing, booking("sent"), booking("sent")])?.sent).toBe("Alle 2 bookinger er sendt.");
  expect(summaryOf(nothing)).toBeNull();
});

test("a booking that only a fee is missing on misses no person", () => {
  expect(summaryOf([booking("part", [person("Anna", "already_sent")])])?.needs).toBe("1 mangler et gebyr.");
});

test("every state is told once in the sentence, or nothing is due in it", () => {
  for (const state of weekInvoiceStates) {
    const told = Object.values(summaryOf([booking(state)]) ?? {}).join(" ");
    expect(told.match(/\d/g)?.length ?? 0, state).toBe(
      ["sent", "nothing", "cancelled", "credited"].includes(state) ? 0 : 1,
    );
  }
});

test("a week's sum is exact to the øre", () => {
  expect(invoicedOf([booking("sent", [], 4.35)])).toBe(435);
  expect(
    invoicedOf([booking("sent", [], 8.03), booking("sent", [], 0.1), booking("sent", [], -4016.05)]),
  ).toBe(-400_792);
});

test("who stays is grouped by why, and who was sent, not met or removed is not among them", () => {
  expect(
    stayingOf([
      person("Anna", "not_approved"),
      person("Jonas", null),
      person("Line", "already_sent"),
      person("Maja", "not_met"),
      person("Nora", null, "sick"),
      person("Oskar", "not_approved"),
    ]),
  ).toEqual([
    { why: "ready", names: ["Jonas T."] },
    { why: "not_approved", names: ["Anna T.", "Oskar T."] },
  ]);
});

const document = (kind: "invoice" | "credit_note" | "prepayment") => ({ kind }) as never;
const act = (
  kind: Parameters<typeof actOf>[0]["kind"],
  state: WeekInvoiceState,
  of: ReturnType<typeof document> | null,
  left: Parameters<typeof actOf>[1] = null,
) => {
  const chosen = actOf({ kind, state, document: of }, left);
  return chosen.act === "see" ? chosen.label : chosen.act;
};

test("a line has the one press that brings it on, else the one that shows it", () => {
  const [invoice, note, prepayment] = [document("invoice"), document("credit_note"), document("prepayment")];
  expect([
    act("booking", "sent", invoice),
    act("booking", "queued", invoice, "ready"),
    act("booking", "part", invoice, "open_times"),
    act("booking", "part", invoice, "not_approved"),
    act("booking", "again", invoice, "ready"),
    act("booking", "ready", null, "ready"),
    act("booking", "not_ended", null, "not_ended"),
    act("booking", "nothing", null),
    act("booking", "refused", invoice, "ready"),
    act("new_invoice", "refused", invoice),
    act("credit_note", "refused", note),
    act("prepayment", "refused", prepayment),
    act("credit_note", "credited", note, "ready"),
    act("prepayment", "sent", prepayment, "open_times"),
    act("new_invoice", "sent", invoice, "open_times"),
  ]).toEqual([
    "Vis faktura",
    "Vis faktura",
    "Afklar timer",
    "Se og godkend",
    "send",
    "send",
    "Vis booking",
    "Vis booking",
    "fix",
    "fix",
    "takeBack",
    "takeBack",
    "Vis kreditnota",
    "Vis forudbetaling",
    "Vis faktura",
  ]);
});
