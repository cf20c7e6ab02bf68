import { notNowTexts, noBookingTexts as texts } from "#texts/da/corporation/booking-card.ts";
import { ApiError } from "#web/api/calls/call.ts";
import { ScreenButton } from "#web/components/frame/screen-link.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";

/** Whether a booking could not be read because there is none of that number for the caller. */
export function isNoBooking(error: Error | null): boolean {
  return error instanceof ApiError && (error.code === "not_found" || error.code === "invalid");
}

/** Stands where a booking should have been that does not exist, or is somebody else's, with the way home. */
export function NoBooking() {
  return (
    <EmptyState
      action={
        <ScreenButton variant="primary" to="/">
          {texts.home}
        </ScreenButton>
      }
    >
      <b className="strong ink">{texts.title}</b>
      <br />
      {texts.text}
    </EmptyState>
  );
}

interface NotNowProps {
  /** `over` where it can be changed no more, `ahead` where its hours are not known yet. */
  because: keyof typeof notNowTexts;
  bookingId: string;
}

/** Stands where a booking is too late to be changed or too early to be settled, with the way to where it is. */
export function NotNow({ because, bookingId }: NotNowProps) {
  const { title, text, way } = notNowTexts[because];
  const to = because === "over" ? "/checkout-employees/$bookingId" : "/viewBooking/$bookingId";
  return (
    <EmptyState
      action={
        <ScreenButton variant="primary" to={to} params={{ bookingId }}>
          {way}
        </ScreenButton>
      }
    >
      <b className="strong ink">{title}</b>
      <br />
      {text}
    </EmptyState>
  );
}
