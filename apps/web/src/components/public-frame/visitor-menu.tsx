import { Menu as MenuIcon } from "lucide-react";
import { useState } from "react";
import { chromeTexts } from "#texts/da/common/chrome.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { useLaterMenu } from "#web/ui/actions/use-later-menu.ts";
import { lazyPart } from "#web/ui/foundation/lazy-part.tsx";
import { Icon } from "#web/ui/icon.tsx";

const OpenedMenu = lazyPart(async () => (await import("./opened-menu.tsx")).OpenedMenu);

/**
 * The visitor's menu: its entries come with it when it is pressed for the first time. Where they can't be fetched a
 * sentence under the button says so until they are; a short message would have to be fetched itself.
 */
export function VisitorMenu({ faqUrl }: { faqUrl: string }) {
  const later = useLaterMenu(OpenedMenu.preload);
  const [hasFailed, setHasFailed] = useState(false);
  function fail() {
    setHasFailed(true);
    later.fail();
  }
  return (
    <>
      <Button variant="quiet" isIconOnly aria-label={chromeTexts.menu} {...later.button}>
        <Icon of={MenuIcon} size={22} />
      </Button>
      {later.lines && <OpenedMenu faqUrl={faqUrl} {...later.lines} onFail={fail} />}
      {hasFailed && !later.lines && (
        <p className="menu-failed" role="alert">
          {chromeTexts.menuFailed}
        </p>
      )}
    </>
  );
}
