import { useState } from "react";
import { priceSettingEndpoints } from "#contract/settings/price-settings-endpoints.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { priceSettingTexts as texts } from "#texts/da/desk/price-settings.ts";
import { formatDayNumeric } from "#texts/format/days.ts";
import { formatMoment } from "#texts/format/moments.ts";
import { formatKroner } from "#texts/format/numbers.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import type { Tone } from "#web/ui/feedback/tone.ts";
import { Card } from "#web/ui/layout/card.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { NewValueDialog } from "./new-value-dialog.tsx";
import { type Setting, staleAfterSetting } from "./setting.ts";

type SetValue = Setting["history"][number];

/** A setting: what is in force, what comes, and what it was, each with who set it and when. */
export function SettingCard({ setting }: { setting: Setting }) {
  const [isChanging, setChanging] = useState(false);
  const { name, unit, hint } = texts.settings[setting.key];
  return (
    <Card className="stack" aria-label={name}>
      <div className="stack stack--tight">
        <h2 className="h3">{name}</h2>
        <p className="setting-value">
          <b>{formatKroner(fromWireKroner(setting.value))}</b> <span className="small dim">{unit}</span>
        </p>
        <p className="small dim">{hint}</p>
      </div>
      <div>
        <Button size="small" aria-label={texts.changeOf(name)} onClick={() => setChanging(true)}>
          {texts.change}
        </Button>
      </div>
      <section className="stack stack--tight" aria-label={`${texts.history}, ${name}`}>
        <h3 className="small strong">{texts.history}</h3>
        <ul className="setting-history">
          {setting.history.map((value) => (
            <HistoryLine key={value.id} value={value} />
          ))}
        </ul>
      </section>
      {isChanging && <NewValueDialog setting={setting} onClose={() => setChanging(false)} />}
    </Card>
  );
}

const tones: Record<SetValue["state"], Tone> = {
  current: "pine",
  past: "neutral",
  future: "amber",
  withdrawn: "brick",
};

function HistoryLine({ value }: { value: SetValue }) {
  const now = serverNow();
  const when = (moment: string) => formatMoment(Date.parse(moment), now);
  const amount = formatKroner(fromWireKroner(value.value));
  const isFirst = value.created_by === null;
  const from = isFirst ? texts.fromBeginning : texts.from(formatDayNumeric(value.valid_from));
  return (
    <li>
      <span>
        <b className="strong">{amount}</b> {from}
        <span className="small dim">
          {texts.setBy(value.created_by, when(value.created_at))}
          {value.withdrawn_at !== null && (
            <>. {texts.withdrawnBy(value.withdrawn_by, when(value.withdrawn_at))}</>
          )}
        </span>
      </span>
      <span className="setting-do">
        <Status tone={tones[value.state]}>{texts.states[value.state]}</Status>
        {value.state === "future" && <Withdraw value={value} />}
      </span>
    </li>
  );
}

/** Takes back a value that is not in force yet, after a question. */
function Withdraw({ value }: { value: SetValue }) {
  const [isAsking, setAsking] = useState(false);
  const send = useApiMutation(priceSettingEndpoints.withdrawPrice, { stale: staleAfterSetting });
  const title = texts.withdrawOf(
    formatKroner(fromWireKroner(value.value)),
    formatDayNumeric(value.valid_from),
  );
  const withdraw = () =>
    send.mutate(
      { params: { id: value.id } },
      {
        onSuccess: () => toast.success(texts.withdrawn),
      },
    );
  return (
    <>
      <Button size="small" aria-label={title} onClick={() => setAsking(true)}>
        {texts.withdraw}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isRefusing
        title={title}
        confirmLabel={texts.withdraw}
        isPending={send.isPending}
        error={send.isError ? failureText(send.error, texts.withdrawFailed) : undefined}
        onConfirm={withdraw}
        onClose={() => setAsking(false)}
      >
        <p>{texts.withdrawText}</p>
      </ConfirmDialog>
    </>
  );
}
