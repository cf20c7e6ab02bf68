import type { UseFormReturn } from "react-hook-form";
import type { BookingForm } from "#contract/bookings/booking-form.ts";
import { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import type { SignUpForm } from "#contract/corporations/sign-up-form.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import type { Brand } from "#texts/da/common/brand.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { brandedToasts } from "#texts/da/common/toasts/branded.ts";
import { corporationToasts } from "#texts/da/common/toasts/corporation.ts";
import { ApiError, call, isUnanswered } from "#web/api/calls/call.ts";
import { showFieldError, showFieldErrors } from "#web/api/forms/field-errors.ts";
import { leaveFlash } from "#web/api/session/flash.ts";
import { enter } from "#web/api/session/redirect-to.ts";
import { forgetBooking } from "#web/components/booking-form/draft/kept-booking.ts";
import { toastLater } from "#web/components/feedback/toast-later.ts";
import { forgetSignUp } from "./kept-sign-up.ts";
import type { SignUpValues } from "./use-sign-up-field.ts";

type Form = UseFormReturn<SignUpValues, unknown, SignUpForm>;

/** The e-mail of a try that got no answer: its profile may have been made all the same. */
let unanswered: string | null = null;

/** Signs the company up, with its booking where one waits, and in; also where an earlier try did it and its answer was lost. */
export async function sendSignUp(
  corporation: SignUpForm,
  booking: BookingForm | null,
  form: Form,
  brand: Brand,
): Promise<void> {
  try {
    const { token } = booking
      ? await call(corporationEndpoints.signUpWithBooking, { body: { corporation, booking } })
      : await call(corporationEndpoints.signUp, { body: corporation });
    return welcome(token, booking, brand);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const mayBeDone = error.status === 409 && unanswered === corporation.email;
    const token = mayBeDone ? await signInWith(corporation) : null;
    if (token) return welcome(token, booking, brand);
    unanswered = isUnanswered(error) ? corporation.email : null;
    explain(error, form);
  }
}

function welcome(token: string, booking: BookingForm | null, brand: Brand): Promise<never> {
  if (booking) forgetBooking();
  forgetSignUp(sessionStorage);
  leaveFlash(booking ? brandedToasts.welcomeWithBooking(brand) : brandedToasts.welcome(brand));
  return enter("corporationToken", token);
}

/** The token of the profile that has this e-mail and password; null where there is none. */
async function signInWith({ email, password }: SignUpForm): Promise<string | null> {
  const answer = await call(sessionEndpoints.corporationSignIn, { body: { email, password } }).catch(
    () => null,
  );
  return answer?.status === "success" ? answer.token : null;
}

/** Errors of the company are shown under its fields; one of the booking as a toast, and TILBAGE leads to it. */
function explain(error: ApiError, form: Form): void {
  if (error.code === "text_changed") {
    form.setValue("terms_accepted_at", false);
    showFieldError(form, "terms_accepted_at", error.sentence);
    return void toastLater("warning", error.sentence);
  }
  if (error.status === 409) {
    showFieldError(form, "email", corporationToasts.signUpTaken);
    return void toastLater("warning", corporationToasts.signUpTaken);
  }
  const { isShown, other } = showFieldErrors(form, error, (name) => name.replace(/^corporation\./, ""));
  if (other) void toastLater("warning", other);
  else if (isShown) void toastLater("warning", commonTexts.invalidForm);
  else void toastLater("error", corporationToasts.signUpFailed);
}
