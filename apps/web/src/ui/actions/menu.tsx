import type { LucideIcon } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button as AriaButton } from "react-aria-components/Button";
import { Menu as AriaMenu, Header, MenuItem, MenuSection, MenuTrigger } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { classNames } from "#web/ui/foundation/class-names.ts";
import { Icon } from "#web/ui/icon.tsx";
import { type ButtonLook, buttonClass } from "./button-look.ts";

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
}

/** Entries that belong together, divided from the next group by a hairline. */
export interface MenuGroup {
  id: string;
  title?: string;
  entries: readonly MenuEntry[];
}

export interface MenuProps extends ButtonLook {
  /** The button's accessible name, such as «Menu». */
  label: string;
  groups: readonly MenuGroup[];
  /** What the button shows. */
  children: ReactNode;
  className?: string;
  /** Somebody points at the link of an entry. */
  onPoint?: (href: string) => void;
  /** For a menu that was fetched because its button had been pressed. */
  isOpenAtFirst?: boolean;
}

/** A button that opens a menu of links and actions. */
export function Menu(props: MenuProps) {
  const { label, groups, children, className, onPoint, isOpenAtFirst = false, ...look } = props;
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <AriaButton className={buttonClass({ variant: "quiet", ...look }, className)} aria-label={label}>
        {children}
      </AriaButton>
      <Popover className="popover" placement="bottom end">
        <AriaMenu className="menu" aria-label={label}>
          {groups.map((group) => (
            <MenuSection key={group.id} aria-label={group.title ?? label}>
              {group.title && <Header>{group.title}</Header>}
              {group.entries.map((entry) => renderEntry(entry, onPoint))}
            </MenuSection>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

function renderEntry(entry: MenuEntry, onPoint?: (href: string) => void) {
  const { id, label, icon, isRefusing, ...behaviour } = entry;
  return (
    <MenuItem
      key={id}
      id={id}
      textValue={label}
      className={classNames("option", isRefusing && "option--refuse")}
      onHoverStart={() => entry.href && onPoint?.(entry.href)}
      {...behaviour}
    >
      {icon && <Icon of={icon} />}
      {label}
    </MenuItem>
  );
}
