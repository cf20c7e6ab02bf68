import { ArrowRight } from "lucide-react";
import { type FormEvent, useEffect, useLayoutEffect } from "react";
import { FormProvider, useWatch } from "react-hook-form";
import type { settingsEndpoints } from "#contract/settings/setting.endpoints.ts";
import type { staffTypeEndpoints } from "#contract/settings/staff-types/staff-type.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { landingTexts } from "#texts/da/public/landing.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import { useEarlyInput } from "#web/api/forms/use-early-input.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { redirectTo } from "#web/api/session/redirect-to.ts";
import { emptyDraft } from "#web/components/booking-form/draft/booking-draft.ts";
import { priceOfDraft } from "#web/components/booking-form/draft/draft-price.ts";
import { wageOfChosen } from "#web/components/booking-form/draft/draft-wages.ts";
import { keepBooking, keptBooking } from "#web/components/booking-form/draft/kept-booking.ts";
import { BookingFormContext, type BookingFormState } from "#web/components/booking-form/form-context.ts";
import { StaffFields } from "#web/components/booking-form/parts/staff-fields.tsx";
import { WhenFields } from "#web/components/booking-form/parts/when-fields.tsx";
import { generalOfWire } from "#web/components/price/terms-of-wire.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { LiveForm } from "#web/ui/fields/live-form.tsx";
import { Icon } from "#web/ui/icon.tsx";

const texts = landingTexts.card;
const FORM_ID = "price";
/** The booking form, which takes over what is written here. */
const BOOKING_PATH = "/?booking";

interface PriceFormProps {
  form: BookingFormState;
  staffTypes: AnswerOf<typeof staffTypeEndpoints.list>;
  fees: AnswerOf<typeof settingsEndpoints.globalMessage>;
}

/** What a shift costs, as one fills in whom and when; sending it goes on to the booking with what is written. */
export function PriceForm({ form, staffTypes, fees }: PriceFormProps) {
  const general = generalOfWire(fees);
  useKept(form);

  /** The wage is that of the job and day: nobody writes another here. */
  function follow() {
    const { staff_type, date } = form.getValues();
    form.setValue("hourly_wage", wageOfChosen(staffTypes, { staff_type, date }, fees));
  }
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          if (name !== "date") return;
          form.setValue("hourly_wage", wageOfChosen(staffTypes, values, fees));
        },
      }),
    [form, staffTypes, fees],
  );

  function goOn(event: FormEvent) {
    event.preventDefault();
    const kept = keptBooking();
    const draft = { ...emptyDraft, ...kept?.draft, ...form.getValues() };
    // What waits to be sent goes on waiting where nothing of it was changed.
    const isSame = kept !== null && JSON.stringify(kept.draft) === JSON.stringify(draft);
    keepBooking(isSame ? kept : { draft, isLowerShown: kept?.isLowerShown ?? false, ready: null });
    void redirectTo(BOOKING_PATH);
  }

  const facts = {
    ...{ isAdmin: false, staffTypes, onStaffType: follow },
    fees: { corporation: null, general },
  };
  return (
    <FormProvider {...form}>
      <BookingFormContext value={facts}>
        <LiveForm className="card land-form" id={FORM_ID} aria-labelledby="price-title" onSubmit={goOn}>
          <h2 className="h2" id="price-title">
            {texts.title}
          </h2>
          <div className="grid-2 booking-fields land-grid">
            <StaffFields />
            <WhenFields />
          </div>
          <ShownPrice form={form} facts={facts} />
          <Button type="submit" variant="primary" size="large" isWide>
            {texts.submit}
            <Icon of={ArrowRight} />
          </Button>
          <p className="small dim">{texts.hint}</p>
        </LiveForm>
      </BookingFormContext>
    </FormProvider>
  );
}

function ShownPrice({
  form,
  facts,
}: {
  form: BookingFormState;
  facts: Pick<PriceFormProps, "staffTypes"> & { fees: Parameters<typeof priceOfDraft>[2] };
}) {
  useWatch({ control: form.control });
  const draft = form.getValues();
  const jobTitle = facts.staffTypes.find(({ id }) => String(id) === draft.staff_type)?.job_title ?? "";
  const { price, isWhole } = priceOfDraft(draft, jobTitle, facts.fees, serverNow());
  const [shifts, service, ...others] = price.rows;
  const isOneRate = shifts?.key === "shifts" && service?.key === "service" && others.length === 0;
  const hours = price.rows
    .filter(({ key }) => key === "shifts" || key === "minimum")
    .reduce((sum, row) => sum + row.hours, 0);
  return (
    <div className="land-price" aria-live="polite">
      <div>
        <span className="small dim">{texts.whole}</span>
        <b>{formatKronerUnit(price.total)}</b>
      </div>
      <p className="small dim">
        {!isWhole && texts.noDate}
        {isWhole &&
          (isOneRate ? texts.rate(hours, shifts.unitPrice + service.unitPrice) : texts.hours(hours))}
      </p>
    </div>
  );
}

/** What was written before in this tab stands in the fields again. */
function useKept(form: BookingFormState): void {
  useLayoutEffect(() => {
    const kept = keptBooking();
    if (kept) form.reset({ ...emptyDraft, ...kept.draft }, { keepDefaultValues: true, keepFieldsRef: true });
  }, [form.reset]);
  useEarlyInput(FORM_ID, form.setValue);
}
