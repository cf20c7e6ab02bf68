import { hoursRemaining } from "#rules/bookings/status.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { payrollPeriod, periodOf } from "#rules/pay/payroll-period.ts";
import type { TodayKey } from "#rules/shifts/waiting.ts";
import { checkoutHoursBetween } from "#rules/time/duration.ts";
import { addDays, clockTimeOf, type Day, dayOf, type Moment } from "#rules/time/moment.ts";
import { weekOf } from "#rules/time/week.ts";
import { monthReady } from "#texts/da/admin/payments/today-money.ts";
import { remindTexts } from "#texts/da/backoffice/reminders.ts";
import { todayTexts as texts, todayWords } from "#texts/da/backoffice/today.ts";
import { formatDayAgo } from "#texts/format/ago.ts";
import { formatPhone } from "#texts/format/contact.ts";
import { formatDate, formatDay, formatTimes, formatWeek, weekdayName } from "#texts/format/days.ts";
import { formatMoment } from "#texts/format/moments.ts";
import { formatHours, formatKronerUnit } from "#texts/format/numbers.ts";
import type { TodayItem } from "#web/components/frame/office/today-item.ts";
import { isRun, type RunItem } from "#web/components/frame/office/today-lines.ts";
import { expiringFacts, newDocumentBits } from "./document-facts.ts";
import { questionFacts, reminderFacts } from "./question-facts.ts";
import { termsFacts } from "./terms-facts.ts";

/** Under this many hours before the start a line is drawn as late. */
const LATE_UNDER_HOURS = 48;

/** Letters of what somebody wrote; all of it stands on its page. */
const MAX_QUOTED_LENGTH = 80;

/** The words of a line. */
export interface LineFacts {
  when: string;
  isLate: boolean;
  title: string;
  bits: string[];
}

/** What a line says at `now`, and who was reminded of it last. */
export function factsOf(group: TodayKey, item: TodayItem, now: Moment): LineFacts {
  const facts = ownFactsOf(group, item, now);
  return { ...facts, bits: [...facts.bits, ...remindedWords(item, now)] };
}

function remindedWords({ reminded, person, corporation }: TodayItem, now: Moment): string[] {
  return reminded.map(({ about, at, by }) => {
    const name = about === "company_times" ? corporation : person;
    return remindTexts.reminded(name ?? "", formatMoment(Date.parse(at), now), by);
  });
}

