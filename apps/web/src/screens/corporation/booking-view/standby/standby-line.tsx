import { ListOrdered } from "lucide-react";
import { useState } from "react";
import { standbyEndpoints } from "#contract/applications/standby.endpoints.ts";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { companyStandbyTexts as texts } from "#texts/da/corporation/asking/standby.ts";
import { shortName } from "#texts/format/contact.ts";
import { formatMoment } from "#texts/format/moments.ts";
import { useApiMutation, useApiQuery } from "#web/api/calls/answers.ts";
import { useNow } from "#web/api/page/use-now.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { May } from "#web/components/frame/office/may.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Fold } from "#web/ui/layout/fold.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

type Person = AnswerOf<typeof standbyEndpoints.queue>[number];

/** «På standby: 3», and who they are; nothing while nobody waits. */
export function StandbyLine({ booking }: { booking: WireCorporationBooking }) {
  if (booking.standbyShifts === 0) return null;
  return (
    <section className="shut-lists">
      <Fold
        isListLine
        title={
          <span className="row">
            <Icon of={ListOrdered} size={16} />
            {texts.count(booking.standbyShifts)}
          </span>
        }
      >
        <People bookingId={booking.id} />
      </Fold>
    </section>
  );
}

function People({ bookingId }: { bookingId: number }) {
  const line = useApiQuery(standbyEndpoints.queue, { params: { bookingId } });
  return (
    <>
      <p className="small dim">{texts.about}</p>
      <QueryView query={line} skeleton={{ shape: "list", count: 1 }}>
        {(people) => (
          <ul className="side-list">
            {people.map((person) => (
              <Waiting key={person.employee_id} person={person} bookingId={bookingId} />
            ))}
          </ul>
        )}
      </QueryView>
    </>
  );
}

function Waiting({ person, bookingId }: { person: Person; bookingId: number }) {
  const [isAsking, setAsking] = useState(false);
  const now = useNow();
  const strike = useApiMutation(standbyEndpoints.strikeOff);
  const name = shortName(person.first_name, person.last_name);
  const { offered_until: until } = person;
  return (
    <li className="row row--apart standby-person">
      <span>
        <b className="strong">
          {texts.rank(person.rank)} {name}
        </b>
        <span className="tiny dim">
          {until
            ? texts.offered(formatMoment(Date.parse(until), now))
            : person.auto
              ? texts.auto
              : texts.asks}
        </span>
      </span>
      <May call={standbyEndpoints.strikeOff}>
        <Button
          size="small"
          className="nowrap"
          aria-label={texts.strikeName(name)}
          onClick={() => setAsking(true)}
        >
          {texts.strike}
        </Button>
      </May>
      {isAsking && (
        <ConfirmDialog
          isOpen
          isRefusing
          title={texts.strikeTitle(name)}
          confirmLabel={texts.strike}
          cancelLabel={texts.keep}
          isPending={strike.isPending}
          onConfirm={() =>
            strike.mutate(
              { params: { bookingId, employeeId: person.employee_id } },
              {
                onError: (error) => toast.error(failureText(error, texts.failed)),
                onSettled: () => setAsking(false),
              },
            )
          }
          onClose={() => setAsking(false)}
        >
          {texts.strikeText}
        </ConfirmDialog>
      )}
    </li>
  );
}
