import { MAX_STAFF } from "#rules/bookings/booking-input.ts";
import { canEditStaffCount } from "#rules/bookings/status.ts";
import { momentOf } from "#rules/time/moment.ts";
import { bookingFormTexts as texts, unavailableStaffType } from "#texts/da/corporation/booking-form.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import {
  type BookingFormFacts,
  useAgreementLocks,
  useBookingFacts,
  useBookingFields,
  useField,
} from "#web/components/booking-form/form-context.ts";
import { NativeSelect } from "#web/ui/choices/native-select.tsx";
import { Stepper } from "#web/ui/choices/stepper.tsx";

/** Who is wanted and how many. Staff types that companies cannot book are marked and cannot be chosen. */
export function StaffFields() {
  const facts = useBookingFacts();
  const { staffTypes, onStaffType } = facts;
  const countLock = countLockOf(facts);
  const { begun, job } = useAgreementLocks();
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
        placeholder={options.length === 0 ? texts.noStaffTypes : texts.staffTypePlaceholder}
        options={options}
        isDisabled={begun !== undefined || job !== undefined}
        hint={job}
        {...staffType}
        onChange={(event) => {
          void onChange(event);
          if (event.target.value !== "") onStaffType?.(Number(event.target.value));
        }}
      />
      <Stepper
        {...register("number_of_staff", { valueAsNumber: true })}
        label={texts.numberOfStaff}
        min={Math.max(1, facts.edited?.selectedShifts ?? 1)}
        max={MAX_STAFF}
        count={watch("number_of_staff")}
        defaultValue={formState.defaultValues?.number_of_staff}
        aboveMax={<MoreStaff />}
        isDisabled={countLock !== undefined}
        hint={countLock}
        error={formState.errors.number_of_staff?.message}
      />
    </>
  );
}

/** What to do where one booking is too small: a signed-in company books them as an arrangement. A plain link: public pages have no router. */
function MoreStaff() {
  const { paymentDeadline, edited } = useBookingFacts();
  const isCompany = paymentDeadline !== undefined && !edited;
  return (
    <>
      {texts.moreStaff.onOneBooking}{" "}
      {isCompany ? <a href="/newOrder">{texts.moreStaff.order}</a> : texts.moreStaff.again}
    </>
  );
}

/** Why the number of staff stays as it is; undefined while it can be changed. */
function countLockOf({ isAdmin, edited }: BookingFormFacts): string | undefined {
  if (!edited) return undefined;
  const startsAt = momentOf(edited.date, edited.start_time);
  if (canEditStaffCount({ status: edited.status, startsAt, isAdmin }, serverNow())) return undefined;
  return edited.status === "closed" ? texts.staffCountClosed : texts.staffCountLocked;
}
