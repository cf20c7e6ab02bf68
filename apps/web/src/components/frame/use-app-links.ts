import type { AnyRouter } from "@tanstack/react-router";
import { useEffect } from "react";

/**
 * Makes every plain link of the app a change of screen instead of a page load, and loads the screen as soon as
 * somebody points at the link. So the links of the ui need no router, and a link opened in a new tab stays a link.
 */
export function useAppLinks(router: AnyRouter): void {
  useEffect(() => {
    function follow(event: MouseEvent) {
      const path = pathOf(event.target);
      const isPlain =
        event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (!path || !isPlain || event.defaultPrevented) return;
      event.preventDefault();
      void router.navigate({ href: path });
    }
    function preload(event: Event) {
      const path = pathOf(event.target);
      if (path) void router.preloadRoute({ to: path.replace(/[?#].*/, "") }).catch(() => {});
    }
    document.addEventListener("click", follow);
    document.addEventListener("pointerover", preload, { passive: true });
    document.addEventListener("focusin", preload);
    return () => {
      document.removeEventListener("click", follow);
      document.removeEventListener("pointerover", preload);
      document.removeEventListener("focusin", preload);
    };
  }, [router]);
}

/** The path of a link inside the app; null for anchors, downloads, new tabs and other sites. */
function pathOf(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest("a") : null;
  if (
    !link?.href ||
    link.target ||
    link.hasAttribute("download") ||
    link.getAttribute("href")?.startsWith("#")
  ) {
    return null;
  }
  const url = new URL(link.href);
  if (
    url.origin !== location.origin ||
    url.pathname.startsWith("/api/") ||
    url.pathname.startsWith("/images/")
  ) {
    return null;
  }
  return url.pathname + url.search + url.hash;
}
