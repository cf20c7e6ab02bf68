import { ListOrdered } from "lucide-react";
import { choosingEndpoints } from "#contract/applications/choosing.endpoints.ts";
import { choosingTexts as texts } from "#texts/da/corporation/choosing.ts";
import { shortName } from "#texts/format/contact.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { May } from "#web/components/frame/office/may.tsx";
import type { ApplicantShift } from "#web/screens/corporation/booking-view/use-change-shift.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

interface StandbyButtonProps {
  shift: ApplicantShift;
  bookingId: number;
  isDisabled?: boolean;
}

/** On a full booking in the place of «Book»: puts an applicant on the standby queue, or says that they stand there. */
export function StandbyButton({ shift, bookingId, isDisabled }: StandbyButtonProps) {
  const put = useApiMutation(choosingEndpoints.standBySeveral);
  const name = shortName(shift.employee.first_name, shift.employee.last_name);
  if (shift.on_standby) {
    return (
      <span className="apl-waits small dim">
        <Icon of={ListOrdered} size={16} />
        {texts.onStandby}
      </span>
    );
  }

  function press() {
    put.mutate(
      { params: { id: bookingId }, body: { shift_ids: [shift.id] } },
      {
        onSuccess: ({ people: [person] }) =>
          person?.done === false
            ? toast.warning(texts.outcome.why(name, person.sentence ?? ""))
            : toast.success(texts.putDone(name)),
        onError: (error) => toast.error(failureText(error, texts.failed)),
      },
    );
  }

  return (
    <May call={choosingEndpoints.standBySeveral}>
      <Button
        variant="outline"
        isPending={put.isPending}
        isDisabled={isDisabled}
        aria-label={texts.putOnStandbyName(name)}
        onClick={press}
      >
        {texts.putOnStandby}
      </Button>
    </May>
  );
}
