import type { ReactNode } from "react";
import { type MoneyGap, moneyGaps } from "#rules/money/booking-money.ts";
import { dayOf } from "#rules/time/moment.ts";
import { oldMoneyTexts, adminOldBookingsTexts as texts } from "#texts/da/admin/admin-lists.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { RadioChoices } from "#web/ui/choices/radio-choices.tsx";
import { DatePicker } from "#web/ui/date-time/date-picker.tsx";
import { SearchField } from "#web/ui/fields/search-field.tsx";
import { useIsNarrow } from "#web/ui/foundation/use-is-narrow.ts";
import { Fold } from "#web/ui/layout/fold.tsx";
import type { OldAddress } from "../list-address.ts";

interface OldFiltersProps {
  address: OldAddress;
  /** The last day is before the first. */
  isReversed: boolean;
  onChange: (change: OldAddress) => void;
  /** Of how many bookings each is missing; undefined until that has come. */
  counts: Record<MoneyGap, number> | undefined;
  /** What is done with the days. */
  download: ReactNode;
}

const ALL = "all";

/** Search, days, and what is missing. On a phone the days and what is done with them are folded: the list begins in sight. */
export function OldFilters({ address, isReversed, counts, onChange, download }: OldFiltersProps) {
  const today = dayOf(serverNow());
  const isNarrow = useIsNarrow();
  const hasDays = address.from !== undefined || address.to !== undefined;
  const days = (
    <>
      <DatePicker
        label={texts.startDate}
        today={today}
        value={address.from ?? null}
        onChange={(from) => onChange({ from: from ?? undefined })}
      />
      <DatePicker
        label={texts.endDate}
        today={today}
        value={address.to ?? null}
        onChange={(to) => onChange({ to: to ?? undefined })}
        error={isReversed ? texts.datesReversed : undefined}
      />
    </>
  );
  return (
    <>
      <div className="row row--wrap list-filters">
        <SearchField
          label={texts.search}
          placeholder={texts.searchHint}
          defaultValue={address.q}
          onSearch={(q) => onChange({ q: q || undefined })}
        />
        {!isNarrow && days}
      </div>
      {isNarrow && (
        <Fold title={texts.period} isOpenAtFirst={hasDays}>
          <div className="stack">
            {days}
            {download}
          </div>
        </Fold>
      )}
      <RadioChoices
        label={oldMoneyTexts.filter}
        isLabelHidden
        className="list-gaps"
        options={[
          { value: ALL, label: oldMoneyTexts.all },
          ...moneyGaps.map((gap) => ({
            value: gap,
            label: oldMoneyTexts.gaps[gap],
            count: countOf(counts?.[gap]),
          })),
        ]}
        value={address.money ?? ALL}
        onChange={({ target }) =>
          onChange({ money: target.value === ALL ? undefined : (target.value as MoneyGap) })
        }
      />
    </>
  );
}

/** The room of two digits, so that nothing moves when the counts come. */
const UNKNOWN = "\u2007\u2007";

/** Nothing is said of none. */
function countOf(count: number | undefined): string | undefined {
  if (count === undefined) return UNKNOWN;
  return count > 0 ? oldMoneyTexts.gapCount(count) : undefined;
}
