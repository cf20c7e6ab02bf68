import { corporationEndpoints as rows } from "#contract/corporations/endpoints.ts";
import { type Route, route } from "#server/platform/http/handler.ts";
import { signUp } from "./open-account.ts";
import { saveProfile } from "./save-profile.ts";

export const corporationRoutes: readonly Route[] = [
  route(rows.signUp, signUp),
  route(rows.saveProfile, saveProfile),
];
