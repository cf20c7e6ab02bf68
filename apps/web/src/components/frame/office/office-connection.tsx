import { CloudOff } from "lucide-react";
import { useEffect } from "react";
import { officeNavTexts } from "#texts/da/backoffice/office-nav.ts";
import { EVERYTHING, invalidate } from "#web/api/calls/answers.ts";
import { reportReached, useHasNoConnection } from "#web/api/offline/connection.ts";
import { useAppState } from "#web/api/session/use-session.ts";
import { Icon } from "#web/ui/icon.tsx";

const { offline: texts } = officeNavTexts;

/** How often a page without a connection looks whether it is back, in milliseconds. */
const PAUSE = 10_000;

/** Says that there is no connection, for as long as there is none; once it is back what is shown is asked for again. */
export function OfficeConnection() {
  const isOffline = useHasNoConnection();
  const { refresh } = useAppState();

  useEffect(() => {
    const lose = () => reportReached(false);
    addEventListener("offline", lose);
    return () => removeEventListener("offline", lose);
  }, []);

  useEffect(() => {
    if (!isOffline) return;
    const look = () => void refresh();
    const timer = setInterval(look, PAUSE);
    addEventListener("online", look);
    return () => {
      clearInterval(timer);
      removeEventListener("online", look);
      // It is back, or the page is left.
      void invalidate(EVERYTHING);
    };
  }, [isOffline, refresh]);

  return (
    <div role="status" className="office-connection">
      {isOffline && (
        <p className="connection-bar">
          <Icon of={CloudOff} size={16} />
          <span>
            <b className="strong">{texts.title}.</b> {texts.text}
          </span>
        </p>
      )}
    </div>
  );
}
