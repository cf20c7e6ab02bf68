import type { ReactNode } from "react";

export interface DialogProps {
  isOpen: boolean;
  /** Escape, «Luk», or a press beside the dialog. */
  onClose: () => void;
  title: string;
  children?: ReactNode;
  /** Buttons at the end, the refusing one first. */
  actions?: ReactNode;
  /** What is committed to: stands right over the buttons, and never scrolls. On phones the dialog comes from below then. */
  summary?: ReactNode;
  /** On phones it comes from below, whatever it holds. */
  isSheet?: boolean;
  /** Why it could not be done: stands right over the buttons, which stay in sight however long the dialog is. */
  error?: string;
  width?: "normal" | "wide" | "board";
  /** Asks something that must be answered: no «Luk», and a press beside it does nothing. */
  isQuestion?: boolean;
  /** Work is under way: nothing closes it. */
  isPending?: boolean;
}
