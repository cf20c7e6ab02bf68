import { useSyncExternalStore } from "react";

/** Chromium's offer to put the product among the phone's apps. */
interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

/** How the product gets among the phone's apps here; null where it is one already, or cannot be. */
export type InstallWay = "offer" | "iphone" | null;

const REFUSED = "vagtklar-install-refused";
/** Whoever said no is left alone for so long, in milliseconds. */
const REST = 60 * 24 * 3_600_000;

let offer: InstallOffer | null = null;
const listeners = new Set<() => void>();

function change(next: InstallOffer | null): void {
  offer = next;
  for (const tell of listeners) tell();
}

/** Keeps the browser's offer until it is the moment for it; browsers make it early and once. */
export function watchInstallOffer(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    change(event as InstallOffer);
  });
  addEventListener("appinstalled", () => change(null));
}

/** The way that is open now. */
export function useInstallWay(): InstallWay {
  return useSyncExternalStore(watch, installWay, () => null);
}

let isAsking = false;

/** Shows the browser's own question, which an offer has once; what offers it stands until it is answered. */
export async function install(): Promise<void> {
  if (offer === null || isAsking) return;
  isAsking = true;
  const answer = await offer.prompt().catch(() => null);
  isAsking = false;
  if (answer?.outcome === "dismissed") refuseInstall();
  change(null);
}

/** The person does not want it now. */
export function refuseInstall(): void {
  localStorage.setItem(REFUSED, String(Date.now()));
  change(offer);
}

function watch(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

function installWay(): InstallWay {
  if (Date.now() - Number(localStorage.getItem(REFUSED) ?? 0) < REST) return null;
  if (matchMedia("(display-mode: standalone)").matches) return null;
  if (offer) return "offer";
  const isIphone = /iPhone|iPad/.test(navigator.userAgent);
  const isInstalled = (navigator as { standalone?: boolean }).standalone === true;
  return isIphone && !isInstalled ? "iphone" : null;
}
