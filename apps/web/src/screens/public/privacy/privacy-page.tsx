import type { senderEndpoints } from "#contract/invoicing/sender.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { privacyPageTexts as texts } from "#texts/da/privacy/privacy-page.ts";
import type { PublicPageProps } from "#web/api/page/page-data.ts";
import { PrivacyText } from "#web/components/people/privacy/privacy-text.tsx";
import { PublicFooter } from "#web/components/public-frame/public-footer.tsx";
import { PublicFrame } from "#web/components/public-frame/public-frame.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";

/** 'Sådan behandler vi oplysninger' for visitors. */
export function PrivacyPage({ config, props }: PublicPageProps) {
  const { about } = props as { about: AnswerOf<typeof senderEndpoints.about> };
  return (
    <PublicFrame config={config} footer={<PublicFooter about={about} brand={config.brand} />}>
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
