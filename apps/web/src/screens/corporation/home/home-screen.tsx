import { useNavigate, useSearch } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useState } from "react";
import { applicantEndpoints } from "#contract/applications/application.endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { ownerApprovalEndpoints } from "#contract/bookings/owner-approval.ts";
import { checkoutEndpoints } from "#contract/checkout/checkout.endpoints.ts";
import { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import { departmentEndpoints } from "#contract/corporations/department.endpoints.ts";
import {
  corporationHomeTexts,
  corporationHomeTexts as texts,
} from "#texts/da/corporation/corporation-home.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { useCorporation } from "#web/api/session/use-session.ts";
import { May } from "#web/components/frame/office/may.tsx";
import { ScreenButton } from "#web/components/frame/screen-link.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { lazyComponent } from "#web/ui/foundation/lazy-component.tsx";
import { useIsNarrow } from "#web/ui/foundation/use-is-narrow.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";
import { ChoiceNote } from "./choice-note.tsx";
import { useFinishedBookings } from "./finished/use-finished-bookings.ts";
import { HomeGuide } from "./home-guide.tsx";
import { HomeTabs } from "./home-tabs.tsx";
import { LogoButton } from "./logo-button.tsx";
import { OwnerNote } from "./owner-note.tsx";
import { StaffPanel } from "./staff-panel.tsx";
import { StampNote } from "./stamp-note.tsx";
import { Tonight, useIsTonightKnown } from "./tonight/tonight.tsx";

const UnconfirmedNote = lazyComponent(async () => (await import("./unconfirmed-note.tsx")).UnconfirmedNote);

/** A company's home: who it is, its bookings, and what waits for it. `?step=1` opens the finished ones. */
export function HomeScreen() {
  const navigate = useNavigate();
  const { step, view, department } = useSearch({ strict: false });
  const isNarrow = useIsNarrow();
  const { email_confirmed } = useCorporation().corporation;
  const areNotesKnown = useAreNotesKnown();
  const isFilterKnown = !useApiQuery(departmentEndpoints.departments).isPending;
  // What stands over the lists would push them down once it comes.
  const isTonightKnown = useHasBeen(useIsTonightKnown() && isFilterKnown);
  const isWaiting = !isTonightKnown || (isNarrow && !areNotesKnown);
  const tab = step === 1 ? "finished" : "upcoming";
  return (
    <Page hasAside isAsideBelow={tab === "upcoming" && view === "week"}>
      {isTonightKnown && (
        <>
          <Tonight />
          <HomeHead />
          <May call={bookingEndpoints.create}>
            <HomeGuide />
          </May>
        </>
      )}
      {/* New ones under what has come: lines that made room for it count as moved. */}
      {isWaiting && <Skeleton key={String(isTonightKnown)} count={3} label={texts.upcomingLoading} />}
      {!isWaiting && (
        <>
          <Stack gap={20}>
            <HomeTabs
              selected={tab}
              onSelect={(id) =>
                void navigate({
                  to: ".",
                  search: { ...(id === "finished" ? { step: 1 } : {}), department },
                  replace: true,
                })
              }
            />
          </Stack>
          <aside className="stack sticky home-aside" aria-label={corporationHomeTexts.overview}>
            <div className="stack home-notes">
              {!email_confirmed && <UnconfirmedNote onFail={() => undefined} />}
              <May call={ownerApprovalEndpoints.answerAsOwner}>
                <OwnerNote />
              </May>
              <May call={applicantEndpoints.changeState}>
                <ChoiceNote />
              </May>
              <May call={checkoutEndpoints.corporationStamp}>
                <StampNote />
              </May>
            </div>
            <StaffPanel />
          </aside>
        </>
      )}
    </Page>
  );
}

/** Logo, name, tagline, and the way to a new booking. */
function HomeHead() {
  const { corporation } = useCorporation();
  return (
    <header className="page-head home-head">
      <LogoButton corporation={corporation} />
      <div>
        <h1 className="h1">{corporation.name}</h1>
        <p className="dim">{texts.tagline}</p>
      </div>
      <May call={bookingEndpoints.create}>
        <ScreenButton variant="primary" size="large" isCaps className="push" to="/newBooking">
          <Icon of={Plus} />
          {texts.book}
        </ScreenButton>
      </May>
    </header>
  );
}

/**
 * Whether it has become known which notes stand on the home. On phones they stand over everything else, and would
 * push away under a thumb what is shown before them. What could not be fetched keeps nobody waiting.
 */
function useAreNotesKnown(): boolean {
  const upcoming = useApiQuery(bookingEndpoints.upcoming);
  const waiting = useApiQuery(corporationEndpoints.checkoutNotifications);
  const isStampWanted = (waiting.data ?? 0) > 0;
  const finished = useFinishedBookings({ isWanted: isStampWanted });
  return useHasBeen(!upcoming.isPending && !waiting.isPending && !(isStampWanted && finished.isPending));
}

/** Whether something is so, or was once while the screen stood: what is drawn is not taken away again. */
function useHasBeen(isSo: boolean): boolean {
  const [wasSo, setSo] = useState(isSo);
  if (isSo && !wasSo) setSo(true);
  return isSo || wasSo;
}
