import { sessionEndpoints } from "#contract/areas/sessions.ts";
import { employeeLoginTexts as texts } from "#texts/da/public/login.ts";
import { CallFailed, call } from "#web/client/calls/call.ts";
import { enter } from "#web/client/session/leave.ts";
import type { SocialToken } from "#web/client/session/social-login.ts";
import { toastLater } from "#web/widgets/toasts/toast-later.ts";

/** Signs in and leaves for the wanted page; says so when it is refused. */
export async function signInEmployee(body: SocialToken, wanted: string | null): Promise<void> {
  try {
    const { token } = await call(sessionEndpoints.employeeSignIn, { body });
    return enter("employeeToken", token, wanted);
  } catch (error) {
    const sentence = error instanceof CallFailed && error.status !== 0 ? error.sentence : "";
    void toastLater("error", sentence || texts.failed);
  }
}
