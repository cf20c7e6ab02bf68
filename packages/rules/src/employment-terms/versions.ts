import type { Ore } from "#rules/money/ore.ts";
import type { Day } from "#rules/time/moment.ts";
import type { TermsPoint, TermsSection } from "./template.ts";

/** A version of the template, from the day on that it is valid from. */
export interface TemplateVersion {
  readonly id: number;
  readonly validFrom: Day;
}

/** The version in force on a day; undefined before the first. Rule: The template in force, docs/rules/employment-terms.md. */
export function templateOn<Version extends TemplateVersion>(
  versions: readonly Version[],
  day: Day,
): Version | undefined {
  return versions
    .filter(({ validFrom }) => validFrom <= day)
    .toSorted((one, other) =>
      one.validFrom === other.validFrom ? one.id - other.id : one.validFrom < other.validFrom ? -1 : 1,
    )
    .at(-1);
}

/** A point that two versions say differently; null where one of them has it not. */
export interface ChangedPoint {
  readonly key: string;
  readonly label: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** What differs from one version to the next, in the order of the new one. Rule: What changed, docs/rules/employment-terms.md. */
export function changedPoints(
  before: readonly TermsSection[],
  after: readonly TermsSection[],
): ChangedPoint[] {
  const [old, now] = [pointsOf(before), pointsOf(after)];
  const changed = [...now.values()].flatMap(({ key, label, text }) => {
    const was = old.get(key)?.text ?? null;
    return was === text ? [] : [{ key, label, before: was, after: text }];
  });
  const gone = [...old.values()].filter(({ key }) => !now.has(key));
  return [...changed, ...gone.map(({ key, label, text }) => ({ key, label, before: text, after: null }))];
}

function pointsOf(sections: readonly TermsSection[]): ReadonlyMap<string, TermsPoint> {
  return new Map(sections.flatMap(({ points }) => points).map((point) => [point.key, point]));
}

/**
 * Which terms somebody with a confirmed shift is given now: the first ones, new ones, or none. Without a template
 * there is nothing to give. Rule: When terms are given, docs/rules/employment-terms.md.
 */
export function termsDue(facts: {
  readonly hasTemplate: boolean;
  readonly hasShift: boolean;
  readonly hasTerms: boolean;
  /** The terms would say something else, were they given now. */
  readonly isChanged: boolean;
}): "first" | "new" | null {
  if (!facts.hasTemplate || !facts.hasShift) return null;
  if (!facts.hasTerms) return "first";
  return facts.isChanged ? "new" : null;
}

/** The wage that terms name, and the default wage when they were given; øre an hour. */
export interface TermsWage {
  readonly wage: Ore;
  readonly defaultWage: Ore;
}

/**
 * The lowest hourly wage that terms given now name: the default one, or that of the shift where it is lower. It stays
 * until the default changes or a shift pays less. Rule: The wage in the terms, docs/rules/employment-terms.md.
 */
export function wageOfTerms(kept: TermsWage | null, now: { shiftWage: Ore; defaultWage: Ore }): TermsWage {
  const { shiftWage, defaultWage } = now;
  const least = kept?.defaultWage === defaultWage ? kept.wage : defaultWage;
  return { wage: Math.min(least, shiftWage), defaultWage };
}
