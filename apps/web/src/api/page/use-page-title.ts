import { useEffect } from "react";
import { employeeHomeTitles, employeePageTitles } from "#texts/da/employee/phone/page-titles.ts";
import { useAppState } from "#web/api/session/use-session.ts";

/** Names an employee's open page in the browser's tab, in its history, and to screen readers. */
export function usePageTitle(path: string): void {
  const { config, session } = useAppState();
  const title =
    session.kind === "employee"
      ? `${titleOf(path, session.employee.new_user)} – ${config.brand.name}`
      : undefined;
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
}

/** The title of a path; letter case never matters, and an unknown path leads to the home. */
export function titleOf(path: string, isNew: boolean): string {
  const [, first = ""] = path.toLowerCase().split("/");
  return employeePageTitles.get(first) ?? (isNew ? employeeHomeTitles.isNew : employeeHomeTitles.jobs);
}
