import type { DelayedSaves } from "./delayed-saves.ts";
import type { InvoiceDetails } from "./invoice-details.ts";

/** A change on the invoice page. */
export interface Edit {
  /** The control: a later change of the same one replaces an earlier one that is not saved yet. */
  control: string;
  /** What the page shows until the server has answered; whatever else the details hold stays. */
  show: (details: InvoiceDetails) => InvoiceDetails;
  save: () => Promise<unknown>;
  success?: string;
  /** Makes the opposite change, offered beside `success`. */
  undo?: (() => void) | undefined;
  /** What is said of a failure. */
  failure: string;
}

/** The unsaved changes with one more, which takes the place of an earlier one of its control. */
export function withEdit(edits: readonly Edit[], change: Edit): readonly Edit[] {
  return [...edits.filter(({ control }) => control !== change.control), change];
}

/** Without a change that was saved or has failed; a later one of the same control stays. */
export function withoutEdit(edits: readonly Edit[], done: Edit): readonly Edit[] {
  return edits.filter((other) => other !== done);
}

/** Details as the page shows them: with every change that is not saved yet, in their order. */
export function shownWith<Details extends InvoiceDetails>(
  edits: readonly Pick<Edit, "show">[],
  details: Details,
): Details {
  return edits.reduce<InvoiceDetails>((before, { show }) => show(before), details) as Details;
}

/** What is kept of an answer, of one booking or of a week, once a change of it was saved; nothing of no answer. */
export function storedWith(
  before: InvoiceDetails | InvoiceDetails[] | undefined,
  { show }: Pick<Edit, "show">,
): InvoiceDetails | InvoiceDetails[] | undefined {
  return Array.isArray(before) ? before.map(show) : before && show(before);
}

const started = new WeakMap<Edit, Promise<unknown>>();

/** Starts the save of a change, or answers the one that is under way. */
export function startOnce(edit: Edit): Promise<unknown> {
  const saving = started.get(edit) ?? edit.save();
  started.set(edit, saving);
  return saving;
}

/** Saves at once: each unsaved change, also one that waits for an earlier one, and once. */
export function saveNow(edits: readonly Edit[], saves: Pick<DelayedSaves, "flush">): void {
  // Of a failure the queue tells, should the page come back.
  for (const edit of edits) startOnce(edit).catch(() => {});
  saves.flush();
}
