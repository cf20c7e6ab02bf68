import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { uiTexts } from "#texts/da/ui/ui.ts";
import { Icon } from "#web/ui/icon.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { Button, type ButtonProps } from "./button.tsx";
import { copyText } from "./copy-text.ts";

export interface CopyButtonProps extends Omit<ButtonProps, "onClick" | "onCopy"> {
  /** What is put on the clipboard; a function is asked at the moment of the press. */
  text: string | (() => string);
  onCopied?: () => void;
}

/** Copies a text and shows a tick until focus leaves; says so where the browser refuses the clipboard. */
export function CopyButton({ text, onCopied, children = uiTexts.copy, onBlur, ...rest }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);

  async function copy(): Promise<unknown> {
    try {
      await copyText(typeof text === "function" ? text() : text);
    } catch {
      return toast.error(uiTexts.notCopied);
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
