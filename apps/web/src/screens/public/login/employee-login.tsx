import { useEffect, useRef, useState } from "react";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { employeeLoginTexts as texts } from "#texts/da/public/login.ts";
import { doorTexts } from "#texts/da/public/public-pages.ts";
import { ApiError, call } from "#web/api/calls/call.ts";
import type { PublicPageProps } from "#web/api/page/page-data.ts";
import { enter, redirectTo } from "#web/api/session/redirect-to.ts";
import { ownPath } from "#web/api/session/return-to.ts";
import {
  isAppleDevice,
  type Provider,
  providerAddress,
  type SocialToken,
  takeSocialAnswer,
} from "#web/api/session/social-login.ts";
import { toastLater } from "#web/components/feedback/toast-later.ts";
import { EntryLayout } from "#web/components/public-frame/entry-layout.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import { lazyComponent } from "#web/ui/foundation/lazy-component.tsx";
import { useHydrated } from "#web/ui/foundation/use-hydrated.ts";
import { LocalSignIn } from "./local-sign-in.tsx";

const PrivacyDialog = lazyComponent(async () => (await import("./privacy-dialog.tsx")).PrivacyDialog);

/** Where employees sign in, with Facebook or Apple; outside production also by name. */
export function EmployeeLogin({ config, props }: PublicPageProps) {
  const agreement = useRef<HTMLInputElement>(null);
  const [isAgreed, setAgreed] = useState(false);
  const [isPrivacyOpen, setPrivacyOpen] = useState(false);
  const [pending, setPending] = useState<Provider | null>(null);
  const isApple = useHydrated() && isAppleDevice(navigator);
  const wanted = wantedFrom(props);

  // It may have been ticked before the page was hydrated.
  useEffect(() => setAgreed(agreement.current?.checked === true), []);

  useEffect(() => {
    const answer = takeSocialAnswer();
    if (!answer) return;
    if (!answer.token) return void toastLater("warning", texts.refused);
    setPending("fbToken" in answer.token ? "facebook" : "apple");
    void signInEmployee(answer.token, answer.wanted).then(() => setPending(null));
  }, []);

  function failPrivacy() {
    setPrivacyOpen(false);
    void toastLater("error", commonTexts.errorTitle);
  }

  function goTo(provider: Provider) {
    const address = providerAddress(provider, config, wanted);
    if (!address) return void toastLater("warning", texts.notConfigured[provider]);
    setPending(provider);
    void redirectTo(address);
  }

  return (
    <EntryLayout config={config} ways={doorTexts.ways.employee}>
      <h1 className="h1">{texts.title}</h1>
      <div className="stack">
        <div className="terms-line">
          <Checkbox
            isRow
            ref={agreement}
            checked={isAgreed}
            onChange={(event) => setAgreed(event.target.checked)}
          >
            {texts.privacy}
          </Checkbox>
          <TextButton onClick={() => setPrivacyOpen(true)}>{texts.showPrivacy}</TextButton>
        </div>
        <Button
          variant="primary"
          size="large"
          isWide
          isDisabled={!isAgreed}
          isPending={pending === "facebook"}
          onClick={() => goTo("facebook")}
        >
          <FacebookMark />
          {texts.facebook}
        </Button>
        {isApple && (
          <Button
            variant="outline"
            size="large"
            isWide
            isDisabled={!isAgreed}
            isPending={pending === "apple"}
            onClick={() => goTo("apple")}
          >
            <AppleMark />
            {texts.apple}
          </Button>
        )}
        {!isAgreed && <p className="hint">{texts.privacyFirst}</p>}
      </div>
      {config.localSignIn && (
        <LocalSignIn
          people={config.demo?.employees ?? []}
          isAgreed={isAgreed}
          onSignIn={(token) => signInEmployee(token, wanted)}
        />
      )}
      <nav className="door-links">
        <a href="/corporationLogin">{texts.corporation}</a>
      </nav>
      {isPrivacyOpen && (
        <PrivacyDialog brand={config.brand} onClose={() => setPrivacyOpen(false)} onFail={failPrivacy} />
      )}
    </EntryLayout>
  );
}

/** The page stands at the wanted path itself, or the path is named in the query. */
function wantedFrom(props: PublicPageProps["props"]): string | null {
  const { next } = (props.search ?? {}) as { next?: unknown };
  return ownPath(props.wanted) ?? ownPath(next);
}

/** Facebook's letter, in the colour of the button's text. */
function FacebookMark() {
  return (
    <svg className="provider-mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M13.5 22v-8h2.7l.5-3.4h-3.2V8.4c0-1 .4-1.7 1.8-1.7h1.5V3.8c-.6-.1-1.4-.2-2.2-.2-2.6 0-4.3 1.6-4.3 4.4v2.6H7.5V14h2.8v8z" />
    </svg>
  );
}

/** Apple's mark, in the colour of the button's text. */
function AppleMark() {
  return (
    <svg className="provider-mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M16.4 12.8c0-2.3 1.9-3.4 2-3.5-1.1-1.6-2.8-1.8-3.4-1.8-1.4-.1-2.8.9-3.5.9s-1.8-.8-3-.8c-1.5 0-3 .9-3.8 2.3-1.6 2.8-.4 6.9 1.2 9.2.8 1.1 1.7 2.4 2.9 2.3 1.2 0 1.6-.7 3-.7s1.8.7 3 .7 2-1.1 2.8-2.2c.9-1.3 1.2-2.5 1.3-2.6-.1 0-2.5-1-2.5-3.8zM14.2 6c.6-.8 1.1-1.8.9-2.9-.9 0-2 .6-2.7 1.4-.6.7-1.1 1.8-1 2.8 1 .1 2.1-.5 2.8-1.3z" />
    </svg>
  );
}

/** Signs in and goes to the wanted page; a refusal is shown as a toast. */
async function signInEmployee(body: SocialToken, wanted: string | null): Promise<void> {
  try {
    const { token } = await call(sessionEndpoints.employeeSignIn, { body });
    return enter("employeeToken", token, wanted);
  } catch (error) {
    const sentence = error instanceof ApiError && error.status !== 0 ? error.sentence : "";
    void toastLater("error", sentence || texts.failed);
  }
}
