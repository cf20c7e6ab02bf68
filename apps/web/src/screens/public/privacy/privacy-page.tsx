import { privacyPageTexts as texts } from "#texts/da/privacy/privacy-page.ts";
import type { PublicPageProps } from "#web/api/page/page-data.ts";
import { PrivacyText } from "#web/components/people/privacy/privacy-text.tsx";
import { PublicFrame } from "#web/components/public-frame/public-frame.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";

/** 'Sådan behandler vi oplysninger' for visitors. */
export function PrivacyPage({ config }: PublicPageProps) {
  return (
    <PublicFrame config={config}>
      <PrivacyText
        config={config}
        links={
          <>
            <LinkButton href="/my-data">{texts.own}</LinkButton>
            <LinkButton href="/" variant="quiet">
              {texts.home}
            </LinkButton>
          </>
        }
      />
    </PublicFrame>
  );
}
