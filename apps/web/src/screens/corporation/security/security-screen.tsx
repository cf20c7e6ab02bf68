import { commonTexts } from "#texts/da/common/common.ts";
import { securityTexts as texts } from "#texts/da/security/security-page.ts";
import { sessionsTexts } from "#texts/da/security/sessions.ts";
import { useCorporation } from "#web/api/session/use-session.ts";
import { ScreenBack, ScreenButton } from "#web/components/frame/screen-link.tsx";
import { SessionsList } from "#web/components/security/sessions-list.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import { PageHead } from "#web/ui/layout/page-head.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";
import { FactorSection } from "./factor/factor-section.tsx";

/** «Sikkerhed»: the second factor, where the account is signed in, and the way to a new password. */
export function SecurityScreen() {
  const { mustSetUp } = useCorporation();
  return (
    <Page width="narrow">
      <Stack gap={24} className="profile">
        <PageHead
          back={!mustSetUp && <ScreenBack to="/">{commonTexts.back}</ScreenBack>}
          title={texts.title}
          lead={texts.lead}
        />
        {mustSetUp && (
          <Banner tone="amber" title={texts.required.title}>
            {texts.required.text}
          </Banner>
        )}
        <FactorSection />
        {!mustSetUp && (
          <Card className="stack" aria-labelledby="security-password">
            <h2 className="h3" id="security-password">
              {texts.password.title}
            </h2>
            <p className="small dim">{texts.password.text}</p>
            <div>
              <ScreenButton to="/editcorporation" hash="profile-password" isWide="phone">
                {texts.password.link}
              </ScreenButton>
            </div>
          </Card>
        )}
        <Card className="stack" aria-labelledby="security-sessions">
          <h2 className="h3" id="security-sessions">
            {sessionsTexts.title}
          </h2>
          <p className="small dim">{sessionsTexts.text}</p>
          <SessionsList of="corporation" />
        </Card>
      </Stack>
    </Page>
  );
}
