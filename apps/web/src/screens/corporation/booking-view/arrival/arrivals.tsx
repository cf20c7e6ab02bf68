import { CircleCheck, Clock, MapPinCheck, Printer, RefreshCw } from "lucide-react";
import { useState } from "react";
import { arrivalEndpoints, type WireArrivals } from "#contract/applications/arrival.endpoints.ts";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { shiftPeriod } from "#rules/time/duration.ts";
import { companyArrivalTexts as texts } from "#texts/da/employee/phone/arrival.ts";
import { formatPhone, phoneLink, shortName } from "#texts/format/contact.ts";
import { formatMoment } from "#texts/format/moments.ts";
import { answers, keyOf, useApiMutation, useApiQuery } from "#web/api/calls/answers.ts";
import { useNow } from "#web/api/page/use-now.ts";
import { isSearching } from "#web/components/bookings/facts-of-booking.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { May } from "#web/components/frame/office/may.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { lazyComponent } from "#web/ui/foundation/lazy-component.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

const QrPicture = lazyComponent(async () => (await import("./qr-picture.tsx")).QrPicture);

/** The digits that are shown on the spot, and who has come; the company decides whether it asks for them. */
export function Arrivals({ booking }: { booking: WireCorporationBooking }) {
  const params = { id: booking.id };
  const answer = useApiQuery(arrivalEndpoints.arrivals, { params });
  const send = useApiMutation(arrivalEndpoints.changePin);
  const { endsAt } = shiftPeriod(booking.date, booking.start_time, booking.end_time);
  const isOver = useNow() >= endsAt;
  const [asked, setAsked] = useState<PinChange | null>(null);

  function change(asks: boolean, done?: string) {
    send.mutate(
      { params, body: { asks } },
      {
        onSuccess: (changed) => {
          if (done) toast.success(done);
          setAsked(null);
          answers.setQueryData(keyOf(arrivalEndpoints.arrivals, { params }), changed);
        },
        onError: (error) => toast.error(failureText(error, texts.failed)),
      },
    );
  }

  const nobodyComes = answer.data?.people.length === 0 && !isSearching(booking);
  const nobodyCame = isOver && answer.data?.people.every(({ arrived_at }) => arrived_at === null);
  if (nobodyComes || nobodyCame) return null;
  return (
    <section className="card arrivals" aria-labelledby="arrivals-title">
      <h2 className="h3" id="arrivals-title">
        {texts.title}
      </h2>
      <QueryView query={answer} skeleton={{ shape: "list", count: 1 }}>
        {(arrivals) =>
          arrivals.pin === null && !isOver ? (
            <>
              <p className="small dim">{texts.off}</p>
              <May call={arrivalEndpoints.changePin}>
                <Button isPending={send.isPending} onClick={() => change(true)}>
                  <Icon of={MapPinCheck} size={16} />
                  {texts.turnOn}
                </Button>
              </May>
            </>
          ) : (
            <>
              {arrivals.pin !== null && !isOver && <Digits arrivals={arrivals} />}
              <People people={arrivals.people} />
              {!isOver && (
                <div className="row row--wrap">
                  <Button size="small" onClick={printPin}>
                    <Icon of={Printer} size={16} />
                    {texts.print}
                  </Button>
                  <May call={arrivalEndpoints.changePin}>
                    <Button size="small" onClick={() => setAsked("renew")}>
                      <Icon of={RefreshCw} size={16} />
                      {texts.renew}
                    </Button>
                    <Button size="small" variant="quiet" onClick={() => setAsked("off")}>
                      {texts.turnOff}
                    </Button>
                  </May>
                </div>
              )}
            </>
          )
        }
      </QueryView>
      {asked && (
        <PinQuestion
          of={asked}
          isPending={send.isPending}
          onConfirm={() => change(asked === "renew", asked === "renew" ? texts.renewed : texts.turnedOff)}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}

/** What makes digits that may be printed already worthless. */
type PinChange = keyof typeof texts.ask;

interface PinQuestionProps {
  of: PinChange;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

function PinQuestion({ of, ...dialog }: PinQuestionProps) {
  const { title, text, confirm, cancel } = texts.ask[of];
  return (
    <ConfirmDialog isOpen title={title} confirmLabel={confirm} cancelLabel={cancel} {...dialog}>
      <p>{text}</p>
    </ConfirmDialog>
  );
}

function Digits({ arrivals: { pin, url } }: { arrivals: WireArrivals }) {
  const [hasFailed, setFailed] = useState(false);
  return (
    <div className="arrival-digits">
      <div>
        <p className="tiny dim">{texts.pin}</p>
        <p className="arrival-pin">{pin}</p>
      </div>
      {url && !hasFailed && <QrPicture text={url} label={texts.scan} onFail={() => setFailed(true)} />}
      <p className="small dim">{texts.show}</p>
    </div>
  );
}

function People({ people }: { people: WireArrivals["people"] }) {
  const now = useNow();
  const came = people.filter(({ arrived_at }) => arrived_at !== null).length;
  if (people.length === 0) return <p className="small dim">{texts.nobody}</p>;
  return (
    <>
      <p className="strong">{texts.came(came, people.length)}</p>
      <ul className="side-list">
        {people.map(({ shift_id, first_name, last_name, arrived_at, call }) => (
          <li key={shift_id} className="row row--wrap row--apart">
            <span className="nowrap">{shortName(first_name, last_name)}</span>
            <span className="row tiny dim">
              <Icon of={arrived_at ? CircleCheck : Clock} size={16} />
              {arrived_at ? texts.at(formatMoment(Date.parse(arrived_at), now)) : texts.missing}
              {call && !arrived_at && (
                <LinkButton size="small" variant="quiet" className="nowrap" href={phoneLink(call)}>
                  {formatPhone(call)}
                </LinkButton>
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Prints the code alone, to hang up at the door; printing the page by the browser prints all of it. */
function printPin() {
  document.body.dataset.print = "pin";
  print();
  delete document.body.dataset.print;
}
