import { BellRing } from "lucide-react";
import { useState } from "react";
import { pushCardTexts as texts } from "#texts/da/employee/phone/push.ts";
import { useInstallWay } from "#web/api/page/install.ts";
import { useDevicePush } from "#web/api/page/push.ts";
import { useEmployee } from "#web/api/session/use-session.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

const REFUSED = "vagtklar-push-refused";
/** Whoever said no is left alone for so long, in milliseconds. */
const REST = 60 * 24 * 3_600_000;

/** Offers messages on the phone to somebody who waits for one; the browser's own question comes by the press only. */
export function PushHint() {
  const { takenOver } = useEmployee();
  const { state, isPending, turnOn } = useDevicePush(!takenOver);
  const [isRefused, setRefused] = useState(wasRefused);
  // One hint at a time.
  const isInstalling = useInstallWay() !== null;
  if (takenOver || isRefused || isInstalling || state !== "off") return null;

  function refuse() {
    localStorage.setItem(REFUSED, String(Date.now()));
    setRefused(true);
  }

  async function accept() {
    try {
      if (await turnOn()) toast.success(texts.turnedOn);
      else refuse();
    } catch {
      toast.error(texts.failed);
    }
  }

  return (
    <Note tone="blue" icon={BellRing} title={texts.title}>
      <p>{texts.why}</p>
      <div className="row row--wrap">
        <Button isPending={isPending} onClick={() => void accept()}>
          {texts.turnOn}
        </Button>
        <Button variant="quiet" isDisabled={isPending} onClick={refuse}>
          {texts.notNow}
        </Button>
      </div>
    </Note>
  );
}

function wasRefused(): boolean {
  return Date.now() - Number(localStorage.getItem(REFUSED) ?? 0) < REST;
}
