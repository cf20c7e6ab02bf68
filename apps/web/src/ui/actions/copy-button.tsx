import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { uiTexts } from "#texts/da/ui/ui.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Button, type ButtonProps } from "./button.tsx";
import { copyText } from "./copy-text.ts";

export interface CopyButtonProps extends Omit<ButtonProps, "onClick" | "onCopy"> {
  /** What is put on the clipboard; a function is asked at the moment of the press. */
  text: string | (() => string);
  onCopied?: () => void;
}

/** Copies a text and shows a tick until focus leaves; says so where the browser refuses the clipboard. */
export function CopyButton({ text, onCopied, children = uiTexts.copy, onBlur, ...rest }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<"copied" | "refused" | null>(null);

  async function copy(): Promise<void> {
    try {
      await copyText(typeof text === "function" ? text() : text);
    } catch {
      return setOutcome("refused");
    }
    setOutcome("copied");
    onCopied?.();
  }

  return (
    <Button
      {...rest}
      onClick={copy}
      onBlur={(event) => {
        setOutcome(null);
        onBlur?.(event);
      }}
    >
      <Icon of={outcome === "copied" ? Check : Copy} size={16} />
      {outcome === "refused" ? <span role="status">{uiTexts.notCopied}</span> : children}
      {outcome === "copied" && (
        <span className="visually-hidden" role="status">
          {uiTexts.copied}
        </span>
      )}
    </Button>
  );
}
