import { Menu as MenuIcon } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { chromeTexts } from "#texts/da/chrome.ts";
import { Button } from "#web/kit/actions/button.tsx";
import { Icon } from "#web/kit/icon.tsx";

const loadMenu = () => import("./opened-menu.tsx");
const OpenedMenu = lazy(async () => ({ default: (await loadMenu()).OpenedMenu }));

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
      onPointerEnter={() => void loadMenu()}
      onFocus={() => void loadMenu()}
      onClick={() => setAsked(true)}
    >
      <Icon of={MenuIcon} size={22} />
    </Button>
  );
  if (!isAsked) return button;
  return (
    <Suspense fallback={button}>
      <OpenedMenu faqUrl={faqUrl} />
    </Suspense>
  );
}
