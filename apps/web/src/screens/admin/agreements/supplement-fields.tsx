import { type SupplementDays, supplementDays } from "#rules/supplements/wage-agreement.ts";
import { wageAgreementTexts as texts } from "#texts/da/backoffice/wage-agreements.ts";
import { supplementDayNames } from "#texts/da/price/supplements.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { NativeSelect } from "#web/ui/choices/native-select.tsx";
import { TimeChooser } from "#web/ui/date-time/time-chooser.tsx";
import { FieldGroup } from "#web/ui/fields/field-group.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { type SupplementDraft, supplementErrors } from "./version-draft.ts";

interface SupplementFieldsProps {
  supplement: SupplementDraft;
  /** Counted from 1. */
  place: number;
  areErrorsShown: boolean;
  onChange: (changed: SupplementDraft) => void;
  onRemove: () => void;
}

/** One supplement: on which days, between which times, how much. */
export function SupplementFields(props: SupplementFieldsProps) {
  const { supplement, place, areErrorsShown, onChange, onRemove } = props;
  const errors = areErrorsShown ? supplementErrors(supplement) : {};
  return (
    <FieldGroup label={texts.supplement(place)} className="agreement-supplement">
      <div className="agreement-fields">
        <NativeSelect
          label={texts.days}
          value={supplement.days}
          options={supplementDays.map((value) => ({ value, label: supplementDayNames[value] }))}
          onChange={(event) => onChange({ ...supplement, days: event.target.value as SupplementDays })}
        />
        <TimeChooser
          label={texts.from}
          value={supplement.from}
          onChange={(from) => onChange({ ...supplement, from })}
        />
        <TimeChooser
          label={texts.to}
          value={supplement.to}
          lastHour={24}
          error={errors.to}
          onChange={(to) => onChange({ ...supplement, to })}
        />
        <TextField
          label={texts.value}
          mask="digitsAndComma"
          inputMode="decimal"
          value={supplement.value}
          error={errors.value}
          onChange={(event) => onChange({ ...supplement, value: event.target.value })}
        />
        <NativeSelect
          label={texts.unit}
          value={supplement.unit}
          options={(["kroner", "percent"] as const).map((value) => ({ value, label: texts.units[value] }))}
          onChange={(event) =>
            onChange({ ...supplement, unit: event.target.value === "percent" ? "percent" : "kroner" })
          }
        />
      </div>
      <Button size="small" aria-label={texts.removeSupplement(place)} onClick={onRemove}>
        {texts.remove}
      </Button>
    </FieldGroup>
  );
}
