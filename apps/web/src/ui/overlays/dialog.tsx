import { useState } from "react";
import { uiTexts } from "#texts/da/ui/ui.ts";
import { lazyComponent } from "#web/ui/foundation/lazy-component.tsx";
import type { DialogProps } from "./dialog-props.ts";

const OpenDialog = lazyComponent(async () => (await import("./open-dialog.tsx")).OpenDialog);

/** Fetches what draws dialogs ahead of the first one. */
export const prepareDialogs = OpenDialog.preload;

/**
 * A dialog over the page. Focus goes in, stays in, and goes back to where it was. What draws it is fetched for the
 * first one; where that fails it is closed again, and a short message says so.
 */
export function Dialog(props: DialogProps) {
  const [wasOpen, setWasOpen] = useState(props.isOpen);
  if (props.isOpen && !wasOpen) setWasOpen(true);
  if (!wasOpen) return null;

  function fail() {
    setWasOpen(false);
    props.onClose();
    void import("./toast.ts").then(({ toast }) => toast.error(uiTexts.notFetched));
  }

  return <OpenDialog {...props} onFail={fail} />;
}
