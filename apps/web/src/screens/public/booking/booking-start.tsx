import { Building2, CalendarPlus } from "lucide-react";
import type { openEndpoints } from "#contract/areas/open.ts";
import type { AnswerOf } from "#contract/endpoint.ts";
import { visitorMenu } from "#texts/da/chrome.ts";
import { bookingFormTexts as texts } from "#texts/da/corporation/booking-form.ts";
import { redirectTo } from "#web/api/session/redirect-to.ts";
import { BookingForm } from "#web/components/booking-form/booking-form.tsx";
import { keepBooking } from "#web/components/booking-form/draft/kept-booking.ts";
import { useBookingForm } from "#web/components/booking-form/use-booking-form.ts";
import type { ReadyBooking } from "#web/components/booking-form/use-submit.ts";
import { feesOfWire } from "#web/components/price/wire-fees.ts";
import { PublicFrame } from "#web/components/public-frame/public-frame.tsx";
import type { PublicPageProps } from "#web/screens/public/page-props.ts";
import { Stack } from "#web/ui/layout/stack.tsx";
import { Steps } from "#web/ui/navigation/steps.tsx";
import { LaidTable } from "./laid-table.tsx";
import { useKeptDraft } from "./use-kept-draft.ts";

const steps = [
  { label: texts.steps.booking, icon: CalendarPlus },
  { label: texts.steps.corporation, icon: Building2 },
];

const limits = { isAdmin: false };

/** The front page: a visitor writes a booking first and signs the company up afterwards. */
export function BookingStart({ config, props }: PublicPageProps) {
  const { staffTypes, fees } = props as {
    staffTypes: AnswerOf<typeof openEndpoints.staffTypes>;
    fees: AnswerOf<typeof openEndpoints.globalMessage>;
  };
  const form = useBookingForm(limits);
  const { isLowerShown, showLower } = useKeptDraft(form);

  function signUp({ draft, booking }: ReadyBooking) {
    keepBooking({ draft, isLowerShown: true, ready: booking });
    return redirectTo("/newcorporation");
  }

  return (
    <PublicFrame config={config} otherDoor={{ label: visitorMenu.seekingJob, href: "/employeelogin" }}>
      <BookingForm
        form={form}
        staffTypes={staffTypes}
        limits={limits}
        fees={{ corporation: null, global: feesOfWire(fees) }}
        message={fees.global_message}
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
        onReady={signUp}
        submitLabel={texts.submitVisitor}
        pendingLabel={texts.submitVisitor}
        submitHint={texts.submitVisitorHint}
      />
    </PublicFrame>
  );
}
