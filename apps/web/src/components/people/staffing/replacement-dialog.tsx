import { useRef, useState } from "react";
import { standbyEndpoints, type WireReplacements } from "#contract/applications/standby.endpoints.ts";
import { offerToldAt } from "#rules/applying/standby.ts";
import { dayOf, type Moment, momentOf } from "#rules/time/moment.ts";
import { bookingNumber } from "#texts/da/common/booking-number.ts";
import { replacementTexts as texts } from "#texts/da/corporation/asking/standby.ts";
import { formatPhone, fullName, phoneLink } from "#texts/format/contact.ts";
import { formatTimes, wholeDay } from "#texts/format/days.ts";
import { formatMoment } from "#texts/format/moments.ts";
import { formatRating } from "#texts/format/numbers.ts";
import { answers, keyOf, useApiMutation, useApiQuery } from "#web/api/calls/answers.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { askedOf, isAsked, stillChosen } from "./chosen-people.ts";
import { type Given, GiveShift, type Staffed } from "./give-shift.tsx";

type Replacement = WireReplacements["people"][number];

interface ReplacementDialogProps {
  booking: Staffed & { readonly corporation: string; readonly job: string };
  now: Moment;
  /** Who keeps the place that somebody else is looked for, and what reports the person sick. */
  absent?: { readonly name: string; readonly onReport: () => void };
  /** Nobody had the place before: it is about staff, not about a replacement. */
  isNewPlace?: boolean;
  onClose: () => void;
}

/**
 * Who fits and is free, with reasons; several are asked at once, and what each answered shows here. Whoever said yes on
 * the phone is given the shift at once.
 */
export function ReplacementDialog(props: ReplacementDialogProps) {
  const { booking, now, absent, isNewPlace = false, onClose } = props;
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [failure, setFailure] = useState<string>();
  const params = { id: booking.id };
  const list = useApiQuery(standbyEndpoints.replacements, { params });
  const ask = useApiMutation(standbyEndpoints.ask);
  const closing = useRef<HTMLButtonElement>(null);
  const [given, setGiven] = useState<Given | null>(null);
  const startsAt = momentOf(booking.date, booking.start_time);
  const hasBegun = now >= startsAt;
  const isToldLater = offerToldAt(startsAt, now) > now;
  const whyNot = list.data && whyNobodyIsAsked(list.data, hasBegun);
  const people = list.data?.people ?? [];
  const canAsk = people.length > 0 && whyNot === null;
  const chosen = stillChosen(people, ticked);

  function send() {
    setFailure(undefined);
    ask.mutate(
      { params, body: { employee_ids: chosen } },
      {
        onSuccess: (answer) => {
          answers.setQueryData(keyOf(standbyEndpoints.replacements, { params }), answer);
          const count = askedOf(answer.people, chosen);
          toast.success(texts.asked(count, chosen.length - count));
          setTicked(new Set());
          // The button that was pressed is disabled now, and would take the focus with it.
          closing.current?.focus();
        },
        onError: (error) => {
          setFailure(failureText(error, texts.failed));
          void list.refetch();
        },
      },
    );
  }

  if (given) {
    return <GiveShift booking={booking} person={given} onBack={() => setGiven(null)} onDone={onClose} />;
  }
  return (
    <Dialog
      isOpen
      title={isNewPlace ? texts.findStaff : texts.title}
      width="wide"
      onClose={onClose}
      isPending={ask.isPending}
      error={failure}
      actions={
        <>
          <Button ref={closing} onClick={onClose}>
            {texts.close}
          </Button>
          <Button
            variant="primary"
            isDisabled={!canAsk || chosen.length === 0}
            isPending={ask.isPending}
            onClick={send}
          >
            {texts.ask(chosen.length)}
          </Button>
        </>
      }
    >
      <p>
        <b className="strong">{texts.who(booking.job, booking.corporation)}</b>{" "}
        <span className="dim nowrap">{bookingNumber(booking.id)}</span>
      </p>
      <p className="small dim">
        {wholeDay(booking.date, dayOf(now))},{" "}
        <span className="nowrap">{formatTimes(booking.start_time, booking.end_time)}</span>
        {list.data && ` · ${texts.free(list.data.free_places)}`}
        {canAsk && chosen.length === 0 && ` · ${texts.chooseFirst}`}
      </p>
      {canAsk && <p className="small">{isToldLater ? texts.aboutAtNight : texts.about}</p>}
      <QueryView query={list} skeleton={{ shape: "list", count: 4, label: texts.loading }}>
        {() => (
          <>
            {whyNot && <Note tone="blue">{whyNot}</Note>}
            {absent && list.data?.free_places === 0 && (
              <Button onClick={absent.onReport}>{texts.reportSick(absent.name)}</Button>
            )}
            {people.length === 0 ? (
              <EmptyState>{texts.empty}</EmptyState>
            ) : (
              <ul className="replacements">
                {people.map((person) => (
                  <Person
                    key={person.employee_id}
                    person={person}
                    now={now}
                    isDisabled={!canAsk}
                    isChosen={ticked.has(person.employee_id)}
                    onChoose={(isChosen) => setTicked(toggled(ticked, person.employee_id, isChosen))}
                    onGive={setGiven}
                  />
                ))}
              </ul>
            )}
          </>
        )}
      </QueryView>
    </Dialog>
  );
}

