import { useEffect } from "react";
import { pageTitles, type TitleReader } from "#texts/da/common/page-titles.ts";
import type { Session } from "#web/api/session/session.ts";
import { useAppState } from "#web/api/session/use-session.ts";

/** Names the open page in the browser's tab, in its history, and to screen readers. */
export function usePageTitle(path: string): void {
  const { config, session } = useAppState();
  const reader = readerOf(session);
  const title = reader && `${titleOf(path, reader)} – ${config.brand.name}`;
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
}

/** A taken-over session reads as whom it took over. */
function readerOf(session: Session): TitleReader | null {
  if (session.kind === "employee") return session.employee.new_user ? "new employee" : "employee";
  if (session.kind !== "corporation") return null;
  return session.corporation.is_admin ? "admin" : "corporation";
}

/** The title of a path, of a page below another, and of one entry below a list where it has a title of its own; letter case never matters, and an unknown path leads to the home. */
export function titleOf(path: string, reader: TitleReader): string {
  const { home, pages } = pageTitles[reader];
  const [, first = "", second = "", third = ""] = path.toLowerCase().split("/");
  const page = first === "admin" ? `admin/${second}` : first;
  const below = third === "" ? undefined : (pages.get(`${page}/${third}`) ?? pages.get(`${page}/one`));
  return below ?? pages.get(page) ?? home;
}
