import { useCallback, useEffect, useState } from "react";
import { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import { unsubscribeTexts as texts } from "#texts/da/public/public-pages.ts";
import { uiTexts } from "#texts/da/ui/ui.ts";
import { ApiError, call } from "#web/api/calls/call.ts";
import type { PublicPageProps } from "#web/api/page/page-data.ts";
import { EntryLayout } from "#web/components/public-frame/entry-layout.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";

/** Only what failed by the way can be tried again: a link that the server does not know stays unknown. */
type Outcome = "working" | "done" | "failed" | "invalid";

/** Ends the job mails of whoever the link's token names, as soon as the page opens. */
export function UnsubscribePage({ config, props }: PublicPageProps) {
  const token = String(props.token);
  const [outcome, setOutcome] = useState<Outcome>("working");

  const end = useCallback(() => {
    setOutcome("working");
    call(employeeEndpoints.unsubscribe, { query: { token } }).then(
      () => setOutcome("done"),
      (error) =>
        setOutcome(error instanceof ApiError && error.code === "token_invalid" ? "invalid" : "failed"),
    );
  }, [token]);
  useEffect(end, [end]);

  return (
    <EntryLayout config={config}>
      <h1 className="h1">{texts.title}</h1>
      <div className="door-answer" aria-live="polite">
        <Answer outcome={outcome} />
      </div>
      <div className="row row--wrap">
        {outcome === "failed" && (
          <Button variant="primary" onClick={end}>
            {uiTexts.retry}
          </Button>
        )}
        {outcome === "invalid" && <LinkButton href="/editemployee">{texts.profile}</LinkButton>}
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
  if (outcome !== "done") {
    return (
      <Note tone="brick" title={texts.failed}>
        {outcome === "failed" ? texts.failedHint : texts.invalidHint}
      </Note>
    );
  }
  return (
    <Note tone="pine" title={texts.done}>
      {texts.doneHint}
    </Note>
  );
}
