import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import type { ButtonLook } from "./button-look.ts";

/** One line of a menu: a link when it has an `href`, otherwise an action. */
export interface MenuEntry {
  id: string;
  label: string;
  icon?: LucideIcon;
  href?: string;
  onAction?: () => void;
  /** Brick, for what signs out, deletes or ends. */
  isRefusing?: boolean;
  isDisabled?: boolean;
  /** How many things wait there; none is not shown. */
  count?: number | undefined;
}

/** Entries that belong together, divided from the next group by a hairline. */
export interface MenuGroup {
  id: string;
  title?: string;
  entries: readonly MenuEntry[];
}

export interface MenuProps extends ButtonLook {
  /** What the menu is called, such as «Menu», and its button. */
  label: string;
  /** The button is called what it shows. */
  isNamedByContent?: boolean;
  groups: readonly MenuGroup[];
  /** What the button shows. */
  children: ReactNode;
  className?: string;
  isDisabled?: boolean;
  /** Work is under way, as for a button. */
  isPending?: boolean;
  /** What a pointer is told, as why it is disabled. */
  title?: string | undefined;
  /** Somebody points at the link of an entry. */
  onPoint?: (href: string) => void;
  /** Goes to the link of an entry without loading a page. */
  onFollow?: (href: string) => void;
}
