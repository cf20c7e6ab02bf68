import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import type { Day } from "#rules/time/moment.ts";
import { call } from "#web/api/calls/call.ts";
import { useDraftForm } from "#web/api/form-drafts/use-draft-form.ts";
import { useDraftState } from "#web/api/form-drafts/use-draft-state.ts";
import { type BookingDraft, startingDraft } from "#web/components/booking-form/draft/booking-draft.ts";
import { wageOfChosen, withLowestWage } from "#web/components/booking-form/draft/draft-wages.ts";
import { draftOf, prefilledFrom } from "#web/components/booking-form/draft/saved-draft.ts";
import { useBookingForm } from "#web/components/booking-form/form-context.ts";
import type { FormFacts } from "#web/components/booking-form/use-form-facts.ts";
import { nextRole, type OrderDraft, type RoleDraft, readOrder } from "./order-draft.ts";
import { usePreview } from "./use-preview.ts";

interface OrderFormOptions {
  readonly isAdmin: boolean;
  /** Whom the user books for at first. */
  readonly department: number | null | undefined;
  /** The booking that roles are added beside; null for an order of its own. */
  readonly beside: WireCorporationBooking | null;
  /** Chosen at first. */
  readonly days: readonly Day[];
}

/** The fields of an order, or of roles that are added beside a booking, what is wrong with them, and what it comes to. */
export function useOrderForm(facts: FormFacts, { isAdmin, department, beside, days }: OrderFormOptions) {
  const wageOf = (staff_type: string, date = "") =>
    wageOfChosen(facts.staffTypes, { staff_type, date }, facts.wages).replace(/,00$/, "");
  const form = useBookingForm(
    { isAdmin, staffTypes: facts.staffTypes },
    beside
      ? // What the job is, and what is brought, are of the role that is there.
        { ...draftOf(beside), job_description: "", item_to_bring: "" }
      : startingDraft(facts.wages.agreed_hourly_wage ?? facts.wages.hourly_wage, department),
  );
  const draft = beside ? `order-beside-${beside.id}` : "order";
  const forgetCommon = useDraftForm(draft, form);
  const [start] = useState<OrderDraft>(() => {
    const role = nextRole(undefined, wageOf("", beside?.date));
    const times = beside ? { from: beside.start_time, to: beside.end_time } : {};
    return { title: "", days, roles: [{ ...role, ...times }] };
  });
  const [order, setOrder, forgetRoles] = useDraftState(`${draft}-roles`, start, (typed) => typed !== start);
  const [wasSent, setSent] = useState(false);

  useWatch({ control: form.control });
  const { body, errors } = readOrder(form.getValues(), order);
  const preview = usePreview(body, beside?.id ?? null);
  useShownErrors(form, wasSent ? errors : noErrors);

  function changeRole(key: number, change: Partial<RoleDraft>) {
    setOrder((before) => ({
      ...before,
      roles: before.roles.map((role) => (role.key === key ? { ...role, ...change } : role)),
    }));
  }

  /** A chosen role takes over what the company paid last; the first one also when, and everything about the place. */
  async function chooseStaffType(key: number, id: number) {
    const [day] = order.days;
    changeRole(key, { staffType: String(id), wage: wageOf(String(id), day) });
    const query = { staff_type: String(id) };
    const last = await call(bookingEndpoints.lastCreated, { query }).catch(() => null);
    if (!last) return;
    const now = { ...form.getValues(), staff_type: String(id), date: day ?? "" };
    const taken = withLowestWage(facts.staffTypes, prefilledFrom(last, now));
    // Beside a booking place and times are those of the booking.
    const isFirst = !beside && order.roles[0]?.key === key;
    const times = isFirst ? { from: taken.start_time, to: taken.end_time } : {};
    setOrder((before) => ({
      ...before,
      roles: before.roles.map((role) =>
        // An answer that comes after another choice is dropped.
        role.key === key && role.staffType === String(id)
          ? { ...role, ...times, wage: taken.hourly_wage.replace(/,00$/, "") }
          : role,
      ),
    }));
    if (isFirst && form.getValues("address") === "") takeOverCommon(taken);
  }

  function takeOverCommon(taken: BookingDraft) {
    const { staff_type, date, start_time, end_time, hourly_wage } = form.getValues();
    const common = { ...taken, staff_type, date, start_time, end_time, hourly_wage };
    form.reset(common, { keepDefaultValues: true, keepFieldsRef: true });
  }

  return {
    ...{ form, order, setOrder, body, errors, preview, changeRole },
    /** From now on what is wrong stands at its field. */
    showErrors: () => {
      setSent(true);
      writeErrors(form, errors);
    },
    lineErrors: { ...(wasSent ? errors : noErrors), ...preview.errors } as Readonly<Record<string, string>>,
    chooseStaffType: (key: number, id: number) => void chooseStaffType(key, id),
    addRole: () =>
      setOrder((before) => ({
        ...before,
        roles: [...before.roles, nextRole(before.roles.at(-1), wageOf("", before.days[0]))],
      })),
    removeRole: (key: number) =>
      setOrder((before) => ({ ...before, roles: before.roles.filter((role) => role.key !== key) })),
    forget: () => {
      forgetCommon();
      forgetRoles();
    },
  };
}

const noErrors: Readonly<Record<string, string>> = {};

/** Keeps what stands under the common fields with what is wrong with them. */
function useShownErrors(form: ReturnType<typeof useBookingForm>, errors: Readonly<Record<string, string>>) {
  const wrong = JSON.stringify(errors);
  useEffect(() => writeErrors(form, JSON.parse(wrong)), [wrong, form]);
}

/** Writes what is wrong with the common fields under them; of an address that was typed and not picked the address tells. */
function writeErrors(form: ReturnType<typeof useBookingForm>, errors: Readonly<Record<string, string>>) {
  const { address_url, zip_code, city, ...others } = errors;
  form.clearErrors();
  const address = others.address ?? address_url ?? zip_code ?? city;
  const shown = Object.entries(address === undefined ? others : { ...others, address });
  for (const [name, message] of shown) {
    if (name in form.getValues()) form.setError(name as keyof BookingDraft, { message });
  }
}

/** The errors of one line, by the field in it. */
export function errorsOfLine(errors: Readonly<Record<string, string>>, line: number) {
  const prefix = `lines.${line}.`;
  const own = Object.entries(errors).filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries(own.map(([name, message]) => [name.slice(prefix.length), message]));
}
