import { useEffect, useState } from "react";
import { employeeEndpoints } from "#contract/employees/endpoints.ts";
import { unsubscribeTexts as texts } from "#texts/da/public/public-pages.ts";
import { call } from "#web/api/calls/call.ts";
import type { PublicPageProps } from "#web/api/page/page-data.ts";
import { EntryLayout } from "#web/components/public-frame/entry-layout.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";

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
    <EntryLayout config={config}>
      <h1 className="h1">{texts.title}</h1>
      <div aria-live="polite">
        <Answer outcome={outcome} />
      </div>
      <div>
        <LinkButton href="/">{texts.home}</LinkButton>
      </div>
    </EntryLayout>
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
