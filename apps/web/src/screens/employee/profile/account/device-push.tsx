import { BellOff, BellRing, Smartphone } from "lucide-react";
import { pushCardTexts as texts } from "#texts/da/employee/phone/push.ts";
import { useDevicePush } from "#web/api/page/push.ts";
import { useEmployee } from "#web/api/session/use-session.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

/** Whether this device gets the messages of the column «Telefon», and how to change it. */
export function DevicePush() {
  const { takenOver } = useEmployee();
  const { state, isPending, turnOn, turnOff } = useDevicePush(!takenOver);
  if (takenOver || state === "unknown") return null;

  async function change(act: () => Promise<boolean>, done: string, failed: string) {
    try {
      if (await act()) toast.success(done);
    } catch {
      toast.error(failed);
    }
  }

  if (state === "on") {
    return (
      <Note tone="pine" icon={BellRing} title={texts.onTitle}>
        <p>{texts.on}</p>
        <div className="row row--wrap">
          <Button
            variant="quiet"
            isPending={isPending}
            onClick={() => void change(turnOff, texts.turnedOff, texts.turnOffFailed)}
          >
            {texts.turnOff}
          </Button>
        </div>
      </Note>
    );
  }
  if (state === "off") {
    return (
      <Note tone="blue" icon={BellRing} title={texts.title}>
        <p>{texts.why}</p>
        <div className="row row--wrap">
          <Button isPending={isPending} onClick={() => void change(turnOn, texts.turnedOn, texts.failed)}>
            {texts.turnOn}
          </Button>
        </div>
      </Note>
    );
  }
  if (state === "denied") {
    return (
      <Note tone="amber" icon={BellOff} title={texts.deniedTitle}>
        <p>{texts.denied}</p>
      </Note>
    );
  }
  return (
    <Note icon={Smartphone} title={texts.title}>
      <p>{state === "iphone" ? texts.iphone : texts.unsupported}</p>
    </Note>
  );
}
