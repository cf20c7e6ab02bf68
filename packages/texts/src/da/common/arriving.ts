/** «20 min. forsinket», or «på vej» where no number was written; both go behind «er». */
export function delayWords(minutes: number | null): string {
  return minutes === null ? "på vej" : `${minutes}\u00a0min. forsinket`;
}
