import { sickEndpoints } from "#contract/applications/sick.endpoints.ts";
import { officeSickTexts as texts } from "#texts/da/backoffice/office-sick.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

/** For the office: a sick report was a mistake, or the person is well again. */
export function TakeBackSick({ shiftId, name }: { shiftId: number; name: string }) {
  const takeBack = useApiMutation(sickEndpoints.takeBackForPerson);

  function press() {
    takeBack.mutate(
      { params: { id: shiftId } },
      {
        onSuccess: () => toast.success(texts.takenBack(name)),
        onError: (error) => toast.error(failureText(error, adminToasts.saveFailed)),
      },
    );
  }

  return (
    <Button size="small" isPending={takeBack.isPending} onClick={press}>
      {texts.takeBack}
      <span className="visually-hidden">, {name}</span>
    </Button>
  );
}
