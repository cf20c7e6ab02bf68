import type { ReactNode } from "react";

const FIRST_PLATE = 142;
const BETWEEN_PLATES = 244;

export interface SideSceneProps {
  label: string;
  /** Places that are laid with a plate. */
  laid: number;
  /** Places in all; the ones not laid are dashed. */
  places: number;
  /** One or two lines under the picture. */
  children?: ReactNode;
}

/** The table of the front page, with as many plates as the booking has places. Hidden on narrow screens. */
export function SideScene({ label, laid, places, children }: SideSceneProps) {
  const plates = Array.from({ length: places }, (_, place) => place);
  return (
    <aside className="side-panel" aria-label={label}>
      <div className="side-scene">
        <svg
          className="side-art"
          viewBox="0 0 264 860"
          aria-hidden="true"
          preserveAspectRatio="xMidYMin slice"
        >
          <rect className="t-cloth" x="28" y="-10" width="208" height="900" rx="4" />
          <path className="t-runner" d="M132 -10V900" />
          <Lemon />
          <circle className="t-glass" cx="66" cy="506" r="11" />
          <circle className="t-lemon" cx="66" cy="506" r="4" />
          {plates.map((place) => (
            <g key={place} transform={`translate(0 ${FIRST_PLATE + place * BETWEEN_PLATES})`}>
              {place < laid ? <LaidPlace drink={drinks[place % drinks.length]} /> : <OpenPlace />}
            </g>
          ))}
        </svg>
        {children && <p className="side-words">{children}</p>}
      </div>
    </aside>
  );
}

const drinks = ["t-wine", "t-water"];

/** A plate that is a clock, with fork, knife and a glass. Its middle is at height 0. */
function LaidPlace({ drink }: { drink: string | undefined }) {
  return (
    <>
      <circle className="t-plate" cx="132" cy="0" r="54" />
      <circle className="t-rim" cx="132" cy="0" r="34.4" />
      {hourMarks.map((angle) => (
        <path key={angle} className="t-tick" d="M132 -50V-43" transform={`rotate(${angle} 132 0)`} />
      ))}
      <path className="t-hand" d="M116 -11 129.500 14.700 152.900 -20.900" />
      <path
        className="t-cut"
        d="M62 -33.500v67M57 -33.500v21.600q5 6 10 0v-21.600M200 33.500v-37.800q9-10 0-29.200"
      />
      <Glass drink={drink} />
    </>
  );
}

const hourMarks = Array.from({ length: 12 }, (_, hour) => hour * 30);

function OpenPlace() {
  return (
    <>
      <circle className="t-open" cx="132" cy="0" r="54" />
      <path className="t-openline" d="M124 0h16M132 -8v16" />
      <Glass drink="t-empty" />
    </>
  );
}

function Glass({ drink }: { drink: string | undefined }) {
  return (
    <>
      <circle className="t-glass" cx="204" cy="-68" r="16" />
      <circle className={drink} cx="204" cy="-68" r="11" />
    </>
  );
}

function Lemon() {
  return (
    <>
      <circle className="t-lemon" cx="66" cy="262" r="15" />
      <path className="t-lemonline" d="M66 250v24M54 262h24M57.500 253.500l17 17M74.500 253.500l-17 17" />
    </>
  );
}
