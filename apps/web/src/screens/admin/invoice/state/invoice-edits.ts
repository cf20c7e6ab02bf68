import { useMutation } from "@tanstack/react-query";
import { createContext, useContext, useEffect, useState } from "react";
import { invoicingEndpoints } from "#contract/invoicing/endpoints.ts";
import type { QueryKey } from "#contract/wire/endpoint.ts";
import { answers, invalidate, keyOf } from "#web/api/calls/answers.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { toast } from "#web/ui/overlays/toast.ts";
import { createDelayedSaves } from "./delayed-saves.ts";
import type { InvoiceDetails } from "./invoice-details.ts";

const SAVE_AFTER_MS = 100;
const SAVING = ["save invoice"];

/** A change on the invoice page. */
interface Edit {
  /** The control: a later change of the same one replaces an earlier one that is not saved yet. */
  control: string;
  /** What the page shows until the server has answered. */
  show: (details: InvoiceDetails) => InvoiceDetails;
  save: () => Promise<unknown>;
  success?: string;
  /** What is said of a failure. */
  failure: string;
}

export interface InvoiceEdits {
  edit: (edit: Edit) => void;
  /** The details with every change that is not saved yet. */
  shown: (details: InvoiceDetails) => InvoiceDetails;
  /** Asks for the details again. */
  refresh: () => void;
}

const InvoiceEditsContext = createContext<InvoiceEdits | null>(null);
export const InvoiceEditsProvider = InvoiceEditsContext.Provider;

/** What the controls of the invoice page change things with. */
export function useInvoiceEdits(): InvoiceEdits {
  const edits = useContext(InvoiceEditsContext);
  if (!edits) throw new Error("outside the invoice page");
  return edits;
}

/**
 * Changes are shown at once, saved one after the other, and after a failure the stored values come back. Those not
 * saved yet lie over what the server answers, so that news of an earlier change does not undo a later one; leaving
 * the page saves them at once.
 * `key` is the answer that is shown: one booking's details, or a week's.
 */
export function useEditing(key: QueryKey): InvoiceEdits {
  const [unsaved, setUnsaved] = useState<readonly Edit[]>([]);
  const [saves] = useState(() => createDelayedSaves(SAVE_AFTER_MS));
  useEffect(() => () => saves.flush(), [saves]);
  const refresh = () => void invalidate(detailKeys);
  const save = useMutation({
    mutationKey: SAVING,
    scope: { id: "invoice" },
    mutationFn: (edit: Edit) => edit.save(),
    onSuccess: (_answer, edit) => {
      keepSaved(key, edit);
      if (edit.success) toast.success(edit.success);
    },
    onError: (error, { failure }) => toast.error(failureText(error, failure)),
    onSettled: (_answer, _error, edit) => {
      setUnsaved((edits) => edits.filter((other) => other !== edit));
      // The last of several changes asks for all of them.
      if (answers.isMutating({ mutationKey: SAVING }) <= 1) refresh();
    },
  });

  function edit(change: Edit) {
    setUnsaved((edits) => [...edits.filter(({ control }) => control !== change.control), change]);
    saves.later(change.control, () => save.mutate(change));
  }

  const shown = (details: InvoiceDetails) => unsaved.reduce((before, { show }) => show(before), details);
  return { edit, shown, refresh };
}

/** Until the details are asked for again; an answer from before the save must not arrive in between. */
function keepSaved(key: QueryKey, { show }: Edit): void {
  void answers.cancelQueries({ queryKey: key });
  answers.setQueryData(key, (before: InvoiceDetails | InvoiceDetails[] | undefined) =>
    Array.isArray(before) ? before.map(show) : before && show(before),
  );
}

const detailKeys = [keyOf(invoicingEndpoints.details), keyOf(invoicingEndpoints.weekDetails)];
