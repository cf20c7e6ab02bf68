import { uiTexts } from "#texts/da/ui/ui.ts";

export interface SkeletonProps {
  shape?: "card" | "list" | "table";
  /** How many cards or rows the final layout is expected to have. */
  count?: number;
  /** The document's loading text, for screen readers. */
  label?: string;
}

/** Grey shapes in the final layout, so that nothing jumps when the content arrives. */
export function Skeleton({ shape = "card", count = 1, label = uiTexts.loading }: SkeletonProps) {
  const Shape = shapes[shape];
  const places = Array.from({ length: count }, (_, place) => place);
  return (
    <div className="stack" role="status">
      <span className="visually-hidden">{label}</span>
      {places.map((place) => (
        <Shape key={place} />
      ))}
    </div>
  );
}

const shapes = { card: CardShape, list: ListShape, table: TableShape };

function CardShape() {
  return (
    <div className="card card-pad stack skeleton-gap">
      <Bar width="44%" height={20} />
      <Bar width="28%" />
      <Bar width="100%" height={7} />
      <ListShape />
    </div>
  );
}

function ListShape() {
  return (
    <div className="row">
      <span className="skeleton skeleton--round" />
      <Bar width="30%" />
    </div>
  );
}

function TableShape() {
  return <Bar width="100%" height={28} />;
}

function Bar({ width, height = 12 }: { width: string; height?: number }) {
  return <span className="skeleton" style={{ width, height }} />;
}
