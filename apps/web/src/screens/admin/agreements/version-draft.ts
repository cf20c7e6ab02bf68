import type { wageAgreementEndpoints as rows } from "#contract/settings/wage-agreement.endpoints.ts";
import type { AnswerOf, BodyOf } from "#contract/wire/endpoint.ts";
import { parseKroner, toCommaString } from "#rules/money/ore.ts";
import type { SupplementDays } from "#rules/supplements/wage-agreement.ts";
import type { ClockTime, Day } from "#rules/time/moment.ts";
import { wageAgreementMessages as messages } from "#texts/da/backoffice/wage-agreements.ts";

export type Agreement = AnswerOf<typeof rows.wageAgreements>[number];
export type Version = Agreement["versions"][number];
type Said = Version["agreement"];
type VersionBody = BodyOf<typeof rows.addAgreementVersion>;

/** A supplement as it stands in the form; `key` tells lines apart that say the same. */
export interface SupplementDraft {
  readonly key: number;
  readonly days: SupplementDays;
  readonly from: ClockTime;
  readonly to: ClockTime;
  readonly unit: "kroner" | "percent";
  readonly value: string;
}

/** A version as it stands in the form: numbers as they are typed. */
export interface VersionDraft {
  readonly validFrom: Day | null;
  readonly combine: Said["combine"];
  readonly supplements: readonly SupplementDraft[];
  readonly holidays: readonly Said["extra_holidays"][number][];
  readonly hasPension: boolean;
  readonly employerPercent: string;
  readonly employeePercent: string;
  readonly fromAge: string;
  readonly afterMonths: string;
}

/** What the form of a new version begins with: what holds now, else one evening. */
export function draftOf(said: Said | null, validFrom: Day): VersionDraft {
  const pension = said?.pension ?? null;
  return {
    validFrom,
    combine: said?.combine ?? "highest",
    supplements: (said?.supplements ?? []).map(({ value, ...one }, key) => ({
      ...one,
      key,
      value: written(value),
    })),
    holidays: said?.extra_holidays ?? [],
    hasPension: pension !== null,
    employerPercent: written(pension?.employer_percent ?? 0),
    employeePercent: written(pension?.employee_percent ?? 0),
    fromAge: String(pension?.from_age ?? 18),
    afterMonths: String(pension?.after_months ?? 0),
  };
}

/** The draft with a further line, which begins as a weekday evening. */
export function withSupplement(draft: VersionDraft): VersionDraft {
  const key = Math.max(-1, ...draft.supplements.map((one) => one.key)) + 1;
  const added = { key, days: "weekday", from: "18:00", to: "24:00", unit: "kroner", value: "" } as const;
  return { ...draft, supplements: [...draft.supplements, added] };
}

/** What is wrong with a line, nothing where it can be sent. */
export function supplementErrors({ from, to, unit, value }: SupplementDraft): {
  to?: string;
  value?: string;
} {
  const hundredths = parseKroner(value);
  const most = unit === "kroner" ? 999_999 : 50_000;
  const isValue = hundredths !== null && hundredths > 0 && hundredths <= most;
  return { ...(from === to && { to: messages.times }), ...(!isValue && { value: messages.value }) };
}

/** What is wrong with the pension, nothing where it can be sent. */
export function pensionErrors(draft: VersionDraft) {
  if (!draft.hasPension) return {};
  return {
    ...(!isPercent(draft.employerPercent) && { employerPercent: messages.percent }),
    ...(!isPercent(draft.employeePercent) && { employeePercent: messages.percent }),
    ...(!isWhole(draft.fromAge, 99) && { fromAge: messages.age }),
    ...(!isWhole(draft.afterMonths, 120) && { afterMonths: messages.months }),
  };
}

/** What is sent of a draft; null while something is wrong in it. */
export function bodyOf(draft: VersionDraft): VersionBody | null {
  const errors = [pensionErrors(draft), ...draft.supplements.map(supplementErrors)];
  if (draft.validFrom === null || errors.some((one) => Object.keys(one).length > 0)) return null;
  return {
    valid_from: draft.validFrom,
    combine: draft.combine,
    supplements: draft.supplements.map(({ key: _, value, ...one }) => ({ ...one, value: numberOf(value) })),
    extra_holidays: [...draft.holidays],
    pension: draft.hasPension
      ? {
          employer_percent: numberOf(draft.employerPercent),
          employee_percent: numberOf(draft.employeePercent),
          from_age: Number(draft.fromAge),
          after_months: Number(draft.afterMonths),
        }
      : null,
  };
}

function written(value: number): string {
  return toCommaString(Math.round(value * 100)).replace(/,00$/, "");
}

function numberOf(text: string): number {
  return (parseKroner(text) ?? 0) / 100;
}

function isPercent(text: string): boolean {
  const hundredths = parseKroner(text);
  return hundredths !== null && hundredths <= 10_000;
}

function isWhole(text: string, most: number): boolean {
  return /^\d{1,3}$/.test(text) && Number(text) <= most;
}
