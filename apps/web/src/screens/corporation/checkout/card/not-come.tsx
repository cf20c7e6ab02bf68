import { useState } from "react";
import { arrivalEndpoints } from "#contract/applications/arrival.endpoints.ts";
import { checkoutNotComeTexts as texts } from "#texts/da/corporation/evening.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { May } from "#web/components/frame/office/may.tsx";
import type { CheckoutCardProps } from "#web/screens/corporation/checkout/checkout-shift.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

/** Of somebody whom nobody has stamped: that they did not come, and that they did after all. */
export function NotCome({ shift }: Pick<CheckoutCardProps, "shift">) {
  const [isAsking, setAsking] = useState(false);
  const note = useApiMutation(arrivalEndpoints.noteNotArrived);
  const takeBack = useApiMutation(arrivalEndpoints.takeBackNotArrived);
  const params = { id: shift.id };
  const { first_name } = shift.employee;

  if (shift.not_met_for_booking) {
    return (
      <Note tone="amber">
        <p>{texts.noted}</p>
        <May call={arrivalEndpoints.takeBackNotArrived}>
          <Button
            size="small"
            isPending={takeBack.isPending}
            onClick={() =>
              takeBack.mutate(
                { params },
                { onError: (error) => toast.error(failureText(error, texts.failed)) },
              )
            }
          >
            {texts.came}
          </Button>
        </May>
      </Note>
    );
  }
  return (
    <May call={arrivalEndpoints.noteNotArrived}>
      <Button size="small" variant="quiet" onClick={() => setAsking(true)}>
        {texts.notCome}
        <span className="visually-hidden">, {first_name}</span>
      </Button>
      {isAsking && (
        <ConfirmDialog
          isOpen
          title={texts.title(first_name)}
          confirmLabel={texts.notCome}
          isPending={note.isPending}
          error={note.error ? failureText(note.error, texts.failed) : undefined}
          onClose={() => setAsking(false)}
          onConfirm={() =>
            note.mutate({ params, body: { needs_replacement: false } }, { onSuccess: () => setAsking(false) })
          }
        >
          <p>{texts.meaning}</p>
        </ConfirmDialog>
      )}
    </May>
  );
}
