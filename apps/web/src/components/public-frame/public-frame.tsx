import { Menu as MenuIcon, Phone } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { chromeTexts } from "#texts/da/common/chrome.ts";
import { formatPhone, phoneLink } from "#texts/format/contact.ts";
import type { AppConfig } from "#web/api/page/page-data.ts";
import { takeFlash } from "#web/api/session/flash.ts";
import { toastLater, useToastsWanted } from "#web/components/feedback/toast-later.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { useLaterMenu } from "#web/ui/actions/use-later-menu.ts";
import { classNames } from "#web/ui/foundation/class-names.ts";
import { lazyComponent } from "#web/ui/foundation/lazy-component.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Brand } from "#web/ui/layout/brand.tsx";
import { TopBar } from "#web/ui/layout/top-bar.tsx";

const OpenedMenu = lazyComponent(async () => (await import("./opened-menu.tsx")).OpenedMenu);

/**
 * The visitor's menu: its entries come with it when it is pressed for the first time. Where they can't be fetched a
 * sentence under the button says so until they are; a short message would have to be fetched itself.
 */
function VisitorMenu({ faqUrl }: { faqUrl: string }) {
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

const LazyToasts = lazyComponent(async () => (await import("#web/ui/overlays/toasts.tsx")).Toasts);

interface PublicFrameProps {
  config: AppConfig;
  children: ReactNode;
  /** The login of the other side: employees for a company's page and the other way round. */
  otherDoor?: { label: string; href: string };
  /** The way in, as a button of the bar. */
  logIn?: { label: string; href: string };
  /** `PublicFooter`. */
  footer?: ReactNode;
}

/** What surrounds every public page. What can wait, styles of overlays included, is fetched after the page is there. */
export function PublicFrame({ config, children, otherDoor, logIn, footer }: PublicFrameProps) {
  const hasToasts = useToastsWanted();
  const phone = config.brand.supportPhone;
  useEffect(() => {
    void import("#web/styles/public-later.css");
    // A form that is being filled may show a toast, also when the connection is lost by then.
    const prepare = () => void LazyToasts.preload();
    document.addEventListener("focusin", prepare, { once: true });
    const left = takeFlash();
    if (left) void toastLater("success", left);
    return () => document.removeEventListener("focusin", prepare);
  }, []);
  return (
    <>
      <a className="skip-link" href="#content">
        {chromeTexts.skipToContent}
      </a>
      <TopBar
        start={<Brand name={config.brand.name} />}
        end={
          <>
            <a
              className={classNames("topbar-link", logIn && "topbar-phone")}
              href={phoneLink(phone)}
              aria-label={chromeTexts.callSupport(formatPhone(phone))}
            >
              <Icon of={Phone} size={16} />
              <span>{formatPhone(phone)}</span>
            </a>
            {otherDoor && (
              <a className="topbar-link topbar-wide" href={otherDoor.href}>
                {otherDoor.label}
              </a>
            )}
            {logIn && (
              <LinkButton className="topbar-log-in" href={logIn.href}>
                {logIn.label}
              </LinkButton>
            )}
            <VisitorMenu faqUrl={config.brand.faqUrl} />
          </>
        }
      />
      <div id="content" tabIndex={-1}>
        {children}
      </div>
      {footer}
      {hasToasts && <LazyToasts onFail={() => {}} />}
    </>
  );
}
