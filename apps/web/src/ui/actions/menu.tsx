import type { KeyboardEvent } from "react";
import { uiTexts } from "#texts/da/ui/ui.ts";
import { lazyComponent } from "#web/ui/foundation/lazy-component.tsx";
import { Button } from "./button.tsx";
import type { MenuProps } from "./menu-props.ts";
import { useLaterMenu } from "./use-later-menu.ts";

const OpenMenu = lazyComponent(async () => (await import("./open-menu.tsx")).OpenMenu);

/** Fetches what draws menus ahead of the first one. */
export const prepareMenus = OpenMenu.preload;

/**
 * A button that opens a menu of links and actions. What draws the menu is fetched for the first one; where that fails
 * the button stays, and a short message says so.
 */
export function Menu(props: MenuProps) {
  const { label, isNamedByContent, groups, children, onPoint, onFollow, isPending = false, ...look } = props;
  const later = useLaterMenu(OpenMenu.preload);

  function openByArrow(event: KeyboardEvent) {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    void later.open();
  }

  function fail() {
    later.fail();
    void import("#web/ui/overlays/toast.ts").then(({ toast }) => toast.error(uiTexts.notFetched));
  }

  return (
    <>
      <Button
        variant="quiet"
        {...look}
        {...later.button}
        isPending={isPending || later.button.isPending}
        aria-label={isNamedByContent ? undefined : label}
        onKeyDown={openByArrow}
      >
        {children}
      </Button>
      {later.lines && <OpenMenu {...{ label, groups, onPoint, onFollow }} {...later.lines} onFail={fail} />}
    </>
  );
}
