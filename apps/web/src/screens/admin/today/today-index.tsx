import { todayGroups, todayTexts } from "#texts/da/desk/today.ts";
import { formatCount } from "#texts/format/numbers.ts";
import { countOf, type Group } from "./line/runs.ts";

/** The groups with their counts, each a way down the page. */
export function TodayIndex({ groups }: { groups: readonly Group[] }) {
  return (
    <nav className="today-index" aria-label={todayTexts.index}>
      <ul>
        {groups.map((group) => (
          <li key={group.key}>
            <a href={`#${group.key}`}>
              {todayGroups[group.key].title}
              <span className="count">{formatCount(countOf(group))}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
