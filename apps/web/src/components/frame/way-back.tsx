import { useRouter } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import { ScreenBack, type ScreenPath } from "./screen-link.tsx";

declare module "@tanstack/history" {
  interface HistoryState {
    isFromList?: boolean;
  }
}

/** What a list says to the page of one of its entries. */
export const fromList = { isFromList: true } as const;

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

/** The way back to a list: to its place and what it is narrowed to where the page was opened from there. */
export function ListBack({ to, children }: { to: ScreenPath; children: string }) {
  const { history } = useRouter();
  function goBack(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !history.location.state.isFromList) return;
    event.preventDefault();
    history.back();
  }
  return (
    <ScreenBack to={to} onClick={goBack}>
      {children}
    </ScreenBack>
  );
}
