import type { reportEndpoints } from "#contract/backoffice/report.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { reportTexts as texts } from "#texts/da/backoffice/reports.ts";
import { formatCount, formatRoundKroner } from "#texts/format/numbers.ts";

export type FigureKey = keyof typeof texts.labels;

type Answer = AnswerOf<typeof reportEndpoints.figures>;

/** The figures of a week, and those of a company or a staff type. */
export type Week = Answer["weeks"][number];
export type Part = Answer["corporations"][number];

interface FigureKind {
  readonly key: FigureKey;
  readonly label: string;
  /** A value in words. */
  readonly say: (value: number) => string;
  /** How it is drawn week by week. */
  readonly shape: "line" | "bars";
  /** Whether there is nothing between one and two. */
  readonly isCount?: boolean;
}

const { labels } = texts;

/** The figures in the order in which they are drawn. */
export const figureKinds: readonly FigureKind[] = [
  {
    key: "revenue",
    label: labels.revenue,
    say: (value) => formatRoundKroner(fromWireKroner(value)),
    shape: "bars",
  },
  { key: "fill_rate", label: labels.fill_rate, say: texts.rate, shape: "line" },
  { key: "time_to_fill", label: labels.time_to_fill, say: texts.hours, shape: "line" },
  { key: "no_shows", label: labels.no_shows, say: formatCount, shape: "bars", isCount: true },
];
