import { useState } from "react";
import { priceAgreementEndpoints as rows } from "#contract/corporations/price-agreement.endpoints.ts";
import { priceAgreementTexts as texts } from "#texts/da/price/price-agreement.ts";
import { formatDayNumeric } from "#texts/format/days.ts";
import { formatMoment } from "#texts/format/moments.ts";
import { useApiMutation, useApiQuery } from "#web/api/calls/answers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { May } from "#web/components/frame/office/may.tsx";
import { AgreedList } from "#web/components/price/agreement/agreed-list.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import type { Tone } from "#web/ui/feedback/tone.ts";
import { Fold } from "#web/ui/layout/fold.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import type { Agreement, Version } from "./price-draft.ts";
import { PriceVersionDialog } from "./price-version-dialog.tsx";

/** What is agreed with a company on prices: now, what is to come, and, unfolded, all of it. */
export function CompanyPrices({ corporationId }: { corporationId: number }) {
  const agreement = useApiQuery(rows.priceAgreement, { params: { id: corporationId } });
  return (
    <QueryView query={agreement} skeleton={{ count: 1, label: texts.loading }} failedTitle={texts.failed}>
      {(found) => <Prices corporationId={corporationId} agreement={found} />}
    </QueryView>
  );
}

function Prices({ corporationId, agreement }: { corporationId: number; agreement: Agreement }) {
  const [isAdding, setAdding] = useState(false);
  const [asked, setAsked] = useState<Version | null>(null);
  const { versions } = agreement;
  const shown = versions.filter(({ state }) => state === "current" || state === "future").toReversed();
  return (
    <>
      {shown.length === 0 && <p className="dim">{texts.empty}</p>}
      {shown.map((version) => (
        <section key={version.id} className="stack stack--tight">
          <p className="strong">
            {texts.states[version.state]}, {dayWords(version).toLowerCase()}
          </p>
          <AgreedList agreement={version} />
        </section>
      ))}
      <May call={rows.addPriceVersion}>
        <div>
          <Button onClick={() => setAdding(true)}>{texts.add}</Button>
        </div>
      </May>
      {versions.length > 0 && (
        <Fold title={texts.history}>
          <ul className="setting-history">
            {versions.map((version) => (
              <VersionLine key={version.id} version={version} onWithdraw={() => setAsked(version)} />
            ))}
          </ul>
        </Fold>
      )}
      {isAdding && <PriceVersionDialog {...{ corporationId, agreement }} onClose={() => setAdding(false)} />}
      {asked && <AskWithdraw corporationId={corporationId} version={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

const tones: Record<Version["state"], Tone> = {
  current: "pine",
  past: "neutral",
  future: "amber",
  withdrawn: "brick",
};

function dayWords({ valid_from }: Version): string {
  return valid_from === null ? texts.fromBeginning : texts.fromDay(formatDayNumeric(valid_from));
}

function VersionLine({ version, onWithdraw }: { version: Version; onWithdraw: () => void }) {
  const now = serverNow();
  const when = (moment: string) => formatMoment(Date.parse(moment), now);
  const { created_at, created_by, withdrawn_at, withdrawn_by, state } = version;
  return (
    <li>
      <span>
        <b className="strong">{dayWords(version)}</b>
        {created_at !== null && (
          <span className="small dim">
            {texts.setBy(created_by, when(created_at))}
            {withdrawn_at !== null && <>. {texts.withdrawnBy(withdrawn_by, when(withdrawn_at))}</>}
          </span>
        )}
        {(state === "past" || state === "withdrawn") && <AgreedList agreement={version} />}
      </span>
      <span className="setting-do">
        <Status tone={tones[state]}>{texts.states[state]}</Status>
        {state === "future" && (
          <May call={rows.withdrawPriceVersion}>
            <Button size="small" onClick={onWithdraw}>
              {texts.withdraw}
              <span className="visually-hidden">, {dayWords(version)}</span>
            </Button>
          </May>
        )}
      </span>
    </li>
  );
}

interface AskWithdrawProps {
  corporationId: number;
  version: Version;
  onClose: () => void;
}

/** Asks, withdraws and says so. */
function AskWithdraw({ corporationId, version, onClose }: AskWithdrawProps) {
  const send = useApiMutation(rows.withdrawPriceVersion);
  function confirm() {
    const done = {
      onSuccess: () => {
        toast.success(texts.withdrawn);
        onClose();
      },
    };
    if (version.id !== null) send.mutate({ params: { id: corporationId, versionId: version.id } }, done);
  }
  return (
    <ConfirmDialog
      isOpen
      isRefusing
      title={texts.withdrawOf(version.valid_from === null ? "" : formatDayNumeric(version.valid_from))}
      confirmLabel={texts.withdraw}
      isPending={send.isPending}
      error={send.isError ? failureText(send.error, texts.withdrawFailed) : undefined}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{texts.withdrawText}</p>
    </ConfirmDialog>
  );
}
