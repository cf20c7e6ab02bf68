import type { WireStaffType } from "#contract/entities/staff-type.ts";
import { MAX_STAFF } from "#rules/bookings/booking-input.ts";
import { bookingFormTexts as texts, unavailableStaffType } from "#texts/da/corporation/booking-form.ts";
import { useBookingFields, useField } from "#web/components/booking-form/fields/form-fields.ts";
import { NativeSelect } from "#web/ui/choices/native-select.tsx";
import { Stepper } from "#web/ui/choices/stepper.tsx";

interface StaffFieldsProps {
  staffTypes: readonly WireStaffType[];
  /** Why the number stays as it is; undefined while it can be changed. */
  countLock: string | undefined;
  /** Those who are selected already. */
  fewest: number;
  onStaffType?: (id: number) => void;
}

/** Who is wanted and how many. Staff types that companies cannot book are marked and cannot be chosen. */
export function StaffFields({ staffTypes, countLock, fewest, onStaffType }: StaffFieldsProps) {
  const { register, watch, formState } = useBookingFields();
  const { onChange, ...staffType } = useField("staff_type");
  const options = staffTypes.map(({ id, job_title, company }) => ({
    value: String(id),
    label: company ? job_title : unavailableStaffType(job_title),
    isDisabled: !company,
  }));
  return (
    <>
      <NativeSelect
        label={texts.staffType}
        placeholder={texts.staffTypePlaceholder}
        options={options}
        {...staffType}
        onChange={(event) => {
          void onChange(event);
          if (event.target.value !== "") onStaffType?.(Number(event.target.value));
        }}
      />
      <Stepper
        {...register("number_of_staff", { valueAsNumber: true })}
        label={texts.numberOfStaff}
        min={Math.max(1, fewest)}
        max={MAX_STAFF}
        count={watch("number_of_staff")}
        defaultValue={formState.defaultValues?.number_of_staff}
        isDisabled={countLock !== undefined}
        hint={countLock}
        error={formState.errors.number_of_staff?.message}
      />
    </>
  );
}
