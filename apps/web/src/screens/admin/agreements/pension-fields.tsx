import { wageAgreementTexts as texts } from "#texts/da/backoffice/wage-agreements.ts";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { pensionErrors, type VersionDraft } from "./version-draft.ts";

interface PensionFieldsProps {
  draft: VersionDraft;
  areErrorsShown: boolean;
  onChange: (changes: Partial<VersionDraft>) => void;
}

/** Whether there is a pension; who pays how much into it, and from when. */
export function PensionFields({ draft, areErrorsShown, onChange }: PensionFieldsProps) {
  const errors = areErrorsShown ? pensionErrors(draft) : {};
  return (
    <>
      <Checkbox
        isRow
        checked={draft.hasPension}
        onChange={(event) => onChange({ hasPension: event.target.checked })}
      >
        {texts.hasPension}
      </Checkbox>
      {draft.hasPension && (
        <div className="agreement-fields">
          <TextField
            label={texts.employerPercent}
            unit={texts.percent}
            mask="digitsAndComma"
            inputMode="decimal"
            value={draft.employerPercent}
            error={errors.employerPercent}
            onChange={(event) => onChange({ employerPercent: event.target.value })}
          />
          <TextField
            label={texts.employeePercent}
            unit={texts.percent}
            mask="digitsAndComma"
            inputMode="decimal"
            value={draft.employeePercent}
            error={errors.employeePercent}
            onChange={(event) => onChange({ employeePercent: event.target.value })}
          />
          <TextField
            label={texts.fromAge}
            unit={texts.years}
            inputMode="numeric"
            value={draft.fromAge}
            error={errors.fromAge}
            onChange={(event) => onChange({ fromAge: event.target.value })}
          />
          <TextField
            label={texts.afterMonths}
            hint={texts.afterMonthsHint}
            unit={texts.months}
            inputMode="numeric"
            value={draft.afterMonths}
            error={errors.afterMonths}
            onChange={(event) => onChange({ afterMonths: event.target.value })}
          />
        </div>
      )}
    </>
  );
}
