import { useParams } from "@tanstack/react-router";
import { ReceiptText } from "lucide-react";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { checkoutEndpoints } from "#contract/checkout/checkout.endpoints.ts";
import {
  type CorporationCardFacts,
  corporationCard,
  corporationPrefill,
} from "#rules/checkout/company-card.ts";
import { isSame } from "#rules/checkout/times.ts";
import { fromWireKroner, toWireKroner } from "#rules/money/ore.ts";
import { invoicingDayOf } from "#rules/pricing/trade-terms.ts";
import { dayOf } from "#rules/time/moment.ts";
import { corporationToasts } from "#texts/da/common/toasts/corporation.ts";
import { corporationCheckoutTexts as texts } from "#texts/da/corporation/company-checkout.ts";
import { priceTexts } from "#texts/da/price/price.ts";
import { invoiceTiming } from "#texts/da/price/terms-why.ts";
import { keepDates } from "#texts/format/days.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { useDraftState } from "#web/api/form-drafts/use-draft-state.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { isNoBooking, NoBooking, NotNow } from "#web/components/bookings/no-booking.tsx";
import { LoadFailed, useFailureToast } from "#web/components/feedback/load-failed.tsx";
import { ScreenBack } from "#web/components/frame/screen-link.tsx";
import { BookingPrice } from "#web/components/price/booking-price.tsx";
import { PriceBar } from "#web/components/price/price-line.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";
import { AutoFillCard } from "./auto-fill-card.tsx";
import { CheckoutCard } from "./card/checkout-card.tsx";
import { CheckoutHead } from "./checkout-head.tsx";
import {
  type CheckoutProps,
  type CheckoutShift,
  cardFacts,
  changedSince,
  type Draft,
  timesOf,
} from "./checkout-shift.ts";

/** The company's checkout of a finished booking; one that is not finished or not theirs has no cards. */
export function CheckoutScreen() {
  const { bookingId } = useParams({ from: "/checkout-employees/$bookingId" });
  const booking = useApiQuery(bookingEndpoints.get, { params: { id: bookingId } });
  const shifts = useApiQuery(checkoutEndpoints.corporationShifts, { params: { bookingId } });
  const hasFailed = (booking.isError && !booking.data) || (shifts.isError && !shifts.data);
  const isGone = isNoBooking(booking.error);
  // The booking is there, its hours are not: it has not ended.
  const isAhead = booking.data !== undefined && isNoBooking(shifts.error);
  useFailureToast(hasFailed && !isGone && !isAhead, corporationToasts.bookingFailed);
  if (booking.data && shifts.data) return <Checkout booking={booking.data} shifts={shifts.data} />;

  function retry() {
    void booking.refetch();
    void shifts.refetch();
  }

  return (
    <Page>
      <Stack gap={20}>
        <ScreenBack to="/" search={{ step: 1 }}>
          {texts.back}
        </ScreenBack>
        <h1 className="visually-hidden">{texts.title}</h1>
        {isGone ? (
          <NoBooking />
        ) : isAhead ? (
          <NotNow because="ahead" bookingId={bookingId} />
        ) : hasFailed ? (
          <LoadFailed onRetry={retry} isRetrying={booking.isRefetching || shifts.isRefetching} />
        ) : (
          <Skeleton count={3} label={texts.loading} />
        )}
      </Stack>
    </Page>
  );
}

/** One card per person, what fills them all in, and the price that follows. */
function Checkout({ booking, shifts }: CheckoutProps) {
  const { draftOf, change, fill, forget } = useDrafts(shifts);
  const [isFilling, setFilling] = useDraftState("filling", false, (isOpen) => isOpen);
  return (
    <Page hasAside bar="total">
      <CheckoutHead
        {...{ booking, shifts, draftOf }}
        isFilling={isFilling}
        onFill={() => setFilling(!isFilling)}
        onSaved={forget}
      />
      <Stack gap={20}>
        {isFilling && (
          <AutoFillCard
            booking={booking}
            onFill={(filling) => {
              fill(filling);
              setFilling(false);
            }}
          />
        )}
        {shifts.length === 0 && <EmptyState>{texts.empty}</EmptyState>}
        {shifts.map((shift) => (
          <CheckoutCard
            key={shift.id}
            {...{ booking, shift }}
            draft={draftOf(shift)}
            onChange={(part) => change(shift, part)}
            onSaved={(sent) => forget(shift, sent)}
          />
        ))}
      </Stack>
      <CheckoutPrice {...{ booking, shifts }} />
      <PriceBar booking={booking} note={openText(shifts)} />
    </Page>
  );
}

