import { useState } from "react";
import { priceSettingEndpoints } from "#contract/settings/price-settings.endpoints.ts";
import {
  settingNumber,
  settingUnit,
  priceSettingTexts as texts,
} from "#texts/da/backoffice/price-settings.ts";
import { formatDayNumeric } from "#texts/format/days.ts";
import { formatMoment } from "#texts/format/moments.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { May } from "#web/components/frame/office/may.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import type { Tone } from "#web/ui/feedback/tone.ts";
import { Fold } from "#web/ui/layout/fold.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { NewValueDialog } from "./new-value-dialog.tsx";
import { type Setting, valueText } from "./setting.ts";

type SetValue = Setting["history"][number];

/** A setting: what is in force, what comes, and, unfolded, what it was, each with who set it and when. */
export function SettingRow({ setting }: { setting: Setting }) {
  const [isChanging, setChanging] = useState(false);
  const { key, history } = setting;
  const { name, hint } = texts.settings[key];
  const coming = history.filter(({ state }) => state === "future").toReversed();
  return (
    <li className="stack stack--tight">
      <div className="setting-head">
        <div>
          <h3 className="strong">{name}</h3>
          <p className="setting-value">
            <b>{settingNumber(key, setting.value)}</b> <span className="small dim">{settingUnit(key)}</span>
          </p>
        </div>
        <May call={priceSettingEndpoints.setPrice}>
          <Button size="small" aria-label={texts.changeOf(name)} onClick={() => setChanging(true)}>
            {texts.change}
          </Button>
        </May>
      </div>
      <p className="small dim">{hint}</p>
      {coming.map(({ id, value, valid_from }) => (
        <p key={id} className="small strong">
          {texts.next(valueText(key, value), formatDayNumeric(valid_from))}
        </p>
      ))}
      <Fold
        title={
          <>
            {texts.history}
            <span className="visually-hidden">, {name}</span>
          </>
        }
      >
        <ul className="setting-history">
          {history.map((value) => (
            <HistoryLine key={value.id} of={key} value={value} />
          ))}
        </ul>
      </Fold>
      {isChanging && <NewValueDialog setting={setting} onClose={() => setChanging(false)} />}
    </li>
  );
}

const tones: Record<SetValue["state"], Tone> = {
  current: "pine",
  past: "neutral",
  future: "amber",
  withdrawn: "brick",
};

interface OfSetting {
  of: Setting["key"];
  value: SetValue;
}

function HistoryLine({ of, value }: OfSetting) {
  const now = serverNow();
  const when = (moment: string) => formatMoment(Date.parse(moment), now);
  const amount = valueText(of, value.value);
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
        {value.state === "future" && (
          <May call={priceSettingEndpoints.withdrawPrice}>
            <Withdraw of={of} value={value} />
          </May>
        )}
      </span>
    </li>
  );
}

/** Takes back a value that is not in force yet, after a question. */
function Withdraw({ of, value }: OfSetting) {
  const [isAsking, setAsking] = useState(false);
  const send = useApiMutation(priceSettingEndpoints.withdrawPrice);
  const title = texts.withdrawOf(valueText(of, value.value), formatDayNumeric(value.valid_from));
  const withdraw = () =>
    send.mutate(
      { params: { id: value.id } },
      {
        onSuccess: () => toast.success(texts.withdrawn),
      },
    );
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        {texts.withdraw}
        <span className="visually-hidden">
          , {valueText(of, value.value)}, {formatDayNumeric(value.valid_from)}
        </span>
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
