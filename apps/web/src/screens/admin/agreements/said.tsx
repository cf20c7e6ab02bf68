import type { WireWageAgreement } from "#contract/settings/wage-agreement.entities.ts";
import { wageAgreementTexts as texts } from "#texts/da/backoffice/wage-agreements.ts";
import { supplementName } from "#texts/da/price/supplements.ts";
import { formatKroner } from "#texts/format/numbers.ts";

/** What a version says: each supplement on a line, the days that count as holidays, the pension. */
export function Said({ agreement }: { agreement: WireWageAgreement }) {
  const { supplements, combine, extra_holidays: holidays, pension } = agreement;
  return (
    <>
      {supplements.length === 0 ? (
        <p>{texts.noSupplements}</p>
      ) : (
        <ul className="agreement-said">
          {supplements.map((supplement, at) => (
            // Nothing else tells two lines apart that say the same.
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            <li key={at}>
              <span>{supplementName(supplement)}</span>
              <b className="strong nowrap">
                {supplement.unit === "percent"
                  ? texts.ofWage(supplement.value)
                  : `${formatKroner(Math.round(supplement.value * 100))} ${texts.perHour}`}
              </b>
            </li>
          ))}
        </ul>
      )}
      {supplements.length > 1 && <p className="small dim">{texts.combines[combine]}.</p>}
      {holidays.length > 0 && (
        <p className="small dim">
          {texts.holidays}: {holidays.map((day) => texts.holidayNames[day]).join(", ")}
        </p>
      )}
      <p className="small">
        {pension
          ? texts.pension(
              pension.employer_percent,
              pension.employee_percent,
              pension.from_age,
              pension.after_months,
            )
          : texts.noPension}
      </p>
    </>
  );
}