/** What the booking costs by the times that count so far, and when the invoice comes, until it has come. */
function CheckoutPrice({ booking, shifts }: CheckoutProps) {
  const open = openText(shifts);
  return (
    <aside className="stack sticky" aria-label={priceTexts.title}>
      <Card className="price-card">
        <div className="row row--apart">
          <h2 className="h3">{priceTexts.title}</h2>
          <span className="tiny dim">
            {booking.price.is_settled ? priceTexts.ofApprovedTimes : priceTexts.followsAgreement}
          </span>
        </div>
        <BookingPrice booking={booking} name={priceTexts.shiftTableName} />
        {open && <p className="small strong of-which">{open}</p>}
      </Card>
      {!booking.is_sent_to_billy && (
        <p className="row small dim">
          <Icon of={ReceiptText} size={16} />
          {keepDates(
            invoiceTiming(booking.payment_deadline, {
              day: invoicingDayOf(booking.date),
              today: dayOf(serverNow()),
            }),
          )}
        </p>
      )}
    </aside>
  );
}

/** How much of the total stands for people whose hours the two sides do not agree on, in words; null for nothing. */
function openText(shifts: CheckoutProps["shifts"]): string | undefined {
  const open = shifts.filter((shift) => isDisputed(cardFacts(shift, initialDraft(shift))));
  const ore = open.reduce((sum, { amounts }) => sum + fromWireKroner(amounts.counted), 0);
  return ore === 0 ? undefined : texts.ofWhichOpen(toWireKroner(ore));
}

function isDisputed({ employee, company, allApproved }: CorporationCardFacts): boolean {
  return !allApproved && employee !== null && company !== null && !isSame(employee, company);
}

/** What was chosen and written, by shift. */
type Touched = Readonly<Record<number, Partial<Draft>>>;

/** What the cards hold. A card that nobody has touched follows what the server says, also when it changes. */
function useDrafts(shifts: readonly CheckoutShift[]) {
  const [touched, setTouched] = useDraftState<Touched>("checkout", {}, isAnyTouched);

  function draftOf(shift: CheckoutShift): Draft {
    return { ...initialDraft(shift), ...touched[shift.id] };
  }

  function change(shift: CheckoutShift, part: Partial<Draft>): void {
    setTouched((before) => ({ ...before, [shift.id]: { ...before[shift.id], ...part } }));
  }

  /** Where it was saved the card shows what the server says, and so what the other side answers. */
  function forget(shift: CheckoutShift, sent: Partial<Draft>): void {
    setTouched((before) => ({ ...before, [shift.id]: changedSince(sent, before[shift.id] ?? {}) }));
  }

  /** Copies what was filled in to all cards that are neither agreed nor locked; nothing is saved yet. */
  function fill(filling: Partial<Draft>): void {
    for (const shift of shifts) {
      const card = corporationCard(cardFacts(shift, draftOf(shift)));
      if (!card.isAgreed && !card.isLocked) change(shift, filling);
    }
  }

  return { draftOf, change, fill, forget };
}

function isAnyTouched(touched: Touched): boolean {
  return Object.values(touched).some((draft) => Object.keys(draft).length > 0);
}

function initialDraft(shift: CheckoutShift): Draft {
  const times = corporationPrefill({
    employee: timesOf(shift.employee_checkin_time, shift.employee_checkout_time),
    company: timesOf(shift.corporation_checkin_time, shift.corporation_checkout_time),
  });
  return {
    from: times?.from ?? null,
    to: times?.to ?? null,
    explanation: shift.time_comment_by_corporation,
    comment: shift.comment,
    rating: shift.rating,
  };
}
