import { Menu as MenuIcon } from "lucide-react";
import { useState } from "react";
import { chromeTexts } from "#texts/da/common/chrome.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { lazyPart } from "#web/ui/foundation/lazy-part.tsx";
import { Icon } from "#web/ui/icon.tsx";

const OpenedMenu = lazyPart(async () => (await import("./opened-menu.tsx")).OpenedMenu);

/** The visitor's menu: a plain button until it is pressed for the first time. */
export function VisitorMenu({ faqUrl }: { faqUrl: string }) {
  const [isAsked, setAsked] = useState(false);
  const button = (
    <Button
      variant="quiet"
      isIconOnly
      aria-label={chromeTexts.menu}
      aria-haspopup="menu"
      aria-expanded={false}
      isPending={isAsked}
      onPointerEnter={() => void OpenedMenu.preload()}
      onFocus={() => void OpenedMenu.preload()}
      onClick={() => setAsked(true)}
    >
      <Icon of={MenuIcon} size={22} />
    </Button>
  );
  if (!isAsked) return button;
  return <OpenedMenu faqUrl={faqUrl} waiting={button} onFail={() => setAsked(false)} />;
}
