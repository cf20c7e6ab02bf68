import { useRouterState } from "@tanstack/react-router";
import { ChevronDown, Menu as MenuIcon, Phone, Search, ShieldCheck } from "lucide-react";
import { useEffect, useState } from "react";
import { imageUrl } from "#rules/images/image-url.ts";
import { searchTexts as texts } from "#texts/da/backoffice/search.ts";
import { chromeTexts } from "#texts/da/common/chrome.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { formatPhone, phoneLink } from "#texts/format/contact.ts";
import type { Session } from "#web/api/session/session.ts";
import { useAppState } from "#web/api/session/use-session.ts";
import { Menu } from "#web/ui/actions/menu.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { classNames } from "#web/ui/foundation/class-names.ts";
import { lazyComponent } from "#web/ui/foundation/lazy-component.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { TopBar } from "#web/ui/layout/top-bar.tsx";
import { Avatar } from "#web/ui/marks/avatar.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { employeeBack } from "./menu-groups.ts";
import { ScreenBack, ScreenBrand } from "./screen-link.tsx";
import { useMainMenu } from "./use-main-menu.ts";

const SearchDialog = lazyComponent(async () => (await import("./search/search-dialog.tsx")).SearchDialog);

/** The admin's search in the bar: a press, «/» or Ctrl+K opens it. On a phone it is a field where the day begins, else an icon. */
function SearchOpener({ isField }: { isField: boolean }) {
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    // What is typed right after the key must not be lost.
    void SearchDialog.preload();
    function press(event: KeyboardEvent) {
      if (!isShortcut(event)) return;
      event.preventDefault();
      setOpen(true);
    }
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);

  function fail() {
    setOpen(false);
    toast.error(commonTexts.errorTitle);
  }

  return (
    <>
      <button
        type="button"
        className={classNames("search-opener", isField && "search-opener--field")}
        aria-label={texts.hint}
        aria-keyshortcuts="/ Control+K"
        onClick={() => setOpen(true)}
      >
        <Icon of={Search} size={16} />
        <span className="search-opener-hint">{texts.hint}</span>
        <span className="key" aria-hidden="true">
          {texts.key}
        </span>
      </button>
      {isOpen && <SearchDialog onClose={() => setOpen(false)} onFail={fail} />}
    </>
  );
}

/** What must be closed first. A message that passes is an alertdialog too, and stands in nobody's way. */
const ABOVE = "[role=dialog], [role=alertdialog]:not([aria-modal=false]), [role=menu]";

/** «/» outside of fields and dialogs, or Ctrl+K anywhere but in a dialog. */
function isShortcut({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (document.querySelector(ABOVE)) return false;
  if (key.toLowerCase() === "k") return (ctrlKey || metaKey) && !altKey;
  const isTyping =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest("input, textarea, select, [role=spinbutton]") !== null);
  return key === "/" && !ctrlKey && !metaKey && !altKey && !isTyping;
}

/** The bar on top: brand, 'Admin' tag, support phone (not for employees), menu. */
export function MainBar({ onContract }: { onContract: () => void }) {
  const state = useAppState();
  const { config, session } = state;
  const menu = useMainMenu(onContract);
  const phone = config.brand.supportPhone;
  const path = useRouterState({ select: (state) => state.location.pathname });
  const back = session.kind === "employee" ? employeeBack(path) : null;
  return (
    <TopBar
      shape={session.kind === "employee" ? "phone" : "normal"}
      start={
        <>
          {back ? (
            <ScreenBack to="/" search={{ step: back.step }} isInBar>
              {back.label}
            </ScreenBack>
          ) : (
            <ScreenBrand to="/" name={config.brand.name} />
          )}
          {session.kind === "corporation" && session.corporation.is_admin && (
            <Status tone="pine" icon={ShieldCheck}>
              {chromeTexts.admin}
            </Status>
          )}
          {canSearch(session) && <SearchOpener isField={path === "/"} />}
        </>
      }
      end={
        <>
          {session.kind === "corporation" && (
            <a
              className="topbar-link"
              href={phoneLink(phone)}
              aria-label={chromeTexts.callSupport(formatPhone(phone))}
            >
              <Icon of={Phone} size={16} />
              <span>{formatPhone(phone)}</span>
            </a>
          )}
          <Menu label={chromeTexts.menu} className="topbar-menu" {...menu}>
            <MenuFace session={session} />
          </Menu>
        </>
      }
    />
  );
}

/** Only an admin in its own session, once it is set up. */
function canSearch(session: Session): boolean {
  return (
    session.kind === "corporation" && session.corporation.is_admin && !session.takenOver && !session.mustSetUp
  );
}

/** The profile picture where there is one, else the burger. */
function MenuFace({ session }: { session: Session }) {
  const isCorporation = session.kind === "corporation";
  const who = isCorporation ? session.corporation : session.employee;
  const picture = who.profile_image || (isCorporation ? session.corporation.icon_image : "");
  if (!picture) return <Icon of={MenuIcon} size={22} />;
  const name = isCorporation ? session.corporation.name : session.employee.first_name;
  return (
    <>
      <Avatar
        name={name}
        src={imageUrl(who.baseURL_image, "1000x1000", picture)}
        size={32}
        isSquare={isCorporation}
      />
      <Icon of={ChevronDown} size={16} />
    </>
  );
}
