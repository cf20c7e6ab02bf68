import { noBookingTexts as texts } from "#texts/da/corporation/booking-card.ts";
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
