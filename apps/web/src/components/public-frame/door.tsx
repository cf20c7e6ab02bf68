import type { ReactNode } from "react";
import { doorTexts } from "#texts/da/public/public-pages.ts";
import type { AppConfig } from "#web/api/page/page-data.ts";
import { classNames } from "#web/ui/foundation/class-names.ts";
import { SideScene } from "#web/ui/marks/side-scene.tsx";
import { PublicFrame } from "./public-frame.tsx";

interface DoorProps {
  config: AppConfig;
  children: ReactNode;
  /** For forms of two columns. */
  isWide?: boolean;
}

const PLATES = 3;

/** A page that leads in: one column of text and fields beside the laid table. */
export function Door({ config, children, isWide }: DoorProps) {
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
