import { CloudOff } from "lucide-react";
import { offlineTexts as texts } from "#texts/da/employee/phone/offline.ts";
import { useHasNoConnection } from "#web/api/offline/connection.ts";
import { Icon } from "#web/ui/icon.tsx";

/** Says that the phone shows what it has kept, for as long as the server cannot be reached. */
export function ConnectionBar() {
  const isOffline = useHasNoConnection();
  return (
    <div role="status">
      {isOffline && (
        <p className="connection-bar">
          <Icon of={CloudOff} size={16} />
          <span>
            <b className="strong">{texts.noConnection}.</b> {texts.showsKept}
          </span>
        </p>
      )}
    </div>
  );
}
