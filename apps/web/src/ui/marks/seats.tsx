import { classNames } from "#web/ui/foundation/class-names.ts";

export interface SeatsProps {
  filled: number;
  /** Places in all. */
  of: number;
  /** Places that somebody has been asked for, drawn in amber after the filled ones. */
  asked?: number;
}

/** Places as seats. Ornament: «2 af 6» stands beside it in words. */
export function Seats({ filled, of, asked = 0 }: SeatsProps) {
  const places = Array.from({ length: Math.max(of, filled) }, (_, place) => place);
  return (
    <span className="seats" aria-hidden="true">
      {places.map((place) => (
        <i
          key={place}
          className={
            classNames(
              place < filled && "is-filled",
              place >= filled && place < filled + asked && "is-asked",
            ) || undefined
          }
        />
      ))}
    </span>
  );
}
