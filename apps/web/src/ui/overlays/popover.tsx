import type { ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { Dialog, DialogTrigger } from "react-aria-components/Dialog";
import { Popover as AriaPopover } from "react-aria-components/Popover";
import { type ButtonLook, buttonClass } from "#web/ui/actions/button-look.ts";
import "./page-under/inert-later.ts";

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

/** A button that opens a small panel beside itself. */
export function Popover({ label, trigger, children, className, ...look }: PopoverProps) {
  return (
    <DialogTrigger>
      <Button className={buttonClass(look, className)} aria-label={look.isIconOnly ? label : undefined}>
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
