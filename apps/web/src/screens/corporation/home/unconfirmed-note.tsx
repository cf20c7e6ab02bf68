import { confirmedEmailTexts } from "#texts/da/users/confirmed-email.ts";
import { UnconfirmedEmail } from "#web/components/company-profile/unconfirmed-email.tsx";
import { ScreenLink } from "#web/components/frame/screen-link.tsx";

/** Says on the home that bookings wait for the e-mail to be confirmed, with the way to correct it. */
export function UnconfirmedNote() {
  return (
    <UnconfirmedEmail>
      <ScreenLink to="/editcorporation">{confirmedEmailTexts.correct}</ScreenLink>
    </UnconfirmedEmail>
  );
}
