import { type DocumentKind, documentKinds } from "#rules/people/documents/document.ts";
import { dayOf, type Moment } from "#rules/time/moment.ts";
import { todayTexts as texts } from "#texts/da/backoffice/today.ts";
import { documentName } from "#texts/da/common/document-names.ts";
import { formatDate } from "#texts/format/days.ts";
import type { TodayItem } from "#web/components/frame/office/today-item.ts";

/** A line of a document that ends: its last day, its name, and the shift after it. */
export function expiringFacts(
  item: TodayItem,
  own: { readonly title: string; readonly bits: readonly string[] },
  now: Moment,
) {
  const { name, ends, isOver } = documentOf(item, now);
  return { when: ends, isLate: isOver, title: own.title, bits: [name, ...own.bits] };
}

/** What a line says of a document that nobody has looked at: its name and its last day. */
export function newDocumentBits(item: TodayItem, now: Moment): string[] {
  const { name, ends } = documentOf(item, now);
  return [name, ends];
}

function documentOf({ about }: TodayItem, now: Moment) {
  const [kind = "", title = "", until = ""] = about;
  const today = dayOf(now);
  const isOver = until !== "" && until < today;
  return {
    name: isKind(kind) ? documentName({ kind, title }) : kind,
    ends: until === "" ? texts.neverEnds : texts.ends(formatDate(until, today), isOver),
    isOver,
  };
}

function isKind(word: string): word is DocumentKind {
  return documentKinds.some((kind) => kind === word);
}
