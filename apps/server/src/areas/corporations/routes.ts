import { corporationEndpoints as rows } from "#contract/areas/corporations.ts";
import { type Route, route } from "#server/areas/verb.ts";
import { saveProfile } from "./save-profile.ts";
import { signUp } from "./sign-up.ts";
import { signUpWithBooking } from "./sign-up-with-booking.ts";

export const corporationRoutes: readonly Route[] = [
  route(rows.signUp, signUp),
  route(rows.signUpWithBooking, signUpWithBooking),
  route(rows.saveProfile, saveProfile),
];
