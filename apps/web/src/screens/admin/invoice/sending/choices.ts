import type { ledgerEndpoints } from "#contract/invoicing/ledger.endpoints.ts";
import type { AnswerOf, BodyInput } from "#contract/wire/endpoint.ts";
import { ledgerTexts as texts } from "#texts/da/admin/ledger.ts";
import { listOf } from "#texts/format/numbers.ts";

export type Proposal = AnswerOf<typeof ledgerEndpoints.invoiceProposal>;
export type Body = Extract<BodyInput<typeof ledgerEndpoints.createInvoice>, { shift_ids: number[] }>;
type Extra = NonNullable<Body["extra_lines"]>[number];

/** People and fees that something is chosen of. */
interface Asked {
  readonly shifts: readonly Pick<Proposal["shifts"][number], "shift_id" | "reason">[];
  readonly fees: readonly Pick<Proposal["fees"][number], "shift_id">[];
}

/** What becomes of a fee: on the invoice, dropped with a reason, or left for later. */
export interface FeeChoice {
  readonly fate: "keep" | "drop" | "later";
  readonly reason: string;
}

/** A free line as it is typed. */
export interface ExtraLine {
  readonly id: number;
  readonly description: string;
  readonly quantity: string;
  readonly unitPrice: string;
}

/** What the admin chose of a booking's proposal, where it is not the default. */
export interface Choices {
  /** People who are left for later. */
  readonly without: readonly number[];
  readonly fees: Readonly<Record<number, FeeChoice>>;
  readonly extras: readonly ExtraLine[];
}

export const NO_CHOICES: Choices = { without: [], fees: {}, extras: [] };

/** What a proposal begins with: what was chosen for an invoice that was taken back or credited. */
export function choicesOf({ again, fees, shifts }: Asked & Pick<Proposal, "again">): Choices {
  const dropped = again.drop_fees.filter(({ shift_id }) => fees.some((fee) => fee.shift_id === shift_id));
  const isLater = ({ shift_id }: { shift_id: number }) => again.later.includes(shift_id);
  const without = shifts.filter((shift) => shift.reason === null && isLater(shift));
  const later = fees.filter(isLater);
  if (again.extra_lines.length + dropped.length + without.length + later.length === 0) return NO_CHOICES;
  return {
    without: without.map(({ shift_id }) => shift_id),
    fees: Object.fromEntries([
      ...later.map(({ shift_id }) => [shift_id, { fate: "later", reason: "" }]),
      ...dropped.map(({ shift_id, reason }) => [shift_id, { fate: "drop", reason }]),
    ]),
    extras: again.extra_lines.map(({ description, quantity, unit_price }, id) => ({
      ...{ id, description },
      quantity: String(quantity).replace(".", ","),
      unitPrice: String(unit_price).replace(".", ","),
    })),
  };
}

/** The body of a call for choices of a proposal; people who may not go are in none. */
export function bodyOf(proposal: Asked, choices: Choices): Body {
  return {
    shift_ids: proposal.shifts
      .filter(({ reason, shift_id }) => reason === null && !choices.without.includes(shift_id))
      .map(({ shift_id }) => shift_id),
    keep_fees: proposal.fees
      .filter(({ shift_id }) => fateOf(choices, shift_id) === "keep")
      .map(({ shift_id }) => shift_id),
    drop_fees: proposal.fees
      .map(({ shift_id }) => ({ shift_id, reason: choices.fees[shift_id]?.reason.trim() ?? "" }))
      .filter(({ shift_id, reason }) => fateOf(choices, shift_id) === "drop" && reason !== ""),
    extra_lines: choices.extras.flatMap((line) => extraOf(line) ?? []),
  };
}

/** What becomes of a fee: it is kept unless something else was chosen. */
export function fateOf({ fees }: Choices, shiftId: number): FeeChoice["fate"] {
  return fees[shiftId]?.fate ?? "keep";
}

/** What is begun and not filled in, in words: the reason of a drop, or what a free line lacks; null where nothing is. */
export function unfinishedIn({ fees, extras }: Choices): string | null {
  if (Object.values(fees).some(lacksReason)) return texts.dropReasonFirst;
  const place = extras.findIndex((line) => missingIn(line).length > 0);
  const line = extras[place];
  return line
    ? texts.lineLacks(place + 1, listOf(missingIn(line).map((field) => texts.missing[field])))
    : null;
}

/** Whether a fee is dropped without a word of why. */
export function lacksReason({ fate, reason }: FeeChoice): boolean {
  return fate === "drop" && reason.trim() === "";
}

/** What a free line still lacks, or has in a size that is refused. */
function missingIn({ description, quantity, unitPrice }: ExtraLine): (keyof typeof texts.missing)[] {
  const [count, price] = [numberIn(quantity) ?? 0, numberIn(unitPrice)];
  return [
    ...(description.trim() === "" ? (["description"] as const) : []),
    ...(count <= 0 || count > MAX_PIECES ? (["quantity"] as const) : []),
    ...(price === null || Math.abs(price) > HIGHEST_PRICE ? (["price"] as const) : []),
  ];
}

const MAX_PIECES = 1000;
const HIGHEST_PRICE = 1_000_000;

/** A free line that is filled in; null while it is not. */
function extraOf(line: ExtraLine): Extra | null {
  const [quantity, price] = [numberIn(line.quantity), numberIn(line.unitPrice)];
  if (missingIn(line).length > 0 || quantity === null || price === null) return null;
  return { description: line.description.trim(), quantity, unit_price: price };
}

/** «4.900,50», and a dot that no three digits follow as a comma: «4900.5». */
function numberIn(text: string): number | null {
  const plain = text.trim().replace(/\.(?=\d{3}(?!\d))/g, "");
  const number = Number(plain.replace(",", ".").replace("−", "-"));
  return text.trim() === "" || Number.isNaN(number) ? null : number;
}
