import { useBlocker } from "@tanstack/react-router";
import { adminEditorsTexts } from "#texts/da/admin/admin-editors.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";

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

interface Place {
  readonly pathname: string;
  readonly search: object;
}

/**
 * Whether a move leads away from what is shown. A dialog over a page that was opened by its address stands on an entry
 * of the history of its own, and closing it moves back to the same place.
 */
export function isElsewhere(current: Place, next: Place): boolean {
  return current.pathname !== next.pathname || JSON.stringify(current.search) !== JSON.stringify(next.search);
}
