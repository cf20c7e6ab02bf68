import type { TodayKey } from "#rules/shifts/waiting.ts";
import { todayGroups, todayTexts } from "#texts/da/desk/today.ts";
import { formatCount } from "#texts/format/numbers.ts";

/** The groups with their counts, each a way down the page. */
export function TodayIndex({ groups }: { groups: readonly { key: TodayKey; count: number }[] }) {
  return (
    <nav className="today-index" aria-label={todayTexts.index}>
      <ul>
        {groups.map(({ key, count }) => (
          <li key={key}>
            <a href={`#${key}`}>
              {todayGroups[key].title}
              <span className="count">{formatCount(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
