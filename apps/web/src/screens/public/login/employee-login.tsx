import { useEffect, useState, useSyncExternalStore } from "react";
import { commonTexts } from "#texts/da/common.ts";
import { employeeLoginTexts as texts } from "#texts/da/public/login.ts";
import { redirectTo } from "#web/api/session/redirect-to.ts";
import { ownPath } from "#web/api/session/return-to.ts";
import {
  isAppleDevice,
  type Provider,
  providerAddress,
  takeSocialAnswer,
} from "#web/api/session/social-login.ts";
import { toastLater } from "#web/components/feedback/toast-later.ts";
import { Door } from "#web/components/public-frame/door.tsx";
import type { PublicPageProps } from "#web/screens/public/page-props.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import { lazyCode } from "#web/ui/code/code-later.ts";
import { Later } from "#web/ui/code/later.tsx";
import { LocalSignIn } from "./local-sign-in.tsx";
import { AppleMark, FacebookMark } from "./provider-marks.tsx";
import { signInEmployee } from "./sign-in-employee.ts";

const privacyDialog = lazyCode(async () => (await import("./privacy-dialog.tsx")).PrivacyDialog);

/** Where employees sign in, with Facebook or Apple; outside production also by name (§2.2 of document 2). */
export function EmployeeLogin({ config, props }: PublicPageProps) {
  const [isAgreed, setAgreed] = useState(false);
  const [isPrivacyOpen, setPrivacyOpen] = useState(false);
  const [pending, setPending] = useState<Provider | null>(null);
  const isApple = useSyncExternalStore(
    neverChanges,
    () => isAppleDevice(navigator),
    () => false,
  );
  const wanted = wantedFrom(props);

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
    <Door config={config}>
      <h1 className="h1">{texts.title}</h1>
      <div className="stack">
        <div className="terms-line">
          <Checkbox isRow checked={isAgreed} onChange={(event) => setAgreed(event.target.checked)}>
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
        <LocalSignIn isAgreed={isAgreed} onSignIn={(token) => signInEmployee(token, wanted)} />
      )}
      <nav className="door-links">
        <a href="/corporationLogin">{texts.corporation}</a>
      </nav>
      {isPrivacyOpen && (
        <Later code={privacyDialog} onFail={failPrivacy}>
          {(PrivacyDialog) => <PrivacyDialog brand={config.brand} onClose={() => setPrivacyOpen(false)} />}
        </Later>
      )}
    </Door>
  );
}

/** The page stands at the wanted path itself, or the path is named in the query. */
function wantedFrom(props: PublicPageProps["props"]): string | null {
  const { next } = (props.search ?? {}) as { next?: unknown };
  return ownPath(props.wanted) ?? ownPath(next);
}

const neverChanges = () => () => {};
