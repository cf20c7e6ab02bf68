import { type KeyboardEvent, useRef, useState } from "react";
import { uiTexts } from "#texts/da/ui/ui.ts";
import { lazyPart } from "#web/ui/foundation/lazy-part.tsx";
import { Button } from "./button.tsx";
import type { MenuProps } from "./menu-props.ts";

const OpenMenu = lazyPart(async () => (await import("./open-menu.tsx")).OpenMenu);

/** Fetches what draws menus ahead of the first one. */
export const prepareMenus = OpenMenu.preload;

/**
 * A button that opens a menu of links and actions. What draws the menu is fetched for the first one; where that fails
 * the button stays, and a short message says so.
 */
export function Menu(props: MenuProps) {
  const { label, groups, children, onPoint, onFollow, ...look } = props;
  const [at, setAt] = useState<"unused" | "fetching" | "open" | "closed">("unused");
  const button = useRef<HTMLButtonElement>(null);

  async function open() {
    setAt("fetching");
    await OpenMenu.preload();
    setAt("open");
  }

  function openByArrow(event: KeyboardEvent) {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    void open();
  }

  function fail() {
    setAt("unused");
    void import("#web/ui/overlays/toast.ts").then(({ toast }) => toast.error(uiTexts.notFetched));
  }

  return (
    <>
      <Button
        variant="quiet"
        {...look}
        ref={button}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={at === "open"}
        isPending={at === "fetching"}
        onPointerEnter={() => void OpenMenu.preload()}
        onFocus={() => void OpenMenu.preload()}
        onClick={() => void open()}
        onKeyDown={openByArrow}
      >
        {children}
      </Button>
      {(at === "open" || at === "closed") && (
        <OpenMenu
          {...{ label, groups, onPoint, onFollow, button }}
          isOpen={at === "open"}
          onClose={() => setAt("closed")}
          onFail={fail}
        />
      )}
    </>
  );
}
