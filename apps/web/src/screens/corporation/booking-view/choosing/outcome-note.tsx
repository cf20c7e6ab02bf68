import { choosingTexts } from "#texts/da/corporation/choosing.ts";
import { shortName } from "#texts/format/contact.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import type { Outcome } from "./use-choosing.ts";

const texts = choosingTexts.outcome;

/** Who was chosen by the last press, and who was not and why; it stays until it is closed. */
export function OutcomeNote({ outcome, onClose }: { outcome: Outcome; onClose: () => void }) {
  const { people, isStandby } = outcome;
  const named = people.map((person) => ({ ...person, name: shortName(person.first_name, person.last_name) }));
  const done = named.filter((person) => person.done).map(({ name }) => name);
  const left = named.filter((person) => !person.done);
  const sentence = isStandby ? texts.waiting : texts.booked;
  const nobody = isStandby ? texts.nobodyWaiting : texts.nobody;
  return (
    <Note tone={left.length === 0 ? "pine" : "amber"} role="status">
      <p className="outcome-line">{done.length === 0 ? nobody : sentence(done)}</p>
      {left.length > 0 && (
        <>
          <p className="strong">{isStandby ? texts.notWaiting(left.length) : texts.notBooked(left.length)}</p>
          <ul>
            {left.map((person) => (
              <li key={person.shift_id}>{texts.why(person.name, person.sentence ?? "")}</li>
            ))}
          </ul>
        </>
      )}
      <Button size="small" onClick={onClose}>
        {texts.close}
      </Button>
    </Note>
  );
}
