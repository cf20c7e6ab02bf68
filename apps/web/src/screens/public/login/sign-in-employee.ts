import { sessionEndpoints } from "#contract/sessions/endpoints.ts";
import { employeeLoginTexts as texts } from "#texts/da/public/login.ts";
import { ApiError, call } from "#web/api/calls/call.ts";
import { enter } from "#web/api/session/redirect-to.ts";
import type { SocialToken } from "#web/api/session/social-login.ts";
import { toastLater } from "#web/components/feedback/toast-later.ts";

/** Signs in and leaves for the wanted page; says so when it is refused. */
export async function signInEmployee(body: SocialToken, wanted: string | null): Promise<void> {
  try {
    const { token } = await call(sessionEndpoints.employeeSignIn, { body });
    return enter("employeeToken", token, wanted);
  } catch (error) {
    const sentence = error instanceof ApiError && error.status !== 0 ? error.sentence : "";
    void toastLater("error", sentence || texts.failed);
  }
}
