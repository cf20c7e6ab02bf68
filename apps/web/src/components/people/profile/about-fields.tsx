import { Controller, useFormContext } from "react-hook-form";
import { dayOf } from "#rules/time/moment.ts";
import { employeeProfileTexts as texts } from "#texts/da/employee/employee-profile.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { BirthDateField } from "#web/components/fields/birth-date-field.tsx";
import { PhoneField } from "#web/components/fields/phone-field.tsx";
import { Switch } from "#web/ui/choices/checkbox.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import type { AccountValues } from "./account-values.ts";

const DESCRIPTION_LENGTH = 255;

/** The person: names, address, how to be reached, and what companies read. */
export function AboutFields() {
  const { register, control, formState } = useFormContext<AccountValues>();
  const field = (name: keyof AccountValues) => ({
    ...register(name),
    error: formState.errors[name]?.message,
  });
  return (
    <>
      <div className="grid-2 profile-grid">
        <TextField label={texts.firstName} autoComplete="given-name" {...field("first_name")} />
        <TextField label={texts.lastName} autoComplete="family-name" {...field("last_name")} />
        <Controller
          control={control}
          name="birth_date"
          render={({ field: birthDate }) => (
            <BirthDateField
              label={texts.birthDate}
              field={birthDate}
              today={dayOf(serverNow())}
              error={formState.errors.birth_date?.message}
            />
          )}
        />
        <TextField
          className="span-2"
          label={texts.address}
          autoComplete="street-address"
          {...field("address")}
        />
        <TextField
          label={texts.zip}
          mask="digits"
          maxLength={4}
          autoComplete="postal-code"
          {...field("city_zip")}
        />
        <TextField label={texts.city} autoComplete="address-level2" {...field("city")} />
        <TextField label={texts.email} type="email" autoComplete="email" {...field("email")} />
        <PhoneField label={texts.phone} autoComplete="tel" {...field("phone")} />
      </div>
      <TextArea
        label={texts.description}
        rows={4}
        maxLength={DESCRIPTION_LENGTH}
        hasCounter
        defaultValue={formState.defaultValues?.description}
        {...field("description")}
      />
      <div className="stack stack--tight">
        <Switch isRow {...register("has_driver_license")}>
          {texts.licence}
        </Switch>
        <Switch isRow {...register("owns_car")}>
          {texts.car}
        </Switch>
      </div>
    </>
  );
}
