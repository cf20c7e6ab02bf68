import { useMutation } from "@tanstack/react-query";
import { createContext, useContext, useEffect, useState } from "react";
import { invoicingEndpoints } from "#contract/invoicing/invoice-page.endpoints.ts";
import type { QueryKey } from "#contract/wire/endpoint.ts";
import { adminInvoiceTexts } from "#texts/da/admin/admin-invoice.ts";
import { uiTexts } from "#texts/da/ui/ui.ts";
import { answers, invalidate, keyOf } from "#web/api/calls/answers.ts";
import { failureText, isRefusal } from "#web/components/feedback/failure-text.ts";
import { toast } from "#web/ui/overlays/toast.ts";
import { createDelayedSaves, type DelayedSaves } from "./delayed-saves.ts";
import type { InvoiceDetails } from "./invoice-details.ts";
import {
  type Edit,
  saveNow,
  shownWith,
  startOnce,
  storedWith,
  withEdit,
  withoutEdit,
} from "./unsaved-edits.ts";

const SAVE_AFTER_MS = 100;
const SAVING = ["save invoice"];

export interface InvoiceEdits {
  edit: (edit: Edit) => void;
  /** The details with every change that is not saved yet. */
  shown: <Details extends InvoiceDetails>(details: Details) => Details;
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
 * Changes are shown at once and saved one after the other. After a failure the stored values come back, and the change
 * can be sent again until another one of its control is made. Those not saved yet lie over what the server answers, so
 * that news of an earlier change does not undo a later one; leaving the page saves them at once.
 * `key` is the answer that is shown: one booking's details, or a week's.
 */
export function useEditing(key: QueryKey): InvoiceEdits {
  const [unsaved, setUnsaved] = useState<readonly Edit[]>([]);
  const [saves] = useState(() => createDelayedSaves(SAVE_AFTER_MS));
  /** The newest change of each control. */
  const [newest] = useState(() => new Map<string, Edit>());
  useEffect(() => () => saves.flush(), [saves]);
  useSavedWhenHidden(unsaved, saves);
  const refresh = () => void invalidate(detailKeys);
  const save = useMutation({
    mutationKey: SAVING,
    scope: { id: "invoice" },
    mutationFn: startOnce,
    onSuccess: (_answer, edit) => {
      keepSaved(key, edit);
      const { success, undo } = edit;
      if (success) toast.success(success, undo && { label: adminInvoiceTexts.marks.undo, onAction: undo });
    },
    onError: (error, failed) => {
      // The stored values are back: what was chosen is sent again from the words, where that may help.
      const isNewest = () => newest.get(failed.control) === failed;
      const again = { label: uiTexts.retry, onAction: () => isNewest() && edit({ ...failed }) };
      const canHelp = isNewest() && !isRefusal(error);
      toast.error(failureText(error, failed.failure), canHelp ? again : undefined);
    },
    onSettled: (_answer, _error, edit) => {
      setUnsaved((edits) => withoutEdit(edits, edit));
      // The last of several changes asks for all of them.
      if (answers.isMutating({ mutationKey: SAVING }) <= 1) refresh();
    },
  });

  function edit(change: Edit) {
    newest.set(change.control, change);
    setUnsaved((edits) => withEdit(edits, change));
    saves.later(change.control, () => save.mutate(change));
  }

  const shown = <Details extends InvoiceDetails>(details: Details) => shownWith(unsaved, details);
  return { edit, shown, refresh };
}

/** A tab that is closed waits for nothing: what is unsaved goes at once, also what waits for an earlier change. */
function useSavedWhenHidden(unsaved: readonly Edit[], saves: DelayedSaves): void {
  useEffect(() => {
    const saveAll = () => {
      if (document.visibilityState === "hidden") saveNow(unsaved, saves);
    };
    document.addEventListener("visibilitychange", saveAll);
    return () => document.removeEventListener("visibilitychange", saveAll);
  }, [unsaved, saves]);
}

/** Until the details are asked for again; an answer from before the save must not arrive in between. */
function keepSaved(key: QueryKey, edit: Edit): void {
  void answers.cancelQueries({ queryKey: key });
  answers.setQueryData(key, (before: InvoiceDetails | InvoiceDetails[] | undefined) =>
    storedWith(before, edit),
  );
}

const detailKeys = [keyOf(invoicingEndpoints.details), keyOf(invoicingEndpoints.weekDetails)];
