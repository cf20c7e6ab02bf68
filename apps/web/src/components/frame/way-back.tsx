import { useRouter } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import { ScreenBack } from "./screen-link.tsx";

/** The way back to the page and place that somebody came from; to the home from a page that was opened by itself. */
export function WayBack({ children }: { children: string }) {
  const { history } = useRouter();
  function goBack(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !history.canGoBack()) return;
    event.preventDefault();
    history.back();
  }
  return (
    <ScreenBack to="/" onClick={goBack}>
      {children}
    </ScreenBack>
  );
}
