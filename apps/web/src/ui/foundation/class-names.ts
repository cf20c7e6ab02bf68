/** Joins CSS classes and leaves out what is absent: `classNames("btn", isWide && "btn--wide")`. */
export function classNames(...names: Array<string | false | null | undefined>): string {
  return names.filter(Boolean).join(" ");
}
