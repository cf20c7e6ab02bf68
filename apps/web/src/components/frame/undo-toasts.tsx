import { useEffect, useRef } from "react";
import { undoEndpoints } from "#contract/backoffice/undo.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { undoTexts as texts } from "#texts/da/backoffice/undo.ts";
import { useApiMutation, useApiQuery } from "#web/api/calls/answers.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { toast } from "#web/ui/overlays/toast.ts";

type Undo = AnswerOf<typeof undoEndpoints.list>[number];

/** What the admin has just done, each with «Fortryd» and the seconds left, on whatever page it is by now. */
export function UndoToasts() {
  const shown = useRef(new Map<number, () => void>());
  const undos = useApiQuery(undoEndpoints.list);
  const send = useApiMutation(undoEndpoints.undo);

  function undo({ id, kind }: Undo) {
    send.mutate(
      { params: { id } },
      {
        onSuccess: () => toast.success(texts.undone[kind]),
        onError: (error) => toast.error(failureText(error, texts.failed)),
      },
    );
  }

  useEffect(() => {
    const { appeared, gone } = undoChanges(shown.current, undos.data);
    for (const act of appeared) {
      const until = undos.dataUpdatedAt - Date.now() + performance.now() + act.ms_left;
      const button = { label: texts.undo, onAction: () => undo(act), until };
      shown.current.set(act.id, toast.undoable(texts.done[act.kind], act.name, button));
    }
    // What was undone in another tab is no longer offered here.
    for (const id of gone) {
      shown.current.get(id)?.();
      shown.current.set(id, () => {});
    }
  });
  return null;
}

/** Of what can be undone by now, what was not offered yet, and what is no longer; nothing before the first answer. */
export function undoChanges<Act extends { readonly id: number }>(
  offered: ReadonlyMap<number, unknown>,
  acts: readonly Act[] | undefined,
): { appeared: Act[]; gone: number[] } {
  if (!acts) return { appeared: [], gone: [] };
  const ids = new Set(acts.map(({ id }) => id));
  return {
    appeared: acts.filter(({ id }) => !offered.has(id)),
    gone: [...offered.keys()].filter((id) => !ids.has(id)),
  };
}
