import { secondFactorEndpoints as rows } from "#contract/sessions/second-factor-endpoints.ts";
import { type Route, route } from "#server/platform/http/handler.ts";
import { resetSecondFactor } from "./reset.ts";
import { secondFactorOverview } from "./set-up/overview.ts";
import { addPasskey, removePasskey, startPasskey } from "./set-up/passkeys.ts";
import { renewRecoveryCodes } from "./set-up/recovery-codes.ts";
import { confirmTotp, removeTotp, startTotp } from "./set-up/totp.ts";
import { secondStep } from "./sign-in.ts";
import { proofChallenge, stepUp } from "./step-up.ts";

export const secondFactorRoutes: readonly Route[] = [
  route(rows.secondStep, secondStep),
  route(rows.overview, secondFactorOverview),
  route(rows.startTotp, startTotp),
  route(rows.confirmTotp, confirmTotp),
  route(rows.removeTotp, removeTotp),
  route(rows.startPasskey, startPasskey),
  route(rows.addPasskey, addPasskey),
  route(rows.removePasskey, removePasskey),
  route(rows.renewRecoveryCodes, renewRecoveryCodes),
  route(rows.challenge, proofChallenge),
  route(rows.stepUp, stepUp),
  route(rows.reset, resetSecondFactor),
];
