import { useEffect, useState } from "react";
import { employeeEndpoints } from "#contract/areas/employees.ts";
import { unsubscribeTexts as texts } from "#texts/da/public/public-pages.ts";
import { call } from "#web/client/calls/call.ts";
import { LinkButton } from "#web/kit/actions/link-button.tsx";
import { Note } from "#web/kit/feedback/note.tsx";
import { Spinner } from "#web/kit/feedback/spinner.tsx";
import type { PublicPageProps } from "#web/screens/public/page-props.ts";
import { Door } from "#web/widgets/public-frame/door.tsx";

type Outcome = "working" | "done" | "failed";

/** Ends the job mails of whoever the link's token names, as soon as the page opens. */
export function UnsubscribePage({ config, props }: PublicPageProps) {
  const token = String(props.token);
  const [outcome, setOutcome] = useState<Outcome>("working");

  useEffect(() => {
    call(employeeEndpoints.unsubscribe, { query: { token } }).then(
      () => setOutcome("done"),
      () => setOutcome("failed"),
    );
  }, [token]);

  return (
    <Door config={config}>
      <h1 className="h1">{texts.title}</h1>
      <div aria-live="polite">
        <Answer outcome={outcome} />
      </div>
      <div>
        <LinkButton href="/">{texts.home}</LinkButton>
      </div>
    </Door>
  );
}

function Answer({ outcome }: { outcome: Outcome }) {
  if (outcome === "working") {
    return (
      <p className="row">
        <Spinner />
        {texts.working}
      </p>
    );
  }
  if (outcome === "failed") return <Note tone="brick" title={texts.failed} />;
  return (
    <Note tone="pine" title={texts.done}>
      {texts.doneHint}
    </Note>
  );
}
