import { type MouseEvent, type ReactNode, useState } from "react";
import { uiTexts } from "#texts/da/ui/ui.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog } from "./dialog.tsx";
import type { DialogProps } from "./dialog-props.ts";

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
  /** Going back is the safe way: it is the solid button, and the last one. */
  isKeepingFirst?: boolean;
  /** «Bekræft» waits for something in the dialog, such as a box to tick. */
  isBlocked?: boolean;
  isPending?: boolean;
  /** What is committed to, right over the buttons. */
  summary?: ReactNode;
  /** Why it could not be done; the dialog stays open. */
  error?: string;
  width?: DialogProps["width"];
}

/** Asks before something that others notice. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, isOpen, onClose, isPending, error, width } = props;
  const { press, isHasty } = useCarefulPress(props);
  const summary = isHasty ? <Hasty>{props.summary}</Hasty> : props.summary;
  const confirm = (
    <Button
      variant={props.isRefusing ? "refuse" : "primary"}
      onClick={press}
      isDisabled={props.isBlocked}
      isPending={isPending}
    >
      {props.confirmLabel ?? uiTexts.confirm}
    </Button>
  );
  return (
    <Dialog
      isQuestion
      {...{ isOpen, title, onClose, isPending, error, summary, width }}
      actions={
        <>
          {props.isKeepingFirst && confirm}
          <Button
            variant={props.isKeepingFirst ? "primary" : undefined}
            onClick={onClose}
            isDisabled={isPending}
          >
            {props.cancelLabel ?? uiTexts.cancel}
          </Button>
          {!props.isKeepingFirst && confirm}
        </>
      }
    >
      {children}
    </Dialog>
  );
}

/**
 * The second press of a double click counts for nothing: it may come before the first one has shown, or have opened the
 * question. Only the latter is told, since nothing else happens.
 */
function useCarefulPress({ isOpen, onConfirm }: Pick<ConfirmDialogProps, "isOpen" | "onConfirm">) {
  const [pressed, setPressed] = useState<"hasty" | "confirmed" | null>(null);
  if (!isOpen && pressed) setPressed(null);
  function press(event: MouseEvent) {
    const isSecond = event.detail > 1;
    setPressed((before) => (isSecond ? (before ?? "hasty") : "confirmed"));
    if (!isSecond) onConfirm();
  }
  return { press, isHasty: pressed === "hasty" };
}

function Hasty({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <p className="small" role="status">
        {uiTexts.hasty}
      </p>
    </>
  );
}
