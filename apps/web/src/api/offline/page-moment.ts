/** The name of this page from its loading to its end: what it counts says nothing to another. */
const page = `${Math.random()}`;

/** A moment as the page itself counts, which nobody can set; only the page that made it can tell how long ago it was. */
export interface PageMoment {
  readonly page: string;
  readonly at: number;
}

export function pageNow(): PageMoment {
  return { page, at: performance.now() };
}

/** How long ago that was at least, in milliseconds: the page counts nothing while the phone sleeps. Null for another page's. */
export function countedSince(moment: PageMoment | undefined): number | null {
  return moment?.page === page ? Math.floor(performance.now() - moment.at) : null;
}
