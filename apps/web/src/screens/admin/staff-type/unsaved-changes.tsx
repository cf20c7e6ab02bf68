import { useBlocker } from "@tanstack/react-router";
import { adminEditorsTexts } from "#texts/da/admin/admin-editors.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { isElsewhere } from "./is-elsewhere.ts";

const texts = adminEditorsTexts.unsaved;

/** Asks before the page is left while something on it is not saved. */
export function UnsavedChanges({ isDirty }: { isDirty: boolean }) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && isElsewhere(current, next),
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  if (blocker.status !== "blocked") return null;
  return (
    <ConfirmDialog
      isOpen
      isRefusing
      title={texts.title}
      confirmLabel={texts.leave}
      cancelLabel={texts.stay}
      onConfirm={blocker.proceed}
      onClose={blocker.reset}
    >
      <p>{texts.text}</p>
    </ConfirmDialog>
  );
}
