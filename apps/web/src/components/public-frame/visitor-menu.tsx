import { Menu as MenuIcon } from "lucide-react";
import { chromeTexts } from "#texts/da/common/chrome.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { useLaterMenu } from "#web/ui/actions/use-later-menu.ts";
import { lazyPart } from "#web/ui/foundation/lazy-part.tsx";
import { Icon } from "#web/ui/icon.tsx";

const OpenedMenu = lazyPart(async () => (await import("./opened-menu.tsx")).OpenedMenu);

/** The visitor's menu: its entries come with it when it is pressed for the first time. */
export function VisitorMenu({ faqUrl }: { faqUrl: string }) {
  const later = useLaterMenu(OpenedMenu.preload);
  return (
    <>
      <Button variant="quiet" isIconOnly aria-label={chromeTexts.menu} {...later.button}>
        <Icon of={MenuIcon} size={22} />
      </Button>
      {later.lines && <OpenedMenu faqUrl={faqUrl} {...later.lines} onFail={later.fail} />}
    </>
  );
}
