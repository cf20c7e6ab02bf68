/** The fields whose values differ from those that the form started with; null where none does. */
export function changedWords<Values extends object>(
  start: Partial<Values>,
  now: Values,
): Partial<Values> | null {
  const names = Object.keys(now) as (keyof Values)[];
  const changed = names.filter((name) => (now[name] ?? "") !== (start[name] ?? ""));
  if (changed.length === 0) return null;
  return Object.fromEntries(changed.map((name) => [name, now[name]])) as Partial<Values>;
}
