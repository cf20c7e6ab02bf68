import { useMutation } from "@tanstack/react-query";
import { adminEmployeesTexts as texts } from "#texts/da/admin-lists.ts";
import { adminToasts } from "#texts/da/toasts.ts";
import { takeOver } from "#web/client/session.ts";
import type { SessionKind } from "#web/client/tokens.ts";
import { Button } from "#web/kit/actions/button.tsx";
import { toast } from "#web/kit/overlays/toast.ts";
import { failureText } from "../failure-text.ts";

interface TakeOverButtonProps {
  kind: SessionKind;
  id: number;
  name: string;
}

/** Acts for somebody from now on, beginning at their home. */
export function TakeOverButton({ kind, id, name }: TakeOverButtonProps) {
  const take = useMutation({
    mutationFn: () => takeOver(kind, id),
    onSuccess: () => location.assign("/"),
    onError: (error) => toast.error(failureText(error, adminToasts.actionFailed)),
  });
  return (
    <Button
      size="small"
      title={texts.takeOverHint}
      isPending={take.isPending || take.isSuccess}
      onClick={() => take.mutate()}
    >
      {texts.takeOver}
      <span className="visually-hidden">, {name}</span>
    </Button>
  );
}
