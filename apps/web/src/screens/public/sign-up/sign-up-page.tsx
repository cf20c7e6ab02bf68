import { Building2, CalendarPlus } from "lucide-react";
import { useLayoutEffect, useState } from "react";
import { bookingFormTexts } from "#texts/da/corporation/booking-form.ts";
import { doorTexts } from "#texts/da/public/public-pages.ts";
import { signUpTexts as texts } from "#texts/da/public/sign-up.ts";
import type { PublicPageProps } from "#web/api/page/page-data.ts";
import { type KeptBooking, keptBooking } from "#web/components/booking-form/draft/kept-booking.ts";
import { EntryLayout } from "#web/components/public-frame/entry-layout.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { BackLink } from "#web/ui/layout/back-link.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";
import { Steps } from "#web/ui/navigation/steps.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

const steps = [
  { label: bookingFormTexts.steps.booking, icon: CalendarPlus },
  { label: bookingFormTexts.steps.corporation, icon: Building2 },
];

/** A company signs up, with the booking that waits in this tab where there is one. */
export function SignUpPage({ config }: PublicPageProps) {
  const [kept, setKept] = useState<KeptBooking | null>(null);
  useLayoutEffect(() => {
    setKept(keptBooking());
  }, []);
  const booking = kept?.ready ?? null;
  const isUnfinished = kept?.isLowerShown === true && booking === null;

  return (
    <EntryLayout config={config} isWide ways={doorTexts.ways.company}>
      {booking && (
        <>
          <div>
            <BackLink href="/?booking">{texts.back}</BackLink>
          </div>
          <Steps steps={steps} current={1} />
        </>
      )}
      <Stack gap={12}>
        <h1 className="display">{texts.title}</h1>
        {booking ? <Note tone="blue">{texts.bookingWaits}</Note> : <p className="lead">{texts.subtitle}</p>}
        {booking && (
          <p>
            {texts.haveProfile} <a href="/corporationlogin">{texts.signInInstead}</a>
          </p>
        )}
        {isUnfinished && (
          <Note tone="amber">
            {texts.unfinished} <a href="/?booking">{texts.finishBooking}</a>
          </Note>
        )}
      </Stack>
      <SignUpForm config={config} booking={booking} offer={kept?.offer} />
    </EntryLayout>
  );
}
