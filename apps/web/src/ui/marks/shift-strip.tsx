import type { CSSProperties } from "react";
import { classNames } from "#web/ui/foundation/class-names.ts";
import { closeUpOf, newParts, type StripPlace, stripParts, wholeDay } from "./strip-places.ts";

type StripTime = { from: string; to: string };

export interface ShiftStripProps {
  /** `HH:MM`. */
  from: string;
  to: string;
  /** The other side's or the booked time: what goes beyond its end is drawn in amber. */
  agreed?: { from: string; to: string };
  /** The time that it had before: what is new at its beginning and its end is drawn in amber. */
  before?: { from: string; to: string };
  /** Shows only the hours around this booked time, so that a quarter can be seen; strips under each other share it. */
  closeUp?: { from: string; to: string };
  /** Only an outline: the booking is not approved yet. */
  isOpen?: boolean;
  /** The hours in words: «10:00–18:00, 8 timer». */
  label: string;
}

/** A shift drawn on the day from 06 to 06, with the hours under it. */
export function ShiftStrip({ from, to, agreed, before, closeUp, isOpen, label }: ShiftStripProps) {
  const window = closeUp ? closeUpOf(closeUp) : wholeDay;
  const { within, over } = stripParts({ from, to }, agreed ?? { from, to }, window);
  return (
    <>
      <span className="strip" role="img" aria-label={label}>
        {[25, 50, 75].map((at) => (
          <i key={at} style={place({ at })} />
        ))}
        {before ? (
          <NewTime time={{ from, to }} before={before} />
        ) : (
          <b
            className={classNames(isOpen && "is-open", over && "is-cut") || undefined}
            style={span(within)}
          />
        )}
        {over && <b className="is-over" style={span(over)} />}
      </span>
      {!closeUp && <Hours />}
    </>
  );
}

function NewTime({ time, before }: Required<Pick<ShiftStripProps, "before">> & { time: StripTime }) {
  const { shared, early, late } = newParts(time, before);
  return (
    <>
      {early && <b className={classNames("is-new", shared && "is-cut")} style={span(early)} />}
      {shared && (
        <b className={classNames(late && "is-cut", early && "is-tail") || undefined} style={span(shared)} />
      )}
      {late && <b className="is-over" style={span(late)} />}
    </>
  );
}

function Hours() {
  return (
    <span className="strip-hours" aria-hidden="true">
      {hours.map(([at, hour]) => (
        <span key={at} style={place({ at })}>
          {hour}
        </span>
      ))}
    </span>
  );
}

const hours = [
  [0, "06"],
  [25, "12"],
  [50, "18"],
  [75, "00"],
  [100, "06"],
] as const;

const span = ({ from, to }: StripPlace) => place({ from, to });

/** Positions for the style sheet, in percent of the strip. */
function place(percents: Record<string, number>): CSSProperties {
  return Object.fromEntries(Object.entries(percents).map(([name, percent]) => [`--${name}`, percent]));
}
