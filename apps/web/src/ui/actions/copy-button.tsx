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

/** Copies a text and shows a tick until focus leaves. A browser that refuses the clipboard leaves it unticked. */
export function CopyButton({ text, onCopied, children = uiTexts.copy, onBlur, ...rest }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);

  async function copy() {
    try {
      await copyText(typeof text === "function" ? text() : text);
    } catch {
      return;
    }
    setCopied(true);
    onCopied?.();
  }

  return (
    <Button
      {...rest}
      onClick={copy}
      onBlur={(event) => {
        setCopied(false);
        onBlur?.(event);
      }}
    >
      <Icon of={isCopied ? Check : Copy} size={16} />
      {children}
      {isCopied && (
        <span className="visually-hidden" role="status">
          {uiTexts.copied}
        </span>
      )}
    </Button>
  );
}
