import { useMutation } from "@tanstack/react-query";
import { adminEmployeesTexts as texts } from "#texts/da/admin/admin-lists.ts";
import { commonTexts } from "#texts/da/common.ts";
import { corporationToasts } from "#texts/da/toasts.ts";
import { CallFailed } from "#web/client/calls/call.ts";
import type { SessionKind } from "#web/client/calls/tokens.ts";
import { takeOver } from "#web/client/session/session.ts";
import { Button } from "#web/kit/actions/button.tsx";
import { ErrorText } from "#web/kit/fields/error-text.tsx";
import { toast } from "#web/kit/overlays/toast.ts";

interface TakeOverButtonProps {
  kind: SessionKind;
  id: number;
  name: string;
  /** Where to begin; their home unless a list says otherwise. */
  target?: string;
}

/**
 * Acts for somebody from now on. That it failed stands at the button,
 * without a message of its own (C-591); only the own profile has a documented sentence (D-119).
 */
export function TakeOverButton({ kind, id, name, target = "/" }: TakeOverButtonProps) {
  const take = useMutation({
    mutationFn: () => takeOver(kind, id),
    onSuccess: () => location.assign(target),
    onError: (error) => isOwnProfile(error) && toast.error(corporationToasts.ownProfile),
  });
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
      {take.isError && !isOwnProfile(take.error) && (
        <div role="alert">
          <ErrorText>{commonTexts.errorTitle}</ErrorText>
        </div>
      )}
    </>
  );
}

function isOwnProfile(error: Error): boolean {
  return error instanceof CallFailed && error.code === "own_profile";
}