function ownFactsOf(group: TodayKey, item: TodayItem, now: Moment): LineFacts {
  const at = item.at === null ? now : Date.parse(item.at);
  const { person, corporation, job_title } = item;
  const words = item.about.map((word) => todayWords[word] ?? word);
  const company = { title: corporation ?? "", bits: compact([job_title, whenOf(item, now), item.city]) };
  const own = {
    title: person ?? "",
    bits: compact([job_title && corporation && texts.at(job_title, corporation), whenOf(item, now)]),
  };
  const since = texts.since(sinceWords(at, now));
  const calm = { when: since, isLate: false };
  switch (group) {
    case "security": {
      const [kind = "", network = ""] = item.about;
      const where = kind === "account" ? person || texts.unknownAccount : network;
      return { when: since, isLate: true, title: texts.failures(item.people ?? 0), bits: [where] };
    }
    case "shut_channels":
      return {
        when: texts.now,
        isLate: true,
        title: texts.shut(words[0] ?? ""),
        bits: [texts.waits(item.people ?? 0)],
      };
    case "not_arrived": {
      const [notedBy = "", said = ""] = item.about;
      const answer = /^\d+$/.test(said) ? texts.late(said) : (todayWords[said] ?? said);
      return {
        when: since,
        isLate: true,
        title: own.title,
        bits: compact([...own.bits, todayWords[notedBy] ?? null, answer]),
      };
    }
    case "late_sick": {
      const [said = ""] = item.about;
      return {
        when: since,
        isLate: true,
        title: own.title,
        bits: compact([...own.bits, said && `«${said}»`]),
      };
    }
    case "under_filled":
      return { ...untilStart(at, now), ...company };
    case "changes_unanswered":
      return {
        ...untilStart(at, now),
        title: own.title,
        bits: compact([...own.bits, agreedWords(item, now)]),
      };
    case "not_ready":
      return { ...untilStart(at, now), ...own };
    case "to_approve":
      return { ...calm, ...company, bits: [...company.bits, ...words] };
    case "open_hours":
      return {
        ...calm,
        title: texts.and(person ?? "", corporation ?? ""),
        bits: compact([item.date && formatDay(item.date, dayOf(now)), stampWords(item)]),
      };
    case "invoice_questions":
      return questionFacts(item, now);
    case "reminders_due":
      return reminderFacts(item, now);
    case "ready_to_invoice":
      return isRun(item) ? { ...calm, ...weekFacts(item) } : { ...calm, ...jobFacts(item, now) };
    case "ready_to_pay":
      return isRun(item) ? { ...calm, ...periodFacts(item, now) } : { ...calm, ...jobFacts(item, now) };
    case "hours_to_approve":
      return { ...calm, ...jobFacts(item, now) };
    case "missing_data":
      return {
        ...calm,
        when: words.join(", "),
        title: own.title,
        bits: compact([
          texts.shiftsWait(item.people ?? 0),
          item.amount !== null && formatKronerUnit(fromWireKroner(item.amount)),
        ]),
      };
    case "same_cpr":
      return { ...calm, title: own.title, bits: [texts.sameCpr(item.about.join(", "))] };
    case "months_to_close":
      return { ...calm, title: monthReady(item.about[0] ?? ""), bits: [] };
    case "prepaid_too_much":
      return { ...calm, ...company };
    case "penalties": {
      const when = item.about.includes("asked") ? texts.answerBy(formatDate(dayOf(at), dayOf(now))) : since;
      return {
        ...calm,
        when,
        title: own.title,
        bits: compact([words.join(", "), item.words && texts.quoted(clipped(item.words)), ...own.bits]),
      };
    }
    case "working_time":
      return { ...calm, when: workingTimeWord(item), title: own.title, bits: own.bits };
    case "expiring_documents":
      return expiringFacts(item, own, now);
    case "new_documents":
      return { ...calm, title: own.title, bits: newDocumentBits(item, now) };
    case "new_profiles":
      return { ...calm, when: since, title: own.title, bits: [item.about.join(", ")] };
    case "terms_missing":
      return termsFacts(item, own, now);
    case "failed_deliveries":
      return {
        ...calm,
        when: formatMoment(at, now),
        title: texts.to(words[0] ?? "", formatPhone(person ?? "")),
        bits: compact([words[1] ?? null, item.words, item.delivery?.reason ?? null]),
      };
    default:
      return { ...calm, ...own };
  }
}

/** What of all that waits starts soonest, as part of a sentence; null where nothing has a start. */
export function headlineOf(
  groups: readonly { key: TodayKey; items: readonly TodayItem[] }[],
  now: Moment,
): string | null {
  const [missed] = groups.find(({ key }) => key === "not_arrived")?.items ?? [];
  if (missed) return texts.notArrived(missed.person ?? "", missed.corporation ?? "");
  const starts = (["under_filled", "changes_unanswered", "not_ready"] as const).flatMap((key) => {
    const [item] = groups.find((group) => group.key === key)?.items ?? [];
    return item?.at ? [{ key, item, at: Date.parse(item.at) }] : [];
  });
  // Of two that start together, places without people come first.
  const [soonest] = starts.toSorted((a, b) => a.at - b.at);
  if (!soonest) return null;
  const { key, item, at } = soonest;
  const { when } = untilStart(at, now);
  const tell = key === "changes_unanswered" ? texts.changeUnanswered : texts.notReady;
  if (key !== "under_filled") return tell(item.person ?? "", item.corporation ?? "", when);
  return texts.missing(item.corporation ?? "", (item.places ?? 0) - (item.people ?? 0), when);
}

/** One booking whose people are approved or sent together. */
function workingTimeWord({ about: [problem, number], people }: TodayItem): string {
  if (problem === "rest") return texts.rest(Number(number));
  return problem === "day_off" ? texts.daysOn(Number(number)) : texts.hoursAWeek(people ?? 0);
}

