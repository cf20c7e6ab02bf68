import { Menu as MenuIcon } from "lucide-react";
import { useRef, useState } from "react";
import { chromeTexts } from "#texts/da/common/chrome.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { lazyPart } from "#web/ui/foundation/lazy-part.tsx";
import { Icon } from "#web/ui/icon.tsx";

const OpenedMenu = lazyPart(async () => (await import("./opened-menu.tsx")).OpenedMenu);

/** The visitor's menu: its entries come with it when it is pressed for the first time. */
export function VisitorMenu({ faqUrl }: { faqUrl: string }) {
  const [at, setAt] = useState<"unused" | "fetching" | "open" | "closed">("unused");
  const button = useRef<HTMLButtonElement>(null);

  async function open() {
    setAt("fetching");
    await OpenedMenu.preload();
    setAt("open");
  }

  return (
    <>
      <Button
        variant="quiet"
        isIconOnly
        ref={button}
        aria-label={chromeTexts.menu}
        aria-haspopup="menu"
        aria-expanded={at === "open"}
        isPending={at === "fetching"}
        onPointerEnter={() => void OpenedMenu.preload()}
        onFocus={() => void OpenedMenu.preload()}
        onClick={() => void open()}
      >
        <Icon of={MenuIcon} size={22} />
      </Button>
      {(at === "open" || at === "closed") && (
        <OpenedMenu
          {...{ faqUrl, button }}
          isOpen={at === "open"}
          onClose={() => setAt("closed")}
          onFail={() => setAt("unused")}
        />
      )}
    </>
  );
}
