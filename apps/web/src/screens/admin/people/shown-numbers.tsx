import { useState } from "react";
import { payNumberEndpoints } from "#contract/employees/pay-numbers.endpoints.ts";
import { shownNumberTexts as texts } from "#texts/da/admin/people/pay-numbers.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { useMay } from "#web/api/session/use-may.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

interface Hidden {
  readonly id: number;
  readonly cpr_nr: string;
  readonly bank_reg_nr: string;
  readonly bank_account_nr: string;
}

/** Somebody's CPR and bank numbers: dots, until a press has shown them; they are kept nowhere but on this screen. */
export function useShownNumbers(hidden: Hidden) {
  const [shown, setShown] = useState<Omit<Hidden, "id">>();
  const show = useApiMutation(payNumberEndpoints.showPayNumbers);

  function toggle() {
    if (shown) return setShown(undefined);
    show.mutate(
      { params: { id: hidden.id } },
      { onSuccess: setShown, onError: (error) => toast.error(failureText(error, texts.failed)) },
    );
  }

  return { numbers: shown ?? hidden, isShown: shown !== undefined, isPending: show.isPending, toggle };
}

interface ShowNumbersButtonProps {
  readonly shown: Pick<ReturnType<typeof useShownNumbers>, "isShown" | "isPending" | "toggle">;
  readonly name: string;
}

/** Shows the numbers, and hides them again. */
export function ShowNumbersButton({ shown: { isShown, isPending, toggle }, name }: ShowNumbersButtonProps) {
  const may = useMay();
  if (!may(payNumberEndpoints.showPayNumbers)) return null;
  return (
    <TextButton
      onClick={toggle}
      aria-busy={isPending || undefined}
      title={isShown ? undefined : texts.isNoted}
    >
      {isShown ? texts.hide : texts.show}
      <span className="visually-hidden"> {texts.numbers(name)}</span>
    </TextButton>
  );
}
