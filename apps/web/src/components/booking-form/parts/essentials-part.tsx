import { useEffect } from "react";
import { useWatch } from "react-hook-form";
import { parseKroner } from "#rules/money/ore.ts";
import { bookingFormTexts as texts } from "#texts/da/corporation/booking-form.ts";
import { arrangementTypes, transportChoices } from "#texts/da/corporation/booking-presets.ts";
import { formatKroner } from "#texts/format/numbers.ts";
import type { BookingDraft } from "#web/components/booking-form/draft/booking-draft.ts";
import { wagesOfDraft } from "#web/components/booking-form/draft/draft-wages.ts";
import {
  useAgreementLocks,
  useBookingFacts,
  useBookingFields,
  useField,
} from "#web/components/booking-form/form-context.ts";
import { AddressField, type Place } from "#web/components/fields/address-field.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { DraftSelect, DraftText, hourOptions, PresetField } from "./controls.tsx";
import { StaffFields } from "./staff-fields.tsx";
import { WhenFields } from "./when-fields.tsx";

/** What decides the price: the half of the form that visitors see first. */
export function EssentialsPart() {
  const { begun } = useAgreementLocks();
  const isLocked = begun !== undefined;
  return (
    <fieldset className="form-part">
      <legend>{texts.sections.essentials}</legend>
      {begun && <Note tone="blue">{begun}</Note>}
      <div className="grid-2 booking-fields">
        <StaffFields />
        <WhenFields />
        <div className="span-2">
          <PresetField
            name="arrangement_type"
            shape="select"
            label={texts.arrangement}
            otherLabel={texts.arrangementOther}
            presets={arrangementTypes}
          />
        </div>
        <PlaceFields />
        <WageField isLocked={isLocked} />
        <DraftSelect
          label={texts.transport}
          options={hourOptions(transportChoices)}
          isDisabled={isLocked}
          name="transport_wage"
        />
      </div>
    </fieldset>
  );
}

/** The hourly wage, with the least that the chosen job may have. */
function WageField({ isLocked }: { isLocked: boolean }) {
  const { staffTypes } = useBookingFacts();
  useWageOfDay();
  const [staff_type, date] = useWatch<BookingDraft, ["staff_type", "date"]>({ name: ["staff_type", "date"] });
  const { lowestWage } = wagesOfDraft(staffTypes, { staff_type, date });
  return (
    <DraftText
      label={texts.hourlyWage}
      hint={lowestWage === null ? undefined : texts.lowestWage(formatKroner(lowestWage))}
      unit="kr."
      mask="digitsAndComma"
      maxLength={9}
      isReadOnly={isLocked}
      name="hourly_wage"
    />
  );
}

/** On another day the wage is that of the day, until somebody has written another. */
function useWageOfDay(): void {
  const { wageOf } = useBookingFacts();
  const { getValues, setValue, subscribe } = useBookingFields();
  useEffect(() => {
    if (!wageOf) return;
    let before = getValues();
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const { staff_type, date } = before;
        before = { ...values };
        if (values.date === date || values.staff_type !== staff_type) return;
        const [then, now] = [wageOf({ staff_type, date }), wageOf(values)];
        if (then !== now && parseKroner(values.hourly_wage) === parseKroner(then))
          setValue("hourly_wage", now);
      },
    });
  }, [wageOf, getValues, setValue, subscribe]);
}

/** The address, picked from suggestions; postal code and city only follow from a pick. */
export function PlaceFields() {
  const { setValue, formState } = useBookingFields();
  const { begun } = useAgreementLocks();
  const { onChange, error, ...address } = useField("address");
  const isPicked = useWatch<BookingDraft, "city">({ name: "city" }) !== "";
  const again = { shouldValidate: formState.isSubmitted, shouldDirty: true };

  function follow({ zipCode, city, url }: Pick<Place, "zipCode" | "city" | "url">) {
    setValue("address_url", url);
    setValue("zip_code", zipCode, again);
    setValue("city", city, again);
  }

  function pick(place: Place) {
    follow(place);
    setValue("address", place.address, again);
  }

  if (begun !== undefined) {
    return (
      <>
        <DraftText className="span-2" label={texts.address} isReadOnly name="address" />
        <DraftText label={texts.zipCode} isReadOnly name="zip_code" />
        <DraftText label={texts.city} isReadOnly name="city" />
      </>
    );
  }
  return (
    <>
      <AddressField
        className="span-2"
        label={texts.address}
        hint={isPicked ? undefined : texts.addressHint}
        onPick={pick}
        error={error}
        {...address}
        onChange={(event) => {
          follow({ zipCode: "", city: "", url: "" });
          return onChange(event);
        }}
      />
      <DraftText label={texts.zipCode} isReadOnly name="zip_code" />
      <DraftText label={texts.city} isReadOnly name="city" />
    </>
  );
}
