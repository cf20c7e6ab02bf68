import { useState } from "react";
import { staffWageEndpoints as rows } from "#contract/settings/staff-types/staff-wage.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { parseKroner } from "#rules/money/ore.ts";
import { canBeginOn } from "#rules/pricing/price-settings.ts";
import { wagesAgree } from "#rules/pricing/staff-wages.ts";
import { type Day, dayOf } from "#rules/time/moment.ts";
import { adminMessages } from "#texts/da/common/validation.ts";
import { staffWageMessages, staffWageTexts as texts } from "#texts/da/staff-types/staff-wages.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { useNow } from "#web/api/page/use-now.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { DatePicker } from "#web/ui/date-time/date-picker.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

interface NewWagesDialogProps {
  staffTypeId: number;
  wages: AnswerOf<typeof rows.staffWages>["wages"];
  onClose: () => void;
}

/** Asks for both wages of a staff type and the day that they are valid from; begins as what holds now. */
export function NewWagesDialog({ staffTypeId, wages, onClose }: NewWagesDialogProps) {
  const today = dayOf(useNow());
  const current = wages.find(({ state }) => state === "current");
  const [hourlyWage, setHourlyWage] = useState(current?.hourly_wage ?? "");
  const [lowestWage, setLowestWage] = useState(current?.lowest_wage ?? "");
  const [from, setFrom] = useState<Day | null>(today);
  const send = useApiMutation(rows.setStaffWages);
  const errors = wageErrors(hourlyWage, lowestWage);
  const isTaken = wages.some(({ valid_from, state }) => valid_from === from && state !== "withdrawn");
  const isLate = from !== null && !canBeginOn(from, today);
  const dayError = isLate ? adminMessages.dayIsOver : isTaken ? texts.dayTaken : undefined;

  function save() {
    if (from === null) return;
    const body = {
      hourly_wage: hourlyWage === "" ? null : hourlyWage,
      lowest_wage: lowestWage === "" ? null : lowestWage,
      valid_from: from,
    };
    const onSuccess = () => {
      toast.success(texts.saved);
      onClose();
    };
    send.mutate({ params: { id: staffTypeId }, body }, { onSuccess });
  }

  return (
    <ConfirmDialog
      isOpen
      title={texts.change}
      confirmLabel={texts.save}
      isBlocked={errors.isWrong || from === null || dayError !== undefined}
      isPending={send.isPending}
      error={send.isError ? failureText(send.error, texts.saveFailed) : undefined}
      onConfirm={save}
      onClose={onClose}
    >
      <div className="stack">
        <TextField
          label={texts.hourlyWage}
          hint={texts.hourlyWageHint}
          unit="kr."
          mask="digitsAndComma"
          inputMode="decimal"
          maxLength={9}
          value={hourlyWage}
          error={errors.hourlyWage}
          onChange={(event) => setHourlyWage(event.target.value)}
        />
        <TextField
          label={texts.lowestWage}
          hint={texts.lowestWageHint}
          unit="kr."
          mask="digitsAndComma"
          inputMode="decimal"
          maxLength={9}
          value={lowestWage}
          error={errors.lowestWage}
          onChange={(event) => setLowestWage(event.target.value)}
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

/** What is wrong with the two wages as they are typed; an empty one is none. */
function wageErrors(hourlyWage: string, lowestWage: string) {
  const [defaultWage, lowest] = [parseKroner(hourlyWage), parseKroner(lowestWage)];
  const amountError = (text: string, wage: number | null) =>
    text !== "" && !((wage ?? 0) > 0) ? texts.amount : undefined;
  const disagrees = !wagesAgree({ defaultWage, lowestWage: lowest });
  const errors = {
    hourlyWage:
      amountError(hourlyWage, defaultWage) ?? (disagrees ? staffWageMessages.defaultUnderLowest : undefined),
    lowestWage: amountError(lowestWage, lowest),
  };
  return { ...errors, isWrong: errors.hourlyWage !== undefined || errors.lowestWage !== undefined };
}
