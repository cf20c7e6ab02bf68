import { checkoutEndpoints } from "#contract/checkout/checkout.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import type { Bookings } from "./of-company.ts";
import { answered, failing, loading, type State, screen } from "./state.ts";

type CheckoutShift = AnswerOf<typeof checkoutEndpoints.corporationShifts>[number];

/** A card of the checkout in each of its states, by whose times are there and who spoke last. */
const everyCard = answered(checkoutEndpoints.corporationShifts, (shifts: CheckoutShift[]) => {
  const [one] = shifts;
  if (!one) return shifts;
  const employee = {
    employee_checkin_time: "17:00",
    employee_checkout_time: "01:30",
    time_comment_by_employee: "Gæsterne blev længere.",
  };
  const company = {
    corporation_checkin_time: "17:00",
    corporation_checkout_time: "01:00",
    time_comment_by_corporation: "Vi lukkede kl. 01.",
  };
  const none = {
    ...{ employee_checkin_time: null, employee_checkout_time: null, time_comment_by_employee: "" },
    ...{ corporation_checkin_time: null, corporation_checkout_time: null, time_comment_by_corporation: "" },
    ...{
      first_checkout_by: null,
      last_checkout_by: null,
      rating: 0,
      comment: "",
      employeeRatings: [],
      locked: null,
    },
    ...{ checkout_rejected_count_employee: 0, checkout_rejected_count_corporation: 0 },
  };
  const agreed = { ...employee, corporation_checkin_time: "17:00", corporation_checkout_time: "01:30" };
  const rated = {
    rating: 4,
    comment: "Dejlig at arbejde sammen med.",
    employeeRatings: [{ rating: 4, comment: "Dejlig." }],
  };
  const states: object[] = [
    {},
    { ...employee, first_checkout_by: "employee", last_checkout_by: "employee" },
    { ...company, first_checkout_by: "corporation", last_checkout_by: "corporation" },
    {
      ...employee,
      ...company,
      first_checkout_by: "corporation",
      last_checkout_by: "employee",
      checkout_rejected_count_employee: 1,
    },
    {
      ...employee,
      ...company,
      first_checkout_by: "employee",
      last_checkout_by: "corporation",
      checkout_rejected_count_corporation: 1,
    },
    {
      ...employee,
      ...company,
      first_checkout_by: "employee",
      last_checkout_by: "employee",
      checkout_rejected_count_corporation: 1,
      checkout_rejected_count_employee: 1,
    },
    { ...agreed, first_checkout_by: "employee", last_checkout_by: "corporation" },
    { ...agreed, ...rated, first_checkout_by: "employee", last_checkout_by: "corporation" },
    {
      ...agreed,
      ...rated,
      last_checkout_by: "corporation",
      locked: { reason: "invoice_accepted", text: "Fakturaen er sendt, og tiderne kan ikke ændres mere." },
    },
  ];
  return states.map((state, place) => ({
    ...one,
    ...none,
    ...state,
    id: 9000 + place,
    employee: { ...one.employee, id: 9000 + place },
  }));
});

/** The hours of ended bookings. */
export function checkoutStates({ finished, searching }: Bookings): State[] {
  const path = `/checkout-employees/${finished[0]}`;
  return [
    ...finished.map((id, place) => screen(`checkout-${place}`, `/checkout-employees/${id}`)),
    screen("checkout-every-card", path, everyCard),
    screen(
      "checkout-nobody",
      path,
      answered(checkoutEndpoints.corporationShifts, () => []),
    ),
    screen("checkout-ahead", `/checkout-employees/${searching}`),
    screen("checkout-not-there", "/checkout-employees/999999"),
    loading("checkout-loading", path, checkoutEndpoints.corporationShifts),
    failing("checkout-failing", path, checkoutEndpoints.corporationShifts),
  ];
}
