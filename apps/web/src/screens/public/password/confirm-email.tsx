import { useState } from "react";
import { accountEndpoints } from "#contract/corporations/account.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { confirmEmailTexts as texts } from "#texts/da/public/public-pages.ts";
import { ApiError, call } from "#web/api/calls/call.ts";
import type { PublicPageProps } from "#web/api/page/page-data.ts";
import { EntryLayout } from "#web/components/public-frame/entry-layout.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { LiveForm } from "#web/ui/fields/live-form.tsx";

/** Confirms the e-mail of a sign-up, or makes a new one the company's, once somebody presses: programs that only open links confirm nothing. */
export function ConfirmEmail({ config, props }: PublicPageProps) {
  const [isPending, setPending] = useState(false);
  const [confirmed, setConfirmed] = useState<AnswerOf<typeof accountEndpoints.confirmEmail>>();
  const [failure, setFailure] = useState<string>();

  async function confirm() {
    setPending(true);
    setFailure(undefined);
    try {
      setConfirmed(await call(accountEndpoints.confirmEmail, { params: { token: String(props.token) } }));
    } catch (error) {
      setFailure((error instanceof ApiError && error.sentence) || texts.failed);
    }
    setPending(false);
  }

  return (
    <EntryLayout config={config}>
      <h1 className="h1">{texts.title}</h1>
      {confirmed === undefined ? (
        <>
          <p className="lead">{texts.text}</p>
          {failure && (
            <Note tone="brick" title={failure} role="alert">
              {texts.failedHint}
            </Note>
          )}
          <LiveForm
            onSubmit={(event) => {
              event.preventDefault();
              if (!isPending) void confirm();
            }}
          >
            <Button type="submit" variant="primary" size="large" isWide isPending={isPending}>
              {texts.submit}
            </Button>
          </LiveForm>
        </>
      ) : (
        <Note tone="pine" title={texts.done} role="status">
          {texts.doneHint(confirmed.email, confirmed.is_new)}
        </Note>
      )}
      <div>
        <LinkButton href="/">{texts.home}</LinkButton>
      </div>
    </EntryLayout>
  );
}
