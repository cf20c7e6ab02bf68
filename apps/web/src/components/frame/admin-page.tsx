import type { ReactNode } from "react";
import { commonTexts } from "#texts/da/common/common.ts";
import { PageHead, type PageHeadProps } from "#web/ui/layout/page-head.tsx";
import { ScreenBack } from "./screen-link.tsx";

interface AdminPageProps extends PageHeadProps {
  /** What this page is for the style sheet, beside `admin`. */
  className?: string;
  children: ReactNode;
}

/** A page of the back office: the way back, to 'I dag' unless `back` leads elsewhere, its title with what stands beside it, then the rest. */
export function AdminPage({ className = "", children, ...head }: AdminPageProps) {
  return (
    <main className={`admin dense ${className}`.trim()}>
      <PageHead back={<ScreenBack to="/">{commonTexts.back}</ScreenBack>} {...head} />
      {children}
    </main>
  );
}
