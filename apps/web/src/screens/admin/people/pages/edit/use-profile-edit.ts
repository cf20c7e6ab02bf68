import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useRef, useState } from "react";
import type { DefaultValues, FieldValues } from "react-hook-form";
import type * as z from "zod/mini";
import { editProfileTexts as texts } from "#texts/da/backoffice/edit-profile.ts";
import { ApiError } from "#web/api/calls/call.ts";
import { changedValues, useDraftForm } from "#web/api/form-drafts/use-draft-form.ts";
import { useApiForm } from "#web/api/forms/use-api-form.ts";
import { type Meanwhile, meanwhileIn } from "#web/api/forms/use-seen.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { toast } from "#web/ui/overlays/toast.ts";

/** What was saved meanwhile, and the saving that it is now. */
interface VersionedMeanwhile extends Meanwhile {
  readonly version: number;
}

interface ProfileEdit<Values extends FieldValues, Output> {
  /** What the draft is kept by. */
  readonly name: string;
  /** What is stored, as the fields show it, and the saving that it comes from. */
  readonly stored: { readonly values: Values; readonly version: number };
  readonly schema: z.core.$ZodType<Output>;
  /** Fields of which no draft is kept. */
  readonly secret?: readonly (keyof Values)[];
  readonly save: (changed: Output, version: number) => Promise<unknown>;
  /** Reads what is stored by now. */
  readonly reload: () => Promise<{ readonly values: Values; readonly version: number }>;
  readonly onClose: () => void;
}

/**
 * The form of somebody's profile for the office: only what was changed is checked and sent, so that what nobody has
 * filled in yet stands in no one's way. Where somebody else has saved meanwhile, `meanwhile` says what, and nothing typed is lost.
 */
export function useProfileEdit<Values extends FieldValues, Output extends object>(
  edit: ProfileEdit<Values, Output>,
) {
  const start = useRef(edit.stored);
  const [meanwhile, setMeanwhile] = useState<VersionedMeanwhile | null>(null);
  const [isPending, setPending] = useState(false);
  const [check] = useState(() =>
    standardSchemaResolver<Values, unknown, Output>(edit.schema as z.core.$ZodType<Output, Values>),
  );
  const { form, showFieldErrors } = useApiForm<Values, Output>({
    resolver: (values, context, options) =>
      check((changedValues(start.current.values, values) ?? {}) as Values, context, options),
    defaultValues: edit.stored.values as DefaultValues<Values>,
  });
  const forget = useDraftForm(edit.name, form, edit.secret);

  async function send(changed: Output) {
    toast.withdraw(texts.invalid);
    if (Object.keys(changed).length === 0) {
      toast.info(texts.nothing);
      return;
    }
    setPending(true);
    try {
      await edit.save(changed, start.current.version);
      forget();
      toast.success(texts.saved);
      edit.onClose();
    } catch (error) {
      const found = meanwhileIn<VersionedMeanwhile>(error);
      if (found) return setMeanwhile(found);
      showFieldErrors(error);
      if (error instanceof ApiError && error.status === 422) toast.warning(texts.invalid);
      else toast.error(failureText(error, texts.failed));
    } finally {
      setPending(false);
    }
  }

  const submit = form.handleSubmit(send, () => toast.warning(texts.invalid));

  /** Saves what was typed over what the dialog has shown. */
  async function keepMine() {
    if (meanwhile) start.current = { ...start.current, version: meanwhile.version };
    setMeanwhile(null);
    await submit();
  }

  async function takeTheirs() {
    setMeanwhile(null);
    try {
      start.current = await edit.reload();
      form.reset(start.current.values);
    } catch (error) {
      toast.error(failureText(error, texts.failed));
    }
  }

  function cancel() {
    forget();
    edit.onClose();
  }

  const dialog = {
    meanwhile,
    onKeepMine: keepMine,
    onTakeTheirs: takeTheirs,
    onClose: () => setMeanwhile(null),
    unnamed: texts.meanwhile.own,
  };
  return { form, isPending, submit, cancel, dialog };
}
