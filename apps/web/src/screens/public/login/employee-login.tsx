import { useEffect, useRef, useState } from "react";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { employeeLoginTexts as texts } from "#texts/da/public/login.ts";
import { doorTexts } from "#texts/da/public/public-pages.ts";
import { formatPhone } from "#texts/format/contact.ts";
import { ApiError, call } from "#web/api/calls/call.ts";
import type { PublicPageProps } from "#web/api/page/page-data.ts";
import { enter, redirectTo } from "#web/api/session/redirect-to.ts";
import { ownPath } from "#web/api/session/return-to.ts";
import {
  type Provider,
  providerAddress,
  type SocialToken,
  takeSocialAnswer,
} from "#web/api/session/social-login.ts";
import { toastLater } from "#web/components/feedback/toast-later.ts";
import { EntryLayout } from "#web/components/public-frame/entry-layout.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { lazyComponent } from "#web/ui/foundation/lazy-component.tsx";
import { useHydrated } from "#web/ui/foundation/use-hydrated.ts";
import { CodeRequest } from "./code-request.tsx";
import { CodeStep } from "./code-step.tsx";
import { LocalSignIn } from "./local-sign-in.tsx";
import { PasskeyButton } from "./passkey-button.tsx";
import { ProviderButtons } from "./provider-buttons.tsx";
import { useSentCode } from "./use-sent-code.ts";

const PrivacyDialog = lazyComponent(async () => (await import("./privacy-dialog.tsx")).PrivacyDialog);

/** Where employees sign in: with a code, with Facebook or Apple, each where it is configured; outside production also by name. */
export function EmployeeLogin({ config, props }: PublicPageProps) {
  const agreement = useRef<HTMLInputElement>(null);
  const [isAgreed, setAgreed] = useState(false);
  const [isPrivacyOpen, setPrivacyOpen] = useState(false);
  const [pending, setPending] = useState<Provider | null>(null);
  const code = useSentCode();
  const [wantedBefore, setWantedBefore] = useState<string | null>(null);
  const wanted = wantedBefore ?? wantedFrom(props);
  const isPasskeyKnown = useHydrated() && "PublicKeyCredential" in globalThis;
  const hasCodes = config.codes.email || config.codes.phone;
  const hasProviders = config.facebookAppId !== null || config.appleServicesId !== null;
  const hasWay = hasCodes || hasProviders || config.localSignIn;

  // It may have been ticked before the page was hydrated.
  useEffect(() => setAgreed(agreement.current?.checked === true), []);

  useEffect(() => {
    const answer = takeSocialAnswer();
    if (!answer) return;
    if (!answer.token) {
      setWantedBefore(ownPath(answer.wanted));
      return void toastLater("warning", answer.isCancelled ? texts.cancelled : texts.refused);
    }
    setPending("fbToken" in answer.token ? "facebook" : "apple");
    void signInEmployee(answer.token, answer.wanted).then(() => setPending(null));
  }, []);

  function failPrivacy() {
    setPrivacyOpen(false);
    void toastLater("error", commonTexts.errorTitle);
  }

  function goTo(provider: Provider) {
    const address = providerAddress(provider, config, wanted);
    if (!address) return;
    setPending(provider);
    void redirectTo(address);
  }

  if (code.isTyping && code.sent) {
    return (
      <EntryLayout config={config}>
        <CodeStep
          sent={code.sent}
          brand={config.brand}
          isTryOut={config.localSignIn}
          wanted={wanted}
          onSent={code.keep}
          onEdit={code.edit}
        />
      </EntryLayout>
    );
  }
  return (
    <EntryLayout config={config} ways={doorTexts.ways.employee}>
      <div className="stack stack--tight">
        <h1 className="h1">{texts.title}</h1>
        <p className="dim">{texts.lead}</p>
      </div>
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
        {!isAgreed && <p className="hint">{texts.privacyFirst}</p>}
        {hasCodes && (
          <CodeRequest codes={config.codes} last={code.sent} isAgreed={isAgreed} onSent={code.keep} />
        )}
        {hasCodes && (hasProviders || isPasskeyKnown) && (
          <p className="or">
            <span>{texts.or}</span>
          </p>
        )}
        {hasWay && isPasskeyKnown && <PasskeyButton wanted={wanted} />}
        <ProviderButtons config={config} isAgreed={isAgreed} pending={pending} onChoose={goTo} />
        {!hasWay && <Note tone="amber">{texts.noWay(formatPhone(config.brand.supportPhone))}</Note>}
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
