import { Smartphone } from "lucide-react";
import { installTexts as texts } from "#texts/da/employee/phone/offline.ts";
import { install, refuseInstall, useInstallWay } from "#web/api/page/install.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Note } from "#web/ui/feedback/note.tsx";

/** Offers to put the product among the phone's apps, once somebody has a shift to use it for. */
export function InstallHint() {
  const way = useInstallWay();
  if (way === null) return null;
  return (
    <Note tone="blue" icon={Smartphone} title={texts.title}>
      <p>{way === "iphone" ? texts.howOnIphone : texts.why}</p>
      <div className="row row--wrap">
        {way === "offer" && <Button onClick={() => void install()}>{texts.install}</Button>}
        <Button variant="quiet" onClick={refuseInstall}>
          {texts.notNow}
        </Button>
      </div>
    </Note>
  );
}
