import { type MoneyGap, moneyGaps } from "#rules/money/booking-money.ts";
import { dayOf } from "#rules/time/moment.ts";
import { oldMoneyTexts, adminOldBookingsTexts as texts } from "#texts/da/admin/admin-lists.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { RadioChoices } from "#web/ui/choices/radio-choices.tsx";
import { DatePicker } from "#web/ui/date-time/date-picker.tsx";
import { SearchField } from "#web/ui/fields/search-field.tsx";
import type { OldAddress } from "../list-address.ts";

interface OldFiltersProps {
  address: OldAddress;
  /** The last day is before the first. */
  isReversed: boolean;
  onChange: (change: OldAddress) => void;
}

const ALL = "all";

/** Search, days, and what is missing. */
export function OldFilters({ address, isReversed, onChange }: OldFiltersProps) {
  const today = dayOf(serverNow());
  return (
    <>
      <div className="row row--wrap list-filters">
        <SearchField
          label={texts.search}
          placeholder={texts.searchHint}
          defaultValue={address.q}
          onSearch={(q) => onChange({ q: q || undefined })}
        />
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
      </div>
      <RadioChoices
        label={oldMoneyTexts.filter}
        isLabelHidden
        className="list-gaps"
        options={[
          { value: ALL, label: oldMoneyTexts.all },
          ...moneyGaps.map((gap) => ({ value: gap, label: oldMoneyTexts.gaps[gap] })),
        ]}
        value={address.money ?? ALL}
        onChange={({ target }) =>
          onChange({ money: target.value === ALL ? undefined : (target.value as MoneyGap) })
        }
      />
    </>
  );
}
