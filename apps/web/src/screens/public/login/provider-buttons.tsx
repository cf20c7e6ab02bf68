import { employeeLoginTexts as texts } from "#texts/da/public/login.ts";
import type { AppConfig } from "#web/api/page/page-data.ts";
import { isAppleDevice, type Provider } from "#web/api/session/social-login.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { useHydrated } from "#web/ui/foundation/use-hydrated.ts";

interface ProviderButtonsProps {
  config: AppConfig;
  /** The privacy policy is accepted. */
  isAgreed: boolean;
  pending: Provider | null;
  onChoose: (provider: Provider) => void;
}

/** Signing in with Facebook or Apple, each where it is configured; Apple's on its own devices. */
export function ProviderButtons({ config, isAgreed, pending, onChoose }: ProviderButtonsProps) {
  const isApple = useHydrated() && isAppleDevice(navigator);
  const common = { size: "large", isWide: true, isDisabled: !isAgreed } as const;
  return (
    <>
      {config.facebookAppId && (
        <Button {...common} isPending={pending === "facebook"} onClick={() => onChoose("facebook")}>
          <FacebookMark />
          {texts.facebook}
        </Button>
      )}
      {config.appleServicesId && isApple && (
        <Button {...common} isPending={pending === "apple"} onClick={() => onChoose("apple")}>
          <AppleMark />
          {texts.apple}
        </Button>
      )}
    </>
  );
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
