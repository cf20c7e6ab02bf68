import { Building2, CalendarPlus } from "lucide-react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import type { settingsEndpoints } from "#contract/settings/setting.endpoints.ts";
import type { staffTypeEndpoints } from "#contract/settings/staff-types/staff-type.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { parseKroner } from "#rules/money/ore.ts";
import { visitorMenu } from "#texts/da/common/chrome.ts";
import { sceneWords, bookingFormTexts as texts } from "#texts/da/corporation/booking-form.ts";
import { useEarlyInput } from "#web/api/forms/use-early-input.ts";
import type { PublicPageProps } from "#web/api/page/page-data.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { redirectTo } from "#web/api/session/redirect-to.ts";
import { BookingForm } from "#web/components/booking-form/booking-form.tsx";
import {
  type BookingDraft,
  emptyDraft,
  startingDraft,
} from "#web/components/booking-form/draft/booking-draft.ts";
import { priceOfDraft } from "#web/components/booking-form/draft/draft-price.ts";
import { wageOfChosen } from "#web/components/booking-form/draft/draft-wages.ts";
import { keepBooking, keptBooking } from "#web/components/booking-form/draft/kept-booking.ts";
import { type BookingFormState, useBookingForm } from "#web/components/booking-form/form-context.ts";
import { BOOKING_FORM_ID } from "#web/components/booking-form/form-parts.tsx";
import type { ReadyBooking } from "#web/components/booking-form/use-submit.ts";
import { generalOfWire } from "#web/components/price/terms-of-wire.ts";
import { PublicFrame } from "#web/components/public-frame/public-frame.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";
import { SideScene } from "#web/ui/marks/side-scene.tsx";
import { Steps } from "#web/ui/navigation/steps.tsx";

const steps = [
  { label: texts.steps.booking, icon: CalendarPlus },
  { label: texts.steps.corporation, icon: Building2 },
];

/** The booking form of visitors, after the front page: they write a booking first and signs the company up afterwards. */
export function BookingStart({ config, props }: PublicPageProps) {
  const { staffTypes, fees } = props as {
    staffTypes: AnswerOf<typeof staffTypeEndpoints.list>;
    fees: AnswerOf<typeof settingsEndpoints.globalMessage>;
  };
  const limits = { isAdmin: false, staffTypes };
  const form = useBookingForm(limits, startingDraft(fees.hourly_wage));
  const wageOf = (chosen: Pick<BookingDraft, "staff_type" | "date">) =>
    wageOfChosen(staffTypes, chosen, fees);
  const { isLowerShown, showLower } = useKeptDraft(form, wageOf);

  /** Until somebody has written another, the wage is that of the job. */
  function startWithWage() {
    if (form.formState.dirtyFields.hourly_wage) return;
    form.setValue("hourly_wage", wageOf(form.getValues()));
  }

  function signUp({ draft, booking }: ReadyBooking) {
    const jobTitle = staffTypes.find(({ id }) => id === booking.staff_type)?.job_title ?? "";
    const context = { corporation: null, general: generalOfWire(fees) };
    const { total } = priceOfDraft(draft, jobTitle, context, serverNow()).price;
    keepBooking({ draft, isLowerShown: true, ready: booking, offer: { jobTitle, total } });
    return redirectTo("/newcorporation");
  }

  return (
    <PublicFrame config={config} otherDoor={{ label: visitorMenu.seekingJob, href: "/employeelogin" }}>
      <BookingForm
        form={form}
        facts={{
          ...limits,
          onStaffType: startWithWage,
          wageOf,
          fees: { corporation: null, general: generalOfWire(fees) },
          message: fees.global_message,
        }}
        side={<LaidTable form={form} />}
        head={
          <>
            <Steps steps={steps} current={0} />
            <Stack gap={12}>
              <h1 className="display">{texts.title}</h1>
              <p className="lead">{texts.subtitle}</p>
            </Stack>
          </>
        }
        lowerHalf={{ isShown: isLowerShown, onShow: showLower }}
        submit={{
          label: texts.submitVisitor,
          pendingLabel: texts.submitVisitor,
          hint: texts.submitVisitorHint,
          onReady: signUp,
        }}
      />
    </PublicFrame>
  );
}

/** As many plates as the picture has room for. */
const VISIBLE_PLATES = 3;

/** The table beside the form, laid for as many as are wanted; the last place is the one that is still open. */
function LaidTable({ form }: { form: BookingFormState }) {
  const count = useWatch({ control: form.control, name: "number_of_staff" });
  const wanted = Number.isInteger(count) ? count : 1;
  const places = Math.min(wanted, VISIBLE_PLATES);
  const [first, second] = sceneWords(wanted);
  return (
    <SideScene label={texts.sceneName} places={places} laid={Math.max(1, places - 1)}>
      {first}
      <br />
      {second}
    </SideScene>
  );
}

/** Keeps the visitor's draft in this tab, so that it survives a reload and the way back from sign-up. */
function useKeptDraft(form: BookingFormState, wageOf: (draft: BookingDraft) => string) {
  const [isLowerShown, setLowerShown] = useState(false);
  const latestWageOf = useRef(wageOf);

  useLayoutEffect(() => {
    const kept = keptBooking();
    if (!kept) return;
    // Fields that registered anew would take a chip that is drawn as chosen for what somebody chose.
    const draft = { ...emptyDraft, ...kept.draft };
    form.reset(draft, { keepDefaultValues: true, keepFieldsRef: true });
    // The wage that the job starts with is nobody's own: it goes on following the job.
    const { hourly_wage } = draft;
    if (parseKroner(hourly_wage) === parseKroner(latestWageOf.current(draft)))
      form.resetField("hourly_wage", { defaultValue: hourly_wage });
    setLowerShown(kept.isLowerShown);
  }, [form.reset, form.resetField]);
  useEarlyInput(BOOKING_FORM_ID, form.setValue);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          // Whoever only looks at it again, by the way back, has changed nothing: it still waits to be sent.
          const kept = keptBooking();
          const isSame = kept !== null && JSON.stringify(kept.draft) === JSON.stringify(values);
          keepBooking(isSame ? { ...kept, isLowerShown } : { draft: values, isLowerShown, ready: null });
        },
      }),
    [form.subscribe, isLowerShown],
  );

  function showLower() {
    setLowerShown(true);
    keepBooking({ draft: form.getValues(), isLowerShown: true, ready: null });
  }

  return { isLowerShown, showLower };
}
