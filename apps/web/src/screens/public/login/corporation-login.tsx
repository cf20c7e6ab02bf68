import { useLayoutEffect, useState } from "react";
import * as z from "zod/mini";
import type { WireSecondStep } from "#contract/sessions/second-factor.entities.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { required } from "#contract/wire/schemas.ts";
import { corporationToasts } from "#texts/da/common/toasts/corporation.ts";
import { signInMessages } from "#texts/da/common/validation.ts";
import { corporationLoginTexts as texts } from "#texts/da/public/login.ts";
import { doorTexts } from "#texts/da/public/public-pages.ts";
import { ApiError, call } from "#web/api/calls/call.ts";
import { useApiForm } from "#web/api/forms/use-api-form.ts";
import type { PublicPageProps } from "#web/api/page/page-data.ts";
import { enter } from "#web/api/session/redirect-to.ts";
import { returnTo } from "#web/api/session/return-to.ts";
import { wayToKeptBooking } from "#web/components/booking-form/draft/kept-booking.ts";
import { toastLater } from "#web/components/feedback/toast-later.ts";
import { EntryLayout } from "#web/components/public-frame/entry-layout.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { LiveForm } from "#web/ui/fields/live-form.tsx";
import { PasswordField } from "#web/ui/fields/password-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { lazyComponent } from "#web/ui/foundation/lazy-component.tsx";

const SecondStep = lazyComponent(async () => (await import("./second-step.tsx")).SecondStep);

const signInForm = z.object({
  email: required(signInMessages.emailMissing),
  password: z.string().check(z.minLength(1, signInMessages.passwordMissing)),
});

type SignInForm = z.output<typeof signInForm>;

/** Where companies and admins sign in. */
export function CorporationLogin({ config }: PublicPageProps) {
  const { form } = useApiForm<SignInForm, SignInForm>({ schema: signInForm });
  const { errors, isSubmitting } = form.formState;
  const [asked, setAsked] = useState<WireSecondStep | null>(null);
  const submit = form.handleSubmit(signIn);
  const [isWaiting, setWaiting] = useState(false);
  useLayoutEffect(() => setWaiting(wayToKeptBooking() !== null), []);

  /** Wrong credentials answer 200 with an error, refused accounts 401; an account may want a second step. */
  async function signIn(credentials: SignInForm): Promise<void> {
    try {
      const answer = await call(sessionEndpoints.corporationSignIn, { body: credentials });
      if (answer.status === "error") return void toastLater("warning", corporationToasts.signInWrong);
      if (answer.status === "second_factor") return setAsked(answer);
      return enter("corporationToken", answer.token, wayToKeptBooking() ?? returnTo(location.search));
    } catch (error) {
      void toastLater("error", failureOf(error));
    }
  }

  function failSecondStep() {
    setAsked(null);
    void toastLater("error", corporationToasts.signInOffline);
  }

  if (asked) {
    return (
      <EntryLayout config={config}>
        <SecondStep asked={asked} onBack={() => setAsked(null)} onFail={failSecondStep} />
      </EntryLayout>
    );
  }
  return (
    <EntryLayout config={config} ways={doorTexts.ways.company}>
      <h1 className="h1">{texts.title}</h1>
      {isWaiting && <Note tone="blue">{texts.bookingWaits}</Note>}
      <LiveForm className="stack" onSubmit={(event) => void submit(event)}>
        <TextField
          label={texts.email}
          type="email"
          autoComplete="username"
          error={errors.email?.message}
          {...form.register("email")}
        />
        <PasswordField
          label={texts.password}
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register("password")}
        />
        <Button type="submit" variant="primary" size="large" isWide isPending={isSubmitting}>
          {isSubmitting ? texts.submitting : texts.submit}
        </Button>
      </LiveForm>
      <nav className="door-links">
        <a href="/resetPassword">{texts.reset}</a>
        <a href="/newcorporation">{texts.signUp}</a>
        <a href="/employeelogin">{texts.jobSeeker}</a>
      </nav>
      {config.demo && (
        <DemoAccounts accounts={config.demo.accounts} password={config.demo.password} onSignIn={signIn} />
      )}
    </EntryLayout>
  );
}

/** A suspended account and too many tries have the server's own sentence. */
function failureOf(error: unknown): string {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 401) return corporationToasts.signInUnauthorized;
  const isExplained = error instanceof ApiError && (status === 403 || status === 429);
  return (isExplained && error.sentence) || corporationToasts.signInOffline;
}

interface DemoAccountsProps {
  accounts: readonly { email: string; label: string }[];
  password: string;
  onSignIn: (credentials: { email: string; password: string }) => Promise<void>;
}

/** The demo sign-ins of a try-out, one button each. */
function DemoAccounts({ accounts, password, onSignIn }: DemoAccountsProps) {
  const [pending, setPending] = useState("");

  async function signIn(email: string) {
    setPending(email);
    await onSignIn({ email, password });
    setPending("");
  }

  return (
    <section className="try-out" aria-label={texts.demo}>
      <p className="kicker">{texts.demo}</p>
      <div className="try-out-accounts">
        {accounts.map(({ email, label }) => (
          <Button key={email} isPending={pending === email} onClick={() => void signIn(email)}>
            {label}
          </Button>
        ))}
      </div>
    </section>
  );
}
