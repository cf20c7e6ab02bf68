import { useSyncExternalStore } from "react";
import type { ToastMessage } from "#web/ui/overlays/toast.ts";

let isWanted = false;
let lastSaid = "";
const listeners = new Set<() => void>();

/**
 * Shows a short message in the place of the one before it, which told of an earlier try; on a public page what draws it
 * is fetched first, and without a connection it is not shown.
 */
export async function toastLater(tone: ToastMessage["tone"], text: string): Promise<void> {
  isWanted = true;
  for (const tell of listeners) tell();
  const messages = await import("./toasts-offline.ts").catch(() => null);
  if (!messages) return;
  messages.connectedToast.withdraw(lastSaid);
  lastSaid = text;
  messages.connectedToast[tone](text);
}

/** Whether a message has been shown yet, so that a public page must draw them. */
export function useToastsWanted(): boolean {
  return useSyncExternalStore(
    listen,
    () => isWanted,
    () => false,
  );
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
