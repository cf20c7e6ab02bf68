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
  /** What comes after it, said beside it where there is room: each step's title and sentence. */
  ways?: readonly (readonly [title: string, text: string])[];
}

const PLATES = 3;

/** The layout of a sign-in or sign-up page: one column of text and fields beside a drawing. */
export function EntryLayout({ config, children, isWide, ways }: EntryLayoutProps) {
  const [first, second] = doorTexts.words;
  return (
    <PublicFrame config={config}>
      <div className="door">
        <SideScene label={doorTexts.sceneName} places={PLATES} laid={PLATES}>
          {first}
          <br />
          {second}
        </SideScene>
        <div className="door-body">
          <main className={classNames("door-main", isWide && "door-main--wide")}>{children}</main>
          {ways && <Ways ways={ways} />}
        </div>
      </div>
    </PublicFrame>
  );
}

function Ways({ ways }: { ways: NonNullable<EntryLayoutProps["ways"]> }) {
  return (
    <aside className="door-aside" aria-labelledby="door-ways">
      <div className="card card-pad door-ways">
        <h2 className="h3" id="door-ways">
          {doorTexts.waysTitle}
        </h2>
        <ol>
          {ways.map(([title, text]) => (
            <li key={title}>
              <b className="strong">{title}</b>
              <span className="small dim">{text}</span>
            </li>
          ))}
        </ol>
      </div>
    </aside>
  );
}