/** Why nobody can be asked by SMS now; null while somebody can. */
function whyNobodyIsAsked(facts: WireReplacements, hasBegun: boolean): string | null {
  if (hasBegun) return texts.begun;
  if (facts.free_places === 0) return texts.noFreePlace;
  return facts.standby_first ? texts.standbyFirst : null;
}

function toggled(ticked: ReadonlySet<number>, id: number, isChosen: boolean): ReadonlySet<number> {
  const next = new Set(ticked);
  if (isChosen) next.add(id);
  else next.delete(id);
  return next;
}

interface PersonProps {
  person: Replacement;
  now: Moment;
  isDisabled: boolean;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onGive: (given: Given) => void;
}

function Person({ person, now, isDisabled, isChosen, onChoose, onGive }: PersonProps) {
  const name = fullName(person.first_name, person.last_name);
  const state = person.offer && stateText(person.offer, now);
  const wasAsked = isAsked(person.offer);
  return (
    <li>
      <Checkbox
        isRow
        checked={isChosen || wasAsked}
        isDisabled={isDisabled || wasAsked}
        hint={[state, ...reasonsFor(person)].filter(Boolean).join(" · ")}
        onChange={(event) => onChoose(event.target.checked)}
      >
        {name}
      </Checkbox>
      <span className="replacement-acts">
        <a className="small nowrap" href={phoneLink(person.phone)}>
          {formatPhone(person.phone)}
        </a>
        <Button size="small" onClick={() => onGive({ id: person.employee_id, name })}>
          {texts.give}
          <span className="visually-hidden">: {name}</span>
        </Button>
      </span>
    </li>
  );
}

/** The strongest reason first. */
function reasonsFor(person: Replacement): string[] {
  const { rating } = person.rating;
  return [
    person.on_standby && texts.standby,
    person.has_applied && texts.applied,
    person.is_favourite && texts.favourite,
    person.hiredBeforeCount > 0 ? texts.hiredBefore(person.hiredBeforeCount) : texts.newHere,
    person.nrOfShifts > 0 && texts.shifts(person.nrOfShifts),
    rating !== null && `★ ${formatRating(rating)}`,
  ].filter((reason): reason is string => typeof reason === "string");
}

function stateText({ state, until }: NonNullable<Replacement["offer"]>, now: Moment): string {
  if (state === "open") return texts.states.open(formatMoment(Date.parse(until), now));
  return texts.states[state];
}
