import type { ReactNode } from "react";
import { doorTexts } from "#texts/da/public/public-pages.ts";
import type { AppConfig } from "#web/api/page/page-data.ts";
import { classNames } from "#web/ui/foundation/class-names.ts";
import { SideScene } from "#web/ui/marks/side-scene.tsx";
import { PublicFrame } from "./public-frame.tsx";

interface EntryLayoutProps {
  config: AppConfig;
  children: ReactNode;
  /** For forms of two columns. */
  isWide?: boolean;
}

const PLATES = 3;

/** The layout of a sign-in or sign-up page: one column of text and fields beside a drawing. */
export function EntryLayout({ config, children, isWide }: EntryLayoutProps) {
  const [first, second] = doorTexts.words;
  return (
    <PublicFrame config={config}>
      <div className="door">
        <SideScene label={doorTexts.sceneName} places={PLATES} laid={PLATES}>
          {first}
          <br />
          {second}
        </SideScene>
        <main className={classNames("door-main", isWide && "door-main--wide")}>{children}</main>
      </div>
    </PublicFrame>
  );
}
