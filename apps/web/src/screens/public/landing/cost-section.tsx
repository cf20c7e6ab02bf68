import type { CSSProperties } from "react";
import type { staffTypeEndpoints } from "#contract/settings/staff-types/staff-type.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { VAT_PERCENT, vatOf } from "#rules/money/vat.ts";
import type { Moment } from "#rules/time/moment.ts";
import { landingTexts } from "#texts/da/public/landing.ts";
import { weekdayName } from "#texts/format/days.ts";
import { formatKronerUnit, formatUnitPrice } from "#texts/format/numbers.ts";
import type { BookingDraft } from "#web/components/booking-form/draft/booking-draft.ts";
import { priceOfDraft } from "#web/components/booking-form/draft/draft-price.ts";
import type { GeneralTerms } from "#web/components/price/terms-of-wire.ts";

const texts = landingTexts.cost;

interface CostSectionProps {
  brand: string;
  example: BookingDraft;
  general: GeneralTerms;
  now: Moment;
  staffTypes: AnswerOf<typeof staffTypeEndpoints.list>;
}

/** What an hour costs and who gets it, with an evening as the example. Nothing where no job can be booked yet. */
export function CostSection({ brand, example, general, now, staffTypes }: CostSectionProps) {
  const jobTitle = staffTypes.find(({ id }) => String(id) === example.staff_type)?.job_title;
  const { price } = priceOfDraft(example, jobTitle ?? "", { corporation: null, general }, now);
  const shifts = price.rows.find(({ key }) => key === "shifts");
  if (jobTitle === undefined || !shifts) return null;
  const fee = price.rows.find(({ key }) => key === "service")?.unitPrice ?? 0;
  const hour = shifts.unitPrice + fee;
  const work = Math.round(shifts.hours * hour);
  const vat = vatOf(price.total);
  const parts = [shifts.hourlyWage, shifts.holiday, fee];
  const names = texts.parts(jobTitle, (shifts.holiday / shifts.hourlyWage) * 100, brand);
  const weekday = weekdayName(example.date);
  return (
    <section className="land-sec land-cost" aria-labelledby="cost-title">
      <div>
        <h2 className="h1" id="cost-title">
          {texts.title(hour)}
        </h2>
        <p className="dim">{texts.lead(jobTitle)}</p>
        <dl className="land-ex">
          <Line
            name={texts.what(
              example.number_of_staff,
              jobTitle,
              weekday,
              example.start_time,
              example.end_time,
            )}
            value={texts.hours(shifts.hours)}
          />
          <Line name={landingTexts.card.rate(shifts.hours, hour)} value={formatKronerUnit(work)} />
          {price.total !== work && <Line name={texts.more} value={formatKronerUnit(price.total - work)} />}
          <Line name={texts.vat(VAT_PERCENT)} value={formatKronerUnit(vat)} />
          <Line name={texts.bill} value={formatKronerUnit(price.total + vat)} isSum />
        </dl>
      </div>
      <div className="card land-bill">
        <div
          className="land-bar"
          role="img"
          aria-label={texts.bar(names.map((name, part) => `${name} ${kroner(parts[part])}`))}
        >
          {parts.map((part, place) => (
            <i key={names[place]} style={{ "--w": (part / hour) * 100 } as CSSProperties} />
          ))}
        </div>
        <dl className="land-parts">
          {names.map((name, place) => (
            <div key={name}>
              <dt>
                <i className="land-key" />
                {name}
              </dt>
              <dd>{kroner(parts[place])}</dd>
            </div>
          ))}
          <div className="is-sum">
            <dt>{texts.hour}</dt>
            <dd>{kroner(hour)} kr.</dd>
          </div>
        </dl>
        <p className="small dim">
          {texts.small({
            minimumHours: general.terms.minimumHours,
            urgent: general.fees.urgent,
            urgentUnderHours: general.terms.rush.urgentUnderHours,
            emergency: general.fees.emergency,
            emergencyUnderHours: general.terms.rush.emergencyUnderHours,
          })}
        </p>
      </div>
    </section>
  );
}

/** Exact øre as kroner: «24,00». */
function kroner(ore = 0): string {
  return formatUnitPrice(ore / 100);
}

function Line({ name, value, isSum }: { name: string; value: string; isSum?: boolean }) {
  return (
    <div className={isSum ? "is-sum" : undefined}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
