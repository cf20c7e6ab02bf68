import { useState } from "react";
import { secondFactorEndpoints as rows } from "#contract/sessions/second-factor.endpoints.ts";
import { secondFactorTexts, securityTexts as texts } from "#texts/da/security/security-page.ts";
import { invalidate, keyOf, useApiQuery } from "#web/api/calls/answers.ts";
import { leaveFlash } from "#web/api/session/flash.ts";
import { useCorporation } from "#web/api/session/use-session.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { AppLine } from "./app-line.tsx";
import { CodesDialog } from "./codes-dialog.tsx";
import { CodesLine } from "./codes-line.tsx";
import { PasskeyLines } from "./passkey-lines.tsx";

/** «Totrinslogin»: app, passkeys, recovery codes. New codes are shown once, over whatever stands here. */
export function FactorSection() {
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
