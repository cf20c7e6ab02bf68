import { useEffect, useState } from "react";
import { todayGroups, todayTexts } from "#texts/da/backoffice/today.ts";
import { formatCount } from "#texts/format/numbers.ts";
import { countOf, type Group } from "#web/components/frame/office/today-lines.ts";

/** The groups with their counts, each a way down the page; the one that is read now stands out. */
export function TodayIndex({ groups }: { groups: readonly Group[] }) {
  const current = useFirstInSight(groups.map(({ key }) => key));
  return (
    <nav className="today-index" aria-label={todayTexts.index}>
      <ul>
        {groups.map((group) => (
          <li key={group.key}>
            <a href={`#${group.key}`} aria-current={group.key === current || undefined}>
              {todayGroups[group.key].title}
              <span className="count">{formatCount(countOf(group))}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Of elements by their ids, in the order of the page, the first that can be seen; where none can, the one before. */
function useFirstInSight(ids: readonly string[]): string | undefined {
  const [inSight, setInSight] = useState<string>();
  const all = ids.join(" ");
  useEffect(() => {
    const seen = new Set<string>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) seen.add(target.id);
        else seen.delete(target.id);
      }
      const first = all.split(" ").find((id) => seen.has(id));
      if (first) setInSight(first);
    });
    for (const id of all.split(" ")) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [all]);
  return inSight !== undefined && ids.includes(inSight) ? inSight : ids[0];
}
