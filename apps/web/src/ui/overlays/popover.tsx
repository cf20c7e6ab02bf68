import { type ReactNode, useState } from "react";
import { Button } from "react-aria-components/Button";
import { Dialog, DialogTrigger } from "react-aria-components/Dialog";
import { Popover as AriaPopover } from "react-aria-components/Popover";
import { type ButtonLook, buttonClass } from "#web/ui/actions/button-look.ts";
import { classNames } from "#web/ui/foundation/class-names.ts";

export interface PopoverProps extends ButtonLook {
  /** The accessible name of the panel, and of the button when that shows only an icon. */
  label: string;
  /** What the button shows. */
  trigger: ReactNode;
  /** A function is given what closes the panel. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Of the button. */
  className?: string;
}

/** A button that opens a small panel beside itself; the button is shown as pressed in the next frame, the panel after it. */
export function Popover({ label, trigger, children, className, ...look }: PopoverProps) {
  const [at, setAt] = useState<"closed" | "pressed" | "open">("closed");

  function change(isOpening: boolean) {
    setAt(isOpening ? "pressed" : "closed");
    if (isOpening) requestAnimationFrame(() => setTimeout(() => setAt("open")));
  }

  return (
    <DialogTrigger isOpen={at === "open"} onOpenChange={change}>
      <Button
        className={classNames(buttonClass(look, className), at === "pressed" && "is-pressed")}
        aria-label={look.isIconOnly ? label : undefined}
      >
        {trigger}
      </Button>
      {/* biome-ignore lint/a11y/useValidAriaValues: the dialog inside has the name; its frame must not get one too. */}
      <AriaPopover className="popover" placement="bottom end" aria-labelledby="">
        <Dialog className="popover-body" aria-label={label}>
          {typeof children === "function" ? ({ close }) => children(close) : children}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
