import { useState } from "react";
import { wageAgreementEndpoints as rows } from "#contract/settings/wage-agreement.endpoints.ts";
import { wageAgreementTexts as texts } from "#texts/da/backoffice/wage-agreements.ts";
import { formatDayNumeric } from "#texts/format/days.ts";
import { formatMoment } from "#texts/format/moments.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { May } from "#web/components/frame/office/may.tsx";
import { ScreenLink } from "#web/components/frame/screen-link.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import type { Tone } from "#web/ui/feedback/tone.ts";
import { Card } from "#web/ui/layout/card.tsx";
import { Fold } from "#web/ui/layout/fold.tsx";
import { type AgreementAct, AskAgreement } from "./ask-agreement.tsx";
import { Said } from "./said.tsx";
import { VersionDialog } from "./version-dialog.tsx";
import type { Agreement, Version } from "./version-draft.ts";

/** An agreement: what it says now and next, whose it is, and, unfolded, what it said before. */
export function AgreementCard({ agreement }: { agreement: Agreement }) {
  const { id, name, is_default, companies, versions } = agreement;
  const [isAdding, setAdding] = useState(false);
  const [asked, setAsked] = useState<AgreementAct | null>(null);
  const shown = versions.filter(({ state }) => state === "current" || state === "future").toReversed();
  const isFree = !is_default && companies.length === 0;
  return (
    <Card className="stack" aria-labelledby={`agreement-${id}`}>
      <div className="setting-head">
        <h2 className="h3" id={`agreement-${id}`}>
          {name}
        </h2>
        {is_default && <Status tone="pine">{texts.isDefault}</Status>}
      </div>
      {shown.map((version) => (
        <section key={version.id} className="stack stack--tight">
          <p className="strong">
            {texts.states[version.state]}, {texts.fromDay(formatDayNumeric(version.valid_from))}
          </p>
          <Said agreement={version.agreement} />
        </section>
      ))}
      {companies.length > 0 && (
        <p className="small">
          {texts.companies(companies.length)}:{" "}
          {companies.map((company, at) => (
            <span key={company.id}>
              {at > 0 && ", "}
              <ScreenLink
                to="/admin/corporations/$corporationId"
                params={{ corporationId: String(company.id) }}
              >
                {company.name}
              </ScreenLink>
            </span>
          ))}
        </p>
      )}
      <Otherwise agreement={agreement} />
      <May call={rows.saveWageAgreement}>
        <div className="row row--wrap">
          <Button aria-label={texts.newVersionOf(name)} onClick={() => setAdding(true)}>
            {texts.newVersion}
          </Button>
          <Button onClick={() => setAsked({ kind: is_default ? "no_default" : "default" })}>
            {is_default ? texts.noDefault : texts.makeDefault}
          </Button>
          {isFree && (
            <Button aria-label={texts.deleteOf(name)} onClick={() => setAsked({ kind: "delete" })}>
              {texts.delete}
            </Button>
          )}
        </div>
      </May>
      <Fold
        title={
          <>
            {texts.history}
            <span className="visually-hidden">, {name}</span>
          </>
        }
      >
        <ul className="setting-history">
          {versions.map((version) => (
            <VersionLine
              key={version.id}
              version={version}
              onWithdraw={() => setAsked({ kind: "withdraw", version })}
            />
          ))}
        </ul>
      </Fold>
      {isAdding && <VersionDialog agreement={agreement} onClose={() => setAdding(false)} />}
      {asked && <AskAgreement agreement={agreement} act={asked} onClose={() => setAsked(null)} />}
    </Card>
  );
}

function Otherwise({ agreement: { otherwise, otherwise_count } }: { agreement: Agreement }) {
  if (otherwise.length === 0) return null;
  return (
    <section className="stack stack--tight" aria-label={texts.otherwise(otherwise_count)}>
      <h3 className="strong">{texts.otherwise(otherwise_count)}</h3>
      <p className="small dim">{texts.otherwiseHint}</p>
      <ul className="stack stack--tight">
        {otherwise.map(({ id, date, company }) => (
          <li key={id}>
            <ScreenLink to="/admin/bookingInvoice/$bookingId" params={{ bookingId: String(id) }}>
              {texts.otherwiseName(id, formatDayNumeric(date), company)}
            </ScreenLink>
          </li>
        ))}
      </ul>
      {otherwise_count > otherwise.length && (
        <p className="small">{texts.otherwiseMore(otherwise_count - otherwise.length)}</p>
      )}
    </section>
  );
}

const tones: Record<Version["state"], Tone> = {
  current: "pine",
  past: "neutral",
  future: "amber",
  withdrawn: "brick",
};

function VersionLine({ version, onWithdraw }: { version: Version; onWithdraw: () => void }) {
  const now = serverNow();
  const when = (moment: string) => formatMoment(Date.parse(moment), now);
  const day = formatDayNumeric(version.valid_from);
  return (
    <li>
      <span>
        <b className="strong">{texts.fromDay(day)}</b>
        <span className="small dim">
          {texts.setBy(version.created_by, when(version.created_at))}
          {version.withdrawn_at !== null && (
            <>. {texts.withdrawnBy(version.withdrawn_by, when(version.withdrawn_at))}</>
          )}
        </span>
        {version.state === "past" && <Said agreement={version.agreement} />}
      </span>
      <span className="setting-do">
        <Status tone={tones[version.state]}>{texts.states[version.state]}</Status>
        {version.state === "future" && (
          <May call={rows.withdrawAgreementVersion}>
            <Button size="small" onClick={onWithdraw}>
              {texts.withdraw}
              <span className="visually-hidden">, {day}</span>
            </Button>
          </May>
        )}
      </span>
    </li>
  );
}
