import { useState } from "react";
import { secondFactorEndpoints as rows } from "#contract/sessions/second-factor.endpoints.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { secondFactorTexts, securityTexts as texts } from "#texts/da/security/security-page.ts";
import { sessionsTexts } from "#texts/da/security/sessions.ts";
import { invalidate, keyOf, useApiQuery } from "#web/api/calls/answers.ts";
import { leaveFlash } from "#web/api/session/flash.ts";
import { useCorporation } from "#web/api/session/use-session.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { ScreenBack, ScreenButton } from "#web/components/frame/screen-link.tsx";
import { SessionsList } from "#web/components/security/sessions-list.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import { PageHead } from "#web/ui/layout/page-head.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";
import { AppLine } from "./factor/app-line.tsx";
import { CodesDialog } from "./factor/codes-dialog.tsx";
import { CodesLine } from "./factor/codes-line.tsx";
import { PasskeyLines } from "./factor/passkey-lines.tsx";

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

/** «Totrinslogin»: app, passkeys, recovery codes. New codes are shown once, over whatever stands here. */
function FactorSection() {
  const { mustSetUp } = useCorporation();
  const overview = useApiQuery(rows.overview);
  const [codes, setCodes] = useState<readonly string[]>([]);

  async function changed(newCodes: readonly string[] = []) {
    setCodes(newCodes);
    await invalidate([keyOf(rows.overview)]);
    if (mustSetUp && newCodes.length === 0) goOn();
  }

  function closeCodes() {
    setCodes([]);
    if (mustSetUp) goOn();
  }

  /** The rest of the product is there now: the page begins anew as the admin's own. */
  function goOn() {
    leaveFlash(texts.required.done);
    location.assign("/");
  }

  return (
    <Card className="stack" aria-labelledby="security-factor">
      <h2 className="h3" id="security-factor">
        {secondFactorTexts.title}
      </h2>
      <p className="small dim">{secondFactorTexts.lead}</p>
      <QueryView
        query={overview}
        loading={
          <div className="security-room">
            <Skeleton shape="list" count={3} label={texts.loading} />
          </div>
        }
        failedTitle={texts.loadFailed}
      >
        {(factor) => (
          <div className="security-lines">
            <AppLine factor={factor} onChanged={changed} />
            <PasskeyLines factor={factor} onChanged={changed} />
            {(factor.totp || factor.passkeys.length > 0) && (
              <CodesLine left={factor.recovery_codes_left} onNew={setCodes} />
            )}
          </div>
        )}
      </QueryView>
      {codes.length > 0 && <CodesDialog codes={codes} onClose={closeCodes} />}
    </Card>
  );
}
