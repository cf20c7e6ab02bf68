import { useMutation } from "@tanstack/react-query";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { adminEmployeesTexts as texts } from "#texts/da/admin/admin-lists.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { corporationToasts } from "#texts/da/common/toasts/corporation.ts";
import { ApiError } from "#web/api/calls/call.ts";
import type { SessionKind } from "#web/api/calls/tokens.ts";
import { takeOver } from "#web/api/session/session.ts";
import { useMay } from "#web/api/session/use-may.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ErrorText } from "#web/ui/fields/field-help.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

interface TakeOverButtonProps {
  kind: SessionKind;
  id: number;
  name: string;
  /** The first page after the take-over. */
  target?: string;
}

/**
 * Takes a company's or an employee's session over. A failure is shown at the button, without a toast; only taking
 * over one's own profile has a sentence of its own.
 */
export function TakeOverButton({ kind, id, name, target }: TakeOverButtonProps) {
  const take = useTakeOver({ kind, id, target });
  const may = useMay();
  const row = kind === "employee" ? sessionEndpoints.takeOverEmployee : sessionEndpoints.takeOverCorporation;
  if (!may(row)) return null;
  return (
    <>
      <Button
        size="small"
        title={texts.takeOverHint}
        isPending={take.isPending || take.isSuccess}
        onClick={() => take.mutate()}
      >
        {texts.takeOver}
        <span className="visually-hidden">, {name}</span>
      </Button>
      <TakeOverFailure take={take} />
    </>
  );
}

/** Takes over a session, for a menu item; `TakeOverFailure` beside it shows what went wrong. */
export function useTakeOver({ kind, id, target = "/" }: Omit<TakeOverButtonProps, "name">) {
  return useMutation({
    mutationFn: () => takeOver(kind, id),
    onSuccess: () => location.assign(target),
    onError: (error) => isOwnProfile(error) && toast.error(corporationToasts.ownProfile),
  });
}

/** That a session could not be taken over. */
export function TakeOverFailure({ take: { error } }: { take: { error: Error | null } }) {
  if (!error || isOwnProfile(error)) return null;
  return (
    <div role="alert">
      <ErrorText>{commonTexts.errorTitle}</ErrorText>
    </div>
  );
}

function isOwnProfile(error: Error): boolean {
  return error instanceof ApiError && error.code === "own_profile";
}
