import { type OrderForm, type OrderFormInput, orderForm } from "#contract/bookings/order-form.ts";
import { isDayAndNight } from "#rules/bookings/booking-input.ts";
import type { ClockTime, Day } from "#rules/time/moment.ts";
import type { BookingDraft } from "#web/components/booking-form/draft/booking-draft.ts";
import { bookingInputOf } from "#web/components/booking-form/draft/booking-resolver.ts";
import type { PlannedPeople } from "#web/components/duplicates/use-duplicate-question.tsx";

/** When and how many, for a role or for one of its days. */
export interface RoleTimes {
  readonly from: ClockTime;
  readonly to: ClockTime;
  readonly people: number;
}

/** What a role wears: presets, or own words beside «Andet». */
export type RoleDress = Pick<BookingDraft, DressName>;
type DressName = (typeof dressNames)[number];

const dressNames = [
  ...(["upper_dress_code", "upper_dress_code_other"] as const),
  ...(["lower_dress_code", "lower_dress_code_other"] as const),
  ...(["shoes_dress_code", "shoes_dress_code_other"] as const),
] as const;

/** What everybody of an order wears. */
export function dressOf(common: BookingDraft): RoleDress {
  return Object.fromEntries(dressNames.map((name) => [name, common[name]])) as RoleDress;
}

/** A row of the form. */
export interface RoleDraft extends RoleTimes {
  readonly key: number;
  /** The id as text, empty until one is chosen. */
  readonly staffType: string;
  readonly wage: string;
  /** Days of the order on which it is not wanted. */
  readonly off: readonly Day[];
  /** What it wears, where it is not what everybody does; `null` while it is that. */
  readonly dress: RoleDress | null;
  /** What is different on a day. */
  readonly own: Readonly<Record<Day, RoleTimes>>;
}

/** What is typed of an order beside what all its bookings have in common. */
export interface OrderDraft {
  readonly title: string;
  readonly days: readonly Day[];
  readonly roles: readonly RoleDraft[];
}

/** A row with the times of the one before it. */
export function nextRole(before: RoleDraft | undefined, wage: string): RoleDraft {
  return {
    ...{ key: (before?.key ?? 0) + 1, staffType: "", people: 1, wage, off: [], own: {}, dress: null },
    ...{ from: before?.from ?? "10:00", to: before?.to ?? "18:00" },
  };
}

/** The days on which a role is wanted. */
export function daysOf(role: RoleDraft, days: readonly Day[]): Day[] {
  return days.filter((day) => !role.off.includes(day));
}

/** Whether some day of it lasts day and night, which has to be meant. */
export function hasDayAndNight({ roles, days }: OrderDraft): boolean {
  return roles.some((role) =>
    daysOf(role, days).some((day) => {
      const { from, to } = role.own[day] ?? role;
      return isDayAndNight(from, to);
    }),
  );
}

/** Every role on each of its days, as it is compared with what the company has booked. */
export function plannedOf({ lines, address, zip_code }: OrderForm): PlannedPeople[] {
  return lines.flatMap(({ staff_type, number_of_staff, dates }) =>
    dates.map((day) => ({
      ...{
        staff_type,
        address,
        zip_code,
        date: day.date,
        start_time: day.start_time,
        end_time: day.end_time,
      },
      number_of_staff: day.number_of_staff ?? number_of_staff,
    })),
  );
}

/** The order as the contract takes it, or what it says against it, by the field: `lines.0.dates`. */
export function readOrder(common: BookingDraft, order: OrderDraft) {
  const parsed = orderForm.safeParse(inputOf(common, order));
  const errors: Record<string, string> = {};
  if (parsed.success) return { body: parsed.data, errors };
  for (const { path, message } of parsed.error.issues) errors[path.join(".")] ??= message;
  return { body: null, errors };
}

function inputOf(common: BookingDraft, { title, days, roles }: OrderDraft): OrderFormInput {
  const {
    staff_type: _type,
    number_of_staff: _number,
    date: _date,
    start_time: _start,
    end_time: _end,
    hourly_wage: _wage,
    fee: _fee,
    admin_message: _message,
    ...shared
  } = bookingInputOf(common, 0);
  return {
    ...shared,
    self_paid_break: common.self_paid_break,
    title,
    // Whether it is meant is asked before it is sent.
    whole_day: true,
    lines: roles.map((role) => ({
      // What is missing is for the contract to say.
      staff_type: (role.staffType === "" ? undefined : Number(role.staffType)) as number,
      number_of_staff: role.people,
      hourly_wage: role.wage,
      ...role.dress,
      dates: daysOf(role, days).map((date) => {
        const own = role.own[date];
        const { from, to } = own ?? role;
        const people = own ? { number_of_staff: own.people } : {};
        return { date, start_time: from, end_time: to, ...people };
      }),
    })),
  };
}
