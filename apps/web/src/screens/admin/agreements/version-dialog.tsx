import { useState } from "react";
import { wageAgreementEndpoints as rows } from "#contract/settings/wage-agreement.endpoints.ts";
import { canBeginOn } from "#rules/pricing/price-settings.ts";
import { extraHolidays } from "#rules/supplements/wage-agreement.ts";
import { addDays, dayOf } from "#rules/time/moment.ts";
import { wageAgreementTexts as texts, wageAgreementMessages } from "#texts/da/backoffice/wage-agreements.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { adminMessages } from "#texts/da/common/validation.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { useNow } from "#web/api/page/use-now.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import { RadioChoices } from "#web/ui/choices/radio-choices.tsx";
import { DatePicker } from "#web/ui/date-time/date-picker.tsx";
import { FieldGroup } from "#web/ui/fields/field-group.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { PensionFields } from "./pension-fields.tsx";
import { SupplementFields } from "./supplement-fields.tsx";
import { type Agreement, bodyOf, draftOf, type VersionDraft, withSupplement } from "./version-draft.ts";

/** Asks for a new agreement, or for the next version of one, which begins as what it says now. */
export function VersionDialog({ agreement, onClose }: { agreement?: Agreement; onClose: () => void }) {
  const today = dayOf(useNow());
  const [name, setName] = useState("");
  const [draft, setDraft] = useState<VersionDraft>(() =>
    draftOf(agreement ? latestOf(agreement) : null, agreement ? addDays(today, 1) : today),
  );
  const [areErrorsShown, showErrors] = useState(false);
  const add = useApiMutation(rows.addWageAgreement);
  const addVersion = useApiMutation(rows.addAgreementVersion);
  const send = agreement ? addVersion : add;
  const set = (changes: Partial<VersionDraft>) => setDraft({ ...draft, ...changes });
  const isNamed = agreement !== undefined || name.trim() !== "";
  const { validFrom } = draft;
  const isLate = validFrom !== null && !canBeginOn(validFrom, today);
  const isTaken = agreement?.versions.some(
    ({ valid_from, state }) => valid_from === validFrom && state !== "withdrawn",
  );
  const dayError = isLate ? adminMessages.dayIsOver : isTaken ? texts.dayTaken : undefined;

  function save() {
    const body = bodyOf(draft);
    if (!body || !isNamed || dayError) return showErrors(true);
    const done = {
      onSuccess: () => {
        toast.success(texts.saved);
        onClose();
      },
    };
    if (agreement) addVersion.mutate({ params: { id: agreement.id }, body }, done);
    else add.mutate({ body: { name: name.trim(), ...body } }, done);
  }

  return (
    <Dialog
      isOpen
      width="wide"
      title={agreement ? texts.newVersionOf(agreement.name) : texts.add}
      onClose={onClose}
      isPending={send.isPending}
      error={send.isError ? failureText(send.error, texts.saveFailed) : undefined}
      actions={
        <>
          <Button onClick={onClose}>{commonTexts.cancel}</Button>
          <Button variant="primary" isPending={send.isPending} onClick={save}>
            {texts.save}
          </Button>
        </>
      }
    >
      <div className="stack">
        {!agreement && (
          <TextField
            label={texts.name}
            hint={texts.nameHint}
            value={name}
            maxLength={100}
            error={areErrorsShown && !isNamed ? wageAgreementMessages.name : undefined}
            onChange={(event) => setName(event.target.value)}
          />
        )}
        <DatePicker
          label={texts.validFrom}
          hint={texts.validFromHint}
          today={today}
          min={today}
          value={validFrom}
          error={dayError}
          onChange={(day) => set({ validFrom: day })}
        />
        {draft.supplements.map((supplement, at) => (
          <SupplementFields
            key={supplement.key}
            supplement={supplement}
            place={at + 1}
            areErrorsShown={areErrorsShown}
            onChange={(changed) => set({ supplements: draft.supplements.with(at, changed) })}
            onRemove={() => set({ supplements: draft.supplements.toSpliced(at, 1) })}
          />
        ))}
        <div>
          <Button onClick={() => setDraft(withSupplement(draft))}>{texts.addSupplement}</Button>
        </div>
        {draft.supplements.length > 1 && (
          <RadioChoices
            label={texts.combine}
            shape="list"
            value={draft.combine}
            options={(["highest", "added"] as const).map((value) => ({
              value,
              label: texts.combines[value],
            }))}
            onChange={(event) => set({ combine: event.target.value === "added" ? "added" : "highest" })}
          />
        )}
        <FieldGroup label={texts.holidays}>
          {extraHolidays.map((day) => (
            <Checkbox
              key={day}
              isRow
              checked={draft.holidays.includes(day)}
              onChange={(event) =>
                set({
                  holidays: extraHolidays.filter((one) =>
                    one === day ? event.target.checked : draft.holidays.includes(one),
                  ),
                })
              }
            >
              {texts.holidayNames[day]}
            </Checkbox>
          ))}
        </FieldGroup>
        <PensionFields draft={draft} areErrorsShown={areErrorsShown} onChange={set} />
      </div>
    </Dialog>
  );
}

/** What an agreement says last, of its versions that were not withdrawn. */
function latestOf({ versions }: Agreement) {
  return versions.find(({ state }) => state !== "withdrawn")?.agreement ?? null;
}
