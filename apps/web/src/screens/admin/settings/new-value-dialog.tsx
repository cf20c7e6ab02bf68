import { useState } from "react";
import { priceSettingEndpoints } from "#contract/settings/price-settings.endpoints.ts";
import { parseKroner } from "#rules/money/ore.ts";
import { canBeginOn, isInRange } from "#rules/pricing/price-settings.ts";
import { type Day, dayOf } from "#rules/time/moment.ts";
import {
  settingNumber,
  settingUnit,
  priceSettingTexts as texts,
  wrongValue,
} from "#texts/da/backoffice/price-settings.ts";
import { adminMessages } from "#texts/da/common/validation.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { useNow } from "#web/api/page/use-now.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { DatePicker } from "#web/ui/date-time/date-picker.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import type { Setting } from "./setting.ts";

/** Asks for a new value and the day that it is valid from. */
export function NewValueDialog({ setting, onClose }: { setting: Setting; onClose: () => void }) {
  const today = dayOf(useNow());
  const [amount, setAmount] = useState(settingNumber(setting.key, setting.value).replaceAll(".", ""));
  const [from, setFrom] = useState<Day | null>(today);
  const send = useApiMutation(priceSettingEndpoints.setPrice);
  const { name } = texts.settings[setting.key];
  const hundredths = parseKroner(amount);
  const isValue = hundredths !== null && isInRange(setting.key, hundredths);
  const isLate = from !== null && !canBeginOn(from, today);
  const isTaken = setting.history.some(
    ({ valid_from, state }) => valid_from === from && state !== "withdrawn",
  );
  const dayError = isLate ? adminMessages.dayIsOver : isTaken ? texts.dayTaken : undefined;

  function save() {
    if (from === null) return;
    send.mutate(
      { body: { key: setting.key, value: amount, valid_from: from } },
      {
        onSuccess: () => {
          toast.success(texts.saved);
          onClose();
        },
      },
    );
  }

  return (
    <ConfirmDialog
      isOpen
      title={name}
      confirmLabel={texts.save}
      isBlocked={!isValue || from === null || dayError !== undefined}
      isPending={send.isPending}
      error={send.isError ? failureText(send.error, texts.saveFailed) : undefined}
      onConfirm={save}
      onClose={onClose}
    >
      <div className="stack">
        <TextField
          label={texts.value}
          unit={settingUnit(setting.key)}
          mask="digitsAndComma"
          inputMode="decimal"
          value={amount}
          error={isValue ? undefined : wrongValue(setting.key)}
          onChange={(event) => setAmount(event.target.value)}
        />
        <DatePicker
          label={texts.validFrom}
          hint={texts.validFromHint}
          today={today}
          min={today}
          value={from}
          error={dayError}
          onChange={setFrom}
        />
      </div>
    </ConfirmDialog>
  );
}
