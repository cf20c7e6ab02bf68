import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { contact, sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { employeeLoginTexts } from "#texts/da/public/login.ts";
import { formatPhone } from "#texts/format/contact.ts";
import { ApiError, call } from "#web/api/calls/call.ts";
import { useApiForm } from "#web/api/forms/use-api-form.ts";
import type { AppConfig } from "#web/api/page/page-data.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { PhoneField } from "#web/components/fields/phone-field.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { LiveForm } from "#web/ui/fields/live-form.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { type InvitedContact, invitedContact } from "./invited-contact.ts";
import type { SentCode } from "./use-sent-code.ts";

const texts = employeeLoginTexts.codes;

const forms = {
  email: z.object({ to: contact.email }),
  phone: z.object({ to: contact.phone }),
};

interface CodeRequestProps {
  codes: AppConfig["codes"];
  /** Where the last one went, to be corrected. */
  last: SentCode | null;
  /** The privacy policy is accepted. */
  isAgreed: boolean;
  onSent: (sent: SentCode) => void;
}

/** Asks for a code by e-mail, or by SMS where that is configured. */
export function CodeRequest({ codes, last, ...form }: CodeRequestProps) {
  const [kind, setKind] = useState<SentCode["kind"]>(last?.kind ?? (codes.email ? "email" : "phone"));
  const [invited, setInvited] = useState<InvitedContact | null>(null);

  // What stands behind the # the server never hears of, so that the page begins without it.
  useEffect(() => {
    const contact = invitedContact(location.hash);
    if (!contact || !codes[contact.kind]) return;
    setKind(contact.kind);
    setInvited(contact);
  }, [codes]);
  return (
    <div className="stack">
      <RequestForm
        key={kind}
        kind={kind}
        typed={last?.kind === kind ? last.to : ""}
        invited={invited?.kind === kind ? invited.to : ""}
        {...form}
      />
      {codes.email && codes.phone && (
        <TextButton onClick={() => setKind(kind === "email" ? "phone" : "email")}>
          {kind === "email" ? texts.usePhone : texts.useEmail}
        </TextButton>
      )}
    </div>
  );
}

interface RequestFormProps extends Pick<CodeRequestProps, "isAgreed" | "onSent"> {
  kind: SentCode["kind"];
  typed: string;
  /** What the link of an invitation names, known a moment after the page. */
  invited: string;
}

function RequestForm({ kind, typed, invited, isAgreed, onSent }: RequestFormProps) {
  const [failure, setFailure] = useState("");
  const { form } = useApiForm<{ to: string }, { to: string }>({
    schema: forms[kind],
    defaultValues: { to: kind === "phone" ? formatPhone(typed) : typed },
  });
  const { errors, isSubmitting } = form.formState;

  useEffect(() => {
    if (invited && !form.getValues("to"))
      form.setValue("to", kind === "phone" ? formatPhone(invited) : invited);
  }, [form, invited, kind]);

  async function send({ to }: { to: string }) {
    setFailure("");
    try {
      await requestCode(kind, to);
      onSent({ kind, to, at: serverNow() });
    } catch (error) {
      setFailure(failureOfRequest(error));
    }
  }

  const field = { error: errors.to?.message, ...form.register("to") };
  return (
    <LiveForm className="stack stack--tight" onSubmit={(event) => void form.handleSubmit(send)(event)}>
      {kind === "email" ? (
        <TextField
          label={texts.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          placeholder={texts.emailExample}
          hint={texts.use}
          {...field}
        />
      ) : (
        <PhoneField label={texts.phone} autoComplete="tel-national" hint={texts.use} {...field} />
      )}
      {failure && (
        <Note tone="brick" role="alert">
          {failure}
        </Note>
      )}
      <Button
        type="submit"
        variant="primary"
        size="large"
        isWide
        isDisabled={!isAgreed}
        isPending={isSubmitting}
      >
        {texts.send}
      </Button>
    </LiveForm>
  );
}

/** Asks the server to send a code. */
export async function requestCode(kind: SentCode["kind"], to: string): Promise<void> {
  await call(sessionEndpoints.sendSignInCode, { body: kind === "email" ? { email: to } : { phone: to } });
}

/** Too many codes have the server's own sentence. */
export function failureOfRequest(error: unknown): string {
  return (error instanceof ApiError && error.status !== 0 && error.sentence) || texts.notSent;
}
