import { useState } from "react";
import { corporationLoginTexts as texts } from "#texts/da/public/login.ts";
import { Button } from "#web/ui/actions/button.tsx";

interface DemoAccountsProps {
  accounts: readonly { email: string; label: string }[];
  password: string;
  onSignIn: (credentials: { email: string; password: string }) => Promise<void>;
}

/** The demo sign-ins of a try-out, one button each. */
export function DemoAccounts({ accounts, password, onSignIn }: DemoAccountsProps) {
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
