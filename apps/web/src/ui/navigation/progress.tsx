export interface ProgressProps {
  /** From 1. */
  step: number;
  of: number;
  /** The step in words: «Spørgsmål 2 af 5». */
  label: string;
}

/** How far one has come, in words and as one bar a step. */
export function Progress({ step, of, label }: ProgressProps) {
  const bars = Array.from({ length: of }, (_, place) => place + 1);
  return (
    <div className="way">
      <p className="kicker">{label}</p>
      <div className="way-bars" aria-hidden="true">
        {bars.map((bar) => (
          <span key={bar} className={bar <= step ? "is-done" : undefined} />
        ))}
      </div>
    </div>
  );
}
