import type { ReactNode } from "react";
import { uiTexts } from "#texts/da/ui/ui.ts";
import { useDraftState } from "#web/api/form-drafts/use-draft-state.ts";
import { TextArea, type TextAreaProps } from "#web/ui/fields/text-area.tsx";
import { ConfirmDialog, type ConfirmDialogProps } from "#web/ui/overlays/confirm-dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { failureText } from "./failure-text.ts";

type Question = Pick<ConfirmDialogProps, "title" | "confirmLabel" | "isRefusing" | "summary" | "onClose">;
type Field = Pick<TextAreaProps, "label" | "hint" | "placeholder" | "rows" | "maxLength" | "hasCounter">;

interface ReasonDialogProps extends Question {
  /** Names the draft that outlives a reload; one for each thing that is asked about. */
  draft: string;
  /** What the decision does; it stands above the field. */
  text: ReactNode;
  field: Field;
  /** What stands below the field. */
  children?: ReactNode;
  /** Where the call stands, as the mutation tells it. */
  call: { readonly isPending: boolean; readonly error: Error | null };
  /** Sends the words as typed. */
  onSend: (reason: string, then: { onSuccess: () => void }) => void;
  /** Said once it has worked; nothing where the page shows it. */
  done?: string;
  /** Said of a failure for which the server has no sentence. */
  failed: string;
}

/** Asks for words before something is decided: it waits until there are some, and keeps them if the call fails. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { draft, text, field, children, call, onSend, done, failed, onClose, ...question } = props;
  const [reason, setReason, forget] = useDraftState(draft, "", (typed) => typed !== "");
  const isBlank = reason.trim() === "";
  const onSuccess = () => {
    forget();
    if (done) toast.success(done);
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      {...question}
      isBlocked={isBlank}
      isPending={call.isPending}
      error={call.error ? failureText(call.error, failed) : undefined}
      onConfirm={() => onSend(reason, { onSuccess })}
      onClose={onClose}
    >
      <div className="stack">
        <p>{text}</p>
        <TextArea
          {...field}
          hint={[isBlank && uiTexts.wordsFirst, field.hint].filter(Boolean).join(" ")}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        {children}
      </div>
    </ConfirmDialog>
  );
}
