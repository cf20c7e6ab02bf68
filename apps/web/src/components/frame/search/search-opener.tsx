import { Search } from "lucide-react";
import { useEffect, useState } from "react";
import { searchTexts as texts } from "#texts/da/backoffice/search.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { classNames } from "#web/ui/foundation/class-names.ts";
import { lazyPart } from "#web/ui/foundation/lazy-part.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

const SearchDialog = lazyPart(async () => (await import("./search-dialog.tsx")).SearchDialog);

/** The admin's search in the bar: a press, «/» or Ctrl+K opens it. On a phone it is a field where the day begins, else an icon. */
export function SearchOpener({ isField }: { isField: boolean }) {
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
