import { Undo2 } from "lucide-react";
import { useState } from "react";
import { chromeTexts } from "#texts/da/common/chrome.ts";
import { fullName } from "#texts/format/contact.ts";
import { endTakeOver, type Session } from "#web/api/session/session.ts";
import { useAppState } from "#web/api/session/use-session.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/icon.tsx";

/** Says in whose name the admin works, and leads back to the admin's own session without a new sign-in. */
export function TakeOverBar() {
  const { config, session } = useAppState();
  const [isEnding, setEnding] = useState(false);
  const sentence = chromeTexts.actingAs(config.brand, nameOf(session));

  async function end() {
    setEnding(true);
    await endTakeOver(session);
    location.assign("/");
  }

  return (
    <section className="mode-bar" aria-label={sentence}>
      <span>{sentence}</span>
      <Button size="small" isPending={isEnding} onClick={() => void end()}>
        <Icon of={Undo2} size={16} />
        {chromeTexts.backToAdmin}
      </Button>
    </section>
  );
}

function nameOf(session: Session): string {
  if (session.kind === "corporation") return session.corporation.name;
  return fullName(session.employee.first_name, session.employee.last_name);
}
