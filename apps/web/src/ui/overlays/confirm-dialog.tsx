import type { ReactNode } from "react";
import { uiTexts } from "#texts/da/ui/ui.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog } from "./dialog.tsx";

export interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  /** What it means or costs. */
  children?: ReactNode;
  confirmLabel?: ReactNode;
  cancelLabel?: string;
  onConfirm: () => void;
  onClose: () => void;
  /** Brick: something is refused, removed or cancelled. */
  isRefusing?: boolean;
  /** «Bekræft» waits for something in the dialog, such as a box to tick. */
  isBlocked?: boolean;
  isPending?: boolean;
  /** What is committed to, right over the buttons. */
  summary?: ReactNode;
  /** Why it could not be done; the dialog stays open. */
  error?: string;
}

/** Asks before something that others notice. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, isOpen, onClose, onConfirm, isPending, error, summary } = props;
  return (
    <Dialog
      isQuestion
      {...{ isOpen, title, onClose, isPending, error, summary }}
      actions={
        <>
          <Button onClick={onClose} isDisabled={isPending}>
            {props.cancelLabel ?? uiTexts.cancel}
          </Button>
          <Button
            variant={props.isRefusing ? "refuse" : "primary"}
            // The second press of a double click may come before the first one has shown.
            onClick={(event) => event.detail < 2 && onConfirm()}
            isDisabled={props.isBlocked}
            isPending={isPending}
          >
            {props.confirmLabel ?? uiTexts.confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
