import { useState } from "react";
import { priceSettingEndpoints } from "#contract/settings/price-settings-endpoints.ts";
import { fromWireKroner, parseKroner, toCommaString } from "#rules/money/ore.ts";
import { canBeginOn } from "#rules/pricing/price-settings.ts";
import { type Day, dayOf } from "#rules/time/moment.ts";
import { adminMessages } from "#texts/da/common/validation.ts";
import { priceSettingTexts as texts } from "#texts/da/desk/price-settings.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { useNow } from "#web/api/page/use-now.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { DatePicker } from "#web/ui/date-time/date-picker.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { type Setting, staleAfterSetting } from "./setting.ts";

/** Asks for a new value and the day that it is valid from. */
export function NewValueDialog({ setting, onClose }: { setting: Setting; onClose: () => void }) {
  const today = dayOf(useNow());
  const [amount, setAmount] = useState(toCommaString(fromWireKroner(setting.value)));
  const [from, setFrom] = useState<Day | null>(today);
  const send = useApiMutation(priceSettingEndpoints.setPrice, { stale: staleAfterSetting });
  const { name, unit } = texts.settings[setting.key];
  const isAmount = parseKroner(amount) !== null;
  const isLate = from !== null && !canBeginOn(from, today);

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
      isBlocked={!isAmount || from === null || isLate}
      isPending={send.isPending}
      error={send.isError ? failureText(send.error, texts.saveFailed) : undefined}
      onConfirm={save}
      onClose={onClose}
    >
      <div className="stack">
        <TextField
          label={texts.value}
          unit={unit}
          mask="digitsAndComma"
          inputMode="decimal"
          value={amount}
          error={isAmount ? undefined : texts.wrongValue}
          onChange={(event) => setAmount(event.target.value)}
        />
        <DatePicker
          label={texts.validFrom}
          hint={texts.validFromHint}
          min={today}
          value={from}
          error={isLate ? adminMessages.dayIsOver : undefined}
          onChange={setFrom}
        />
      </div>
    </ConfirmDialog>
  );
}
