import type { RefObject } from "react";
import { RouterProvider } from "react-aria-components";
import { Header, Menu, MenuItem, MenuSection } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { classNames } from "#web/ui/foundation/class-names.ts";
import { Icon } from "#web/ui/icon.tsx";
import type { MenuEntry, MenuProps } from "./menu-props.ts";

export interface OpenMenuProps extends Pick<MenuProps, "label" | "groups" | "onPoint" | "onFollow"> {
  isOpen: boolean;
  onClose: () => void;
  /** The button that it hangs under; gets the focus back. */
  button: RefObject<HTMLButtonElement | null>;
}

/** The lines of a menu under its button. */
export function OpenMenu({
  label,
  groups,
  onPoint,
  onFollow = loadPage,
  isOpen,
  onClose,
  button,
}: OpenMenuProps) {
  return (
    <RouterProvider navigate={onFollow}>
      <Popover
        className="popover"
        placement="bottom end"
        aria-label={label}
        triggerRef={button}
        isOpen={isOpen}
        onOpenChange={(open) => !open && onClose()}
      >
        <Menu className="menu" aria-label={label} autoFocus="first" onClose={onClose}>
          {groups.map((group) => (
            <MenuSection key={group.id} aria-label={group.title ?? label}>
              {group.title && <Header>{group.title}</Header>}
              {group.entries.map((entry) => renderEntry(entry, onPoint))}
            </MenuSection>
          ))}
        </Menu>
      </Popover>
    </RouterProvider>
  );
}

function loadPage(href: string): void {
  location.assign(href);
}

function renderEntry(entry: MenuEntry, onPoint?: (href: string) => void) {
  const { id, label, icon, isRefusing, count = 0, ...behaviour } = entry;
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
      {count > 0 && <span className="option-tail">{count}</span>}
    </MenuItem>
  );
}
