/** What a template may have in braces, filled with what holds for the person. Rule: Placeholders of terms, docs/rules/employment-terms.md. */
export const termsPlaceholders = [
  "employer",
  "employee",
  "company",
  "work",
  "place",
  "start",
  "cancellation",
  "rest_hours",
  "wage",
  "agreement",
  "supplements",
  "insurer",
  "phone",
  "email",
] as const;

export type TermsPlaceholder = (typeof termsPlaceholders)[number];

/** What terms say of a person, as words. */
export type TermsFacts = Readonly<Record<TermsPlaceholder, string>>;

/** One point of terms: what it is about, and what it says. In a template with placeholders, filled without. */
export interface TermsPoint {
  /** One of `requiredPoints`, or a name of the office's own that no other point has. */
  readonly key: string;
  readonly label: string;
  readonly text: string;
}

export interface TermsSection {
  readonly title: string;
  readonly points: readonly TermsPoint[];
}

/** Each point that the law asks for, with the placeholders that it must name. Rule: Points of terms, docs/rules/employment-terms.md. */
export const requiredPoints = {
  employer: ["employer"],
  employee: ["employee"],
  user_company: ["company"],
  work: ["work"],
  place: ["place"],
  start: ["start"],
  duration: [],
  hours: [],
  reference_days: [],
  notice_of_shift: [],
  cancellation: ["cancellation"],
  overtime: [],
  rest: ["rest_hours"],
  wage: ["wage"],
  supplements: ["supplements"],
  holiday_pay: [],
  atp: [],
  pay_day: [],
  sickness: [],
  absence: [],
  termination: [],
  probation: [],
  agreement: ["agreement"],
  social_insurance: ["insurer"],
  contact: ["phone", "email"],
} as const satisfies Readonly<Record<string, readonly TermsPlaceholder[]>>;

export type RequiredPoint = keyof typeof requiredPoints;

export const requiredPointKeys = Object.keys(requiredPoints) as readonly RequiredPoint[];

/** What is wrong with a template; `found` is a placeholder, or what stands in its place. */
export type TemplateProblem =
  | { readonly kind: "missing_point" | "empty_point" | "double_point"; readonly point: string }
  | {
      readonly kind: "missing_placeholder" | "unknown_placeholder";
      readonly point: string;
      readonly found: string;
    };

const BRACES = /\{[^{}]*\}|[{}]/g;

const isKnown = (found: string) => termsPlaceholders.some((name) => found === `{${name}}`);

/**
 * The first thing in braces, or brace without its other, that no data stand behind; null where all are known.
 * Rule: Placeholders of terms, docs/rules/employment-terms.md.
 */
export function unknownPlaceholder(text: string): string | null {
  return (text.match(BRACES) ?? []).find((found) => !isKnown(found)) ?? null;
}

/**
 * What keeps a template from being used: points that the law asks for and that are missing, empty or without what they
 * must name, points that stand twice, and placeholders that no data stand behind. Empty where all is well.
 * Rule: A template that can be used, docs/rules/employment-terms.md.
 */
export function problemsOfTemplate(sections: readonly TermsSection[]): TemplateProblem[] {
  const points = sections.flatMap((section) => section.points);
  const missing = requiredPointKeys
    .filter((key) => !points.some((point) => point.key === key))
    .map((point) => ({ kind: "missing_point", point }) as const);
  return [...missing, ...points.flatMap((point, index) => problemsOfPoint(point, points.slice(0, index)))];
}

function problemsOfPoint({ key, label, text }: TermsPoint, before: readonly TermsPoint[]): TemplateProblem[] {
  if (before.some((point) => point.key === key)) return [{ kind: "double_point", point: key }];
  if (label.trim() === "" || text.trim() === "") return [{ kind: "empty_point", point: key }];
  const unknown = unknownPlaceholder(`${label} ${text}`);
  if (unknown !== null) return [{ kind: "unknown_placeholder", point: key, found: unknown }];
  const required: readonly TermsPlaceholder[] = isRequiredPoint(key) ? requiredPoints[key] : [];
  return required
    .filter((name) => !text.includes(`{${name}}`))
    .map((name) => ({ kind: "missing_placeholder", point: key, found: `{${name}}` }) as const);
}

/** Whether the law asks for a point of this key. */
export function isRequiredPoint(key: string): key is RequiredPoint {
  return Object.hasOwn(requiredPoints, key);
}

/** A template filled with what holds for a person. Rule: Placeholders of terms, docs/rules/employment-terms.md. */
export function fillTemplate(sections: readonly TermsSection[], facts: TermsFacts): TermsSection[] {
  const fill = (text: string) =>
    text.replace(BRACES, (found) => (isKnown(found) ? facts[found.slice(1, -1) as TermsPlaceholder] : found));
  return sections.map(({ title, points }) => ({
    title,
    points: points.map(({ key, label, text }) => ({ key, label: fill(label), text: fill(text) })),
  }));
}
