import { landingTexts as texts } from "#texts/da/public/landing.ts";

/** As many plates as the picture has room for. */
const MOST_PLATES = 3;
const WIDTH = 520;

/** A table that is laid for `places` people, three at most. Hidden on phones. */
export function TablePicture({ places }: { places: number }) {
  const plates = Math.min(MOST_PLATES, Math.max(1, places));
  const between = WIDTH / plates;
  const middles = Array.from({ length: plates }, (_, plate) => between * (plate + 0.5));
  return (
    <svg className="land-table" viewBox="0 0 520 140" role="img" aria-label={texts.table(places)}>
      <rect className="t-cloth" x="-10" y="0" width="540" height="140" />
      <path className="t-runner t-runner--across" d="M-10 70H530" />
      {middles.map((x, plate) => (
        <g key={x} transform={`translate(${x} 70)`}>
          <circle className="t-plate" r="46" />
          <circle className="t-rim" r="29" />
          <path className="t-cut" d="M-60-28v56M-64-28v18q4 5 8 0v-18M60 28v-32q7-8 0-24" />
          <text className="t-no" y="7">
            {places > MOST_PLATES && plate === MOST_PLATES - 1 ? `+${places - MOST_PLATES + 1}` : plate + 1}
          </text>
        </g>
      ))}
      {middles.slice(1).map((x, gap) => (
        <g key={x} transform={`translate(${x - between / 2} 28)`}>
          <circle className="t-glass" r="13" />
          <circle className={gap === 0 ? "t-wine" : "t-water"} r="9" />
        </g>
      ))}
    </svg>
  );
}