function jobFacts(item: TodayItem, now: Moment): Omit<LineFacts, "isLate"> {
  return {
    when: weekWords(item),
    title: item.corporation ?? "",
    bits: compact([item.job_title, whenOf(item, now), texts.people(item.people ?? 0)]),
  };
}

/** A company's invoices of one week. */
function weekFacts(item: RunItem): Omit<LineFacts, "isLate"> {
  const { bookings, people } = item.run;
  return {
    when: weekWords(item),
    title: item.corporation ?? "",
    bits: [texts.bookings(bookings), texts.people(people)],
  };
}

/** The pay of one period. */
function periodFacts(item: RunItem, now: Moment): Omit<LineFacts, "isLate"> {
  const today = dayOf(now);
  const { from, to, closesOn, paymentDate } = payrollPeriod(periodOf(item.date ?? today));
  const { people, hours, stays } = item.run;
  return {
    when: today > closesOn ? texts.closed : texts.answerBy(dayAhead(closesOn, today)),
    title: texts.period(formatDate(from, today), formatDate(to, today)),
    bits: compact([
      texts.people(people),
      hours !== null && formatHours(hours),
      stays > 0 && texts.stays(stays),
      today <= closesOn && texts.paidOn(formatDay(paymentDate, today)),
    ]),
  };
}

/** «i dag», «tirsdag» within a week, else the date. */
function dayAhead(day: Day, today: Day): string {
  if (day === today) return texts.today;
  return day < addDays(today, 7) ? weekdayName(day) : formatDate(day, today);
}

function weekWords({ date, at }: TodayItem): string {
  return date === null && at === null ? "" : formatWeek(weekOf(date ?? dayOf(Date.parse(at ?? ""))).week);
}

function untilStart(startsAt: Moment, now: Moment): Pick<LineFacts, "when" | "isLate"> {
  const hours = hoursRemaining(now, startsAt);
  if (hours <= 0) return { when: texts.isGoingOn, isLate: true };
  return { when: texts.inHours(Math.floor(hours)), isLate: hours <= LATE_UNDER_HOURS };
}

/** «08:14» of today, else the day. */
function sinceWords(at: Moment, now: Moment): string {
  return dayOf(at) === dayOf(now) ? clockTimeOf(at) : formatDayAgo(at, now);
}

function whenOf({ date, start_time, end_time }: TodayItem, now: Moment): string | null {
  if (date === null || start_time === null || end_time === null) return null;
  return `${formatDay(date, dayOf(now))} ${formatTimes(start_time, end_time)}`;
}

/** The time that was agreed before a change; null where the change is of something else. */
function agreedWords({ about, date, start_time, end_time }: TodayItem, now: Moment): string | null {
  const [day, from, to] = about;
  if (!day || !from || !to) return null;
  if (day === date && from === start_time && to === end_time) return null;
  return texts.before(
    day === date ? formatTimes(from, to) : `${formatDay(day, dayOf(now))} ${formatTimes(from, to)}`,
  );
}

function stampWords({ stamps }: TodayItem): string | null {
  if (!stamps) return null;
  const { employee, corporation } = stamps;
  const words = (times: { from: string; to: string }) => formatTimes(times.from, times.to);
  if (employee && corporation) return texts.against(words(employee), words(corporation));
  if (employee) return `${words(employee)}, ${texts.onlyOneSide.employee}`;
  return corporation ? `${words(corporation)}, ${texts.onlyOneSide.corporation}` : null;
}

function clipped(words: string): string {
  return words.length > MAX_QUOTED_LENGTH ? `${words.slice(0, MAX_QUOTED_LENGTH).trimEnd()}…` : words;
}

/** By how many hours both sides' stamps differ; 0 where one is missing. */
export function hoursApart({ employee, corporation }: NonNullable<TodayItem["stamps"]>): number {
  if (!employee || !corporation) return 0;
  const hours = (times: { from: string; to: string }) => checkoutHoursBetween(times.from, times.to);
  return Math.abs(hours(employee) - hours(corporation));
}

function compact(bits: readonly (string | null | false)[]): string[] {
  return bits.filter((bit): bit is string => typeof bit === "string" && bit !== "");
}
