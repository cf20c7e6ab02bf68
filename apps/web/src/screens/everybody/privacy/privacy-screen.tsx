import { privacyPageTexts as texts } from "#texts/da/privacy/privacy-page.ts";
import { useAppState } from "#web/api/session/use-session.ts";
import { ScreenButton } from "#web/components/frame/screen-link.tsx";
import { PrivacyText } from "#web/components/people/privacy/privacy-text.tsx";

/** 'Sådan behandler vi oplysninger' for whoever is signed in. */
export function PrivacyScreen() {
  const { config, session } = useAppState();
  const own =
    session.kind === "employee" ? (
      <ScreenButton to="/my-data">{texts.own}</ScreenButton>
    ) : (
      <ScreenButton to="/editcorporation">{texts.ownCompany}</ScreenButton>
    );
  return <PrivacyText config={config} links={own} />;
}
