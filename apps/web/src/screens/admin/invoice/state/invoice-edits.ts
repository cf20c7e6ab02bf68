import { useMutation } from "@tanstack/react-query";
import { createContext, useContext, useEffect, useState } from "react";
import { invoicingEndpoints } from "#contract/invoicing/endpoints.ts";
import type { QueryKey } from "#contract/wire/endpoint.ts";
import { answers, invalidate, keyOf } from "#web/api/calls/answers.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { toast } from "#web/ui/overlays/toast.ts";
import { createDelayedSaves, type DelayedSaves } from "./delayed-saves.ts";
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
 * Changes are shown at once, saved one after the other, and after a failure the stored values come back. Those not
 * saved yet lie over what the server answers, so that news of an earlier change does not undo a later one; leaving
 * the page saves them at once.
 * `key` is the answer that is shown: one booking's details, or a week's.
 */
export function useEditing(key: QueryKey): InvoiceEdits {
  const [unsaved, setUnsaved] = useState<readonly Edit[]>([]);
  const [saves] = useState(() => createDelayedSaves(SAVE_AFTER_MS));
  useEffect(() => () => saves.flush(), [saves]);
  useSavedWhenHidden(unsaved, saves);
  const refresh = () => void invalidate(detailKeys);
  const save = useMutation({
    mutationKey: SAVING,
    scope: { id: "invoice" },
    mutationFn: startOnce,
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

  // What a change shows is the same details, whatever else they hold.
  const shown = <Details extends InvoiceDetails>(details: Details) =>
    unsaved.reduce<InvoiceDetails>((before, { show }) => show(before), details) as Details;
  return { edit, shown, refresh };
}

const started = new WeakMap<Edit, Promise<unknown>>();

/** Starts the save of a change, or answers the one that is under way. */
function startOnce(edit: Edit): Promise<unknown> {
  const saving = started.get(edit) ?? edit.save();
  started.set(edit, saving);
  return saving;
}

/** A tab that is closed waits for nothing: what is unsaved goes at once, also what waits for an earlier change. */
function useSavedWhenHidden(unsaved: readonly Edit[], saves: DelayedSaves): void {
  useEffect(() => {
    const saveAll = () => {
      if (document.visibilityState !== "hidden") return;
      // Of a failure the queue tells, should the page come back.
      for (const edit of unsaved) startOnce(edit).catch(() => {});
      saves.flush();
    };
    document.addEventListener("visibilitychange", saveAll);
    return () => document.removeEventListener("visibilitychange", saveAll);
  }, [unsaved, saves]);
}

/** Until the details are asked for again; an answer from before the save must not arrive in between. */
function keepSaved(key: QueryKey, { show }: Edit): void {
  void answers.cancelQueries({ queryKey: key });
  answers.setQueryData(key, (before: InvoiceDetails | InvoiceDetails[] | undefined) =>
    Array.isArray(before) ? before.map(show) : before && show(before),
  );
}

const detailKeys = [keyOf(invoicingEndpoints.details), keyOf(invoicingEndpoints.weekDetails)];
