import { useEffect, useRef, useState } from "react";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { CODE_AGAIN_SECONDS, CODE_LASTS_MINUTES } from "#rules/people/security/sign-in-code.ts";
import type { Brand } from "#texts/da/common/brand.ts";
import { employeeLoginTexts } from "#texts/da/public/login.ts";
import { formatPhone } from "#texts/format/contact.ts";
import { ApiError, call, isUnanswered } from "#web/api/calls/call.ts";
import { adoptToken, storeToken } from "#web/api/calls/tokens.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { enter } from "#web/api/session/redirect-to.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { CodeInput } from "#web/ui/fields/code-input.tsx";
import { LiveForm } from "#web/ui/fields/live-form.tsx";
import { lazyComponent } from "#web/ui/foundation/lazy-component.tsx";
import { failureOfRequest, requestCode } from "./code-request.tsx";
import { forgetSentCode, type SentCode } from "./use-sent-code.ts";

const PasskeyOffer = lazyComponent(async () => (await import("./passkey-offer.tsx")).PasskeyOffer);

const texts = employeeLoginTexts.codes;
const DIGITS = 6;

interface CodeStepProps {
  sent: SentCode;
  brand: Brand;
  /** A try-out may have no mail server. */
  isTryOut: boolean;
  wanted: string | null;
  onSent: (sent: SentCode) => void;
  onEdit: () => void;
}

/** Where the code is typed; its last digit signs in. */
export function CodeStep({ sent, brand, isTryOut, wanted, onSent, onEdit }: CodeStepProps) {
  const input = useRef<HTMLInputElement>(null);
  const { state, code, type, signIn, clear } = useTypedCode(sent, wanted);
  const seconds = useSecondsUntilAgain(sent.at);
  const [resent, setResent] = useState<{ isFailed: boolean; text: string } | null>(null);
  const [isSending, setSending] = useState(false);
  const phone = formatPhone(brand.supportPhone).replaceAll(" ", "\u00a0");

  useEffect(() => input.current?.focus(), []);

  async function sendAgain() {
    setSending(true);
    setResent(null);
    try {
      await requestCode(sent.kind, sent.to);
      clear();
      onSent({ ...sent, at: serverNow() });
      setResent({ isFailed: false, text: texts.sentAgain });
      input.current?.focus();
    } catch (error) {
      setResent({ isFailed: true, text: failureOfRequest(error) });
    }
    setSending(false);
  }

  if (state.is === "offered") {
    const goOn = () => void enter("employeeToken", state.token, wanted);
    return <PasskeyOffer onDone={goOn} onFail={goOn} />;
  }
  if (state.is === "known") {
    return (
      <>
        <h1 className="h1">{texts.known.title}</h1>
        <p>{texts.known[sent.kind](phone)}</p>
        <div className="stack stack--tight">
          <Button variant="primary" size="large" isWide onClick={onEdit}>
            {texts.known.back}
          </Button>
          <Button isWide onClick={() => void signIn(code, true)}>
            {texts.known.create}
          </Button>
        </div>
      </>
    );
  }
  const isPending = state.is === "pending";
  return (
    <>
      <div className="stack stack--tight">
        <h1 className="h1">{texts.title[sent.kind]}</h1>
        <p className="dim">
          {texts.sentTo}
          <b className="strong ink sent-to">{sent.kind === "phone" ? formatPhone(sent.to) : sent.to}</b>
          {texts.lasts(CODE_LASTS_MINUTES)}
        </p>
      </div>
      <LiveForm
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (code.length === DIGITS) void signIn(code);
        }}
      >
        <CodeInput
          ref={input}
          label={texts.code}
          hint={isPending ? texts.signingIn : texts.lastDigit}
          error={state.is === "refused" ? state.text : undefined}
          digits={DIGITS}
          value={code}
          readOnly={isPending}
          onChange={(digits) => {
            setResent(null);
            type(digits);
            if (digits.length === DIGITS && digits !== code) void signIn(digits);
          }}
        />
        {state.is === "refused" && code.length === DIGITS && (
          <Button type="submit" variant="primary" size="large" isWide>
            {texts.tryAgain}
          </Button>
        )}
      </LiveForm>
      <div className="stack stack--tight">
        {resent && (
          <Note tone={resent.isFailed ? "brick" : "pine"} role={resent.isFailed ? "alert" : "status"}>
            {resent.text}
          </Note>
        )}
        <Button isWide isDisabled={seconds > 0} isPending={isSending} onClick={() => void sendAgain()}>
          {seconds > 0 ? texts.againIn(seconds) : texts.again}
        </Button>
        <Button variant="quiet" isWide onClick={onEdit}>
          {texts.edit[sent.kind]}
        </Button>
      </div>
      <Note tone="blue">
        {texts.help[sent.kind](phone)}
        {isTryOut && ` ${texts.tryOut}`}
      </Note>
    </>
  );
}

type State =
  | { is: "typing" | "pending" | "known" }
  | { is: "refused"; text: string }
  | { is: "offered"; token: string };

/** What is typed, and what came of it. A wrong code is taken away, one that got no answer stays. */
function useTypedCode(sent: SentCode, wanted: string | null) {
  const [code, setCode] = useState("");
  const [state, setState] = useState<State>({ is: "typing" });

  async function signIn(digits: string, isNotTheirs = false) {
    setState({ is: "pending" });
    const to = sent.kind === "email" ? { email: sent.to } : { phone: sent.to };
    const body = { ...to, code: digits, ...(isNotTheirs ? { new_profile: true } : {}) };
    try {
      const { token, employee } = await call(sessionEndpoints.employeeSignIn, { body });
      forgetSentCode();
      if (!employee.new_user && (await isPasskeyOffered(token))) return setState({ is: "offered", token });
      await enter("employeeToken", token, wanted);
    } catch (error) {
      if (error instanceof ApiError && error.code === "contact_in_profile") return setState({ is: "known" });
      if (!isUnanswered(error)) setCode("");
      setState({ is: "refused", text: refusalOf(error, sent) });
    }
  }

  return {
    state,
    code,
    signIn,
    type(digits: string) {
      setCode(digits);
      setState({ is: "typing" });
    },
    clear() {
      setCode("");
      setState({ is: "typing" });
    },
  };
}

/** Whether this device is offered to sign in with finger or face. Whoever closes the page instead is signed in. */
async function isPasskeyOffered(token: string): Promise<boolean> {
  if (!("PublicKeyCredential" in globalThis)) return false;
  try {
    const { isOfferable } = await import("#web/components/security/own-passkey.ts");
    if (!(await isOfferable())) return false;
  } catch {
    return false;
  }
  storeToken("employeeToken", token);
  adoptToken("employeeToken", token);
  return true;
}

function refusalOf(error: unknown, sent: SentCode): string {
  if (isUnanswered(error) || !(error instanceof ApiError)) return texts.offline;
  if (error.status === 429) return texts.tooMany;
  if (error.status !== 401) return error.sentence || employeeLoginTexts.failed;
  return serverNow() - sent.at >= CODE_LASTS_MINUTES * 60_000 ? texts.old : texts.wrong;
}

/** Whole seconds until another code can be asked for, counted down. */
function useSecondsUntilAgain(sentAt: number): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1000);
    return () => clearInterval(timer);
  }, []);
  // A code may have been sent since the last second was counted.
  return Math.max(0, Math.ceil(CODE_AGAIN_SECONDS - (Math.max(now, sentAt) - sentAt) / 1000));
}
