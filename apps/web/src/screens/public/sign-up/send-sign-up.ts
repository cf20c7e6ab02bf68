import type { UseFormReturn } from "react-hook-form";
import type { BookingForm } from "#contract/bookings/booking-form.ts";
import { corporationEndpoints } from "#contract/corporations/endpoints.ts";
import type { SignUpForm } from "#contract/corporations/sign-up-form.ts";
import type { Brand } from "#texts/da/brand.ts";
import { brandedToasts, corporationToasts } from "#texts/da/toasts.ts";
import { ApiError, call } from "#web/api/calls/call.ts";
import { leaveFlash } from "#web/api/session/flash.ts";
import { enter } from "#web/api/session/redirect-to.ts";
import { forgetBooking } from "#web/components/booking-form/draft/kept-booking.ts";
import { toastLater } from "#web/components/feedback/toast-later.ts";
import type { SignUpValues } from "./use-sign-up-field.ts";

type Form = UseFormReturn<SignUpValues, unknown, SignUpForm>;

/** Signs the company up, with its booking where one waits, and in. */
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
    forgetBooking();
    leaveFlash(booking ? brandedToasts.welcomeWithBooking(brand) : brandedToasts.welcome(brand));
    return enter("corporationToken", token);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    sayWhy(error, form);
  }
}

/** What is wrong with the company lands on its fields; what is wrong with the booking is said, and TILBAGE leads to it. */
function sayWhy({ status, fields }: ApiError, form: Form): void {
  if (status === 409) return void toastLater("warning", corporationToasts.signUpTaken);
  const refused = Object.entries(fields).map(([name, message]) => ({
    name: name.replace(/^corporation\./, ""),
    message,
  }));
  const own = refused.filter(({ name }) => name in form.getValues());
  for (const [index, { name, message }] of own.entries()) {
    form.setError(name as keyof SignUpValues, { message }, { shouldFocus: index === 0 });
  }
  const other = refused.find((entry) => !own.includes(entry));
  if (other) void toastLater("warning", other.message);
  else
    void toastLater(
      own.length > 0 ? "warning" : "error",
      own.length > 0 ? corporationToasts.invalidForm : corporationToasts.signUpFailed,
    );
}
