interface Place {
  readonly pathname: string;
  readonly search: object;
}

/**
 * Whether a move leads away from what is shown. A dialog over a page that was opened by its address stands on an entry
 * of the history of its own, and closing it moves back to the same place.
 */
export function isElsewhere(current: Place, next: Place): boolean {
  return current.pathname !== next.pathname || JSON.stringify(current.search) !== JSON.stringify(next.search);
}
