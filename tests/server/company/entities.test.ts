import { afterAll, beforeAll, expect, test } from "vitest";
import { TEST_NOW } from "#tests/support/test-app.ts";
import { signUpBody } from "./bodies.ts";
import { buildWorld, send, type World } from "./fixtures.ts";

let world: World;

beforeAll(async () => {
  world = await buildWorld();
});
afterAll(() => world.app.close());

const read = async (path: string, as = world.hotel.token) => {
  const { status, json, text } = await send(world.app, "GET", path, { as });
  expect(status, text).toBe(200);
  return json;
};

/** Names that an object lacks of those that section 3 gives it. */
function missing(object: object, names: string): string[] {
  return names.split(" ").filter((name) => !(name in object));
}

const rated = { rating: null, nrOfRatings: 0 };

test("a corporation has every documented field, and never a password", async () => {
  const { corporation, ...session } = await read("corporations/me");
  const names =
    "id name address email billing_email department city city_zip cvr_nr phone contact_person ean " +
    "terms_accepted_at payment_type payment_deadline icon_image profile_image baseURL_image is_admin workSkills " +
    "workLocations new_user is_privileged_user admin_message standard_fee urgent_booking_fee emergency_booking_fee " +
    "noti_confirmed_booking noti_approved_booking noti_stamp_out_booking sms_stamp_out_booking noti_cancel_booking " +
    "noti_update_booking";
  expect(missing(corporation, names)).toEqual([]);
  expect(Object.keys(session).sort()).toEqual(["taken_over", "token", "user"]);
  const signedUp = await send(world.app, "POST", "corporations", { body: signUpBody() });
  for (const text of [JSON.stringify(corporation), signedUp.text]) {
    expect(text).not.toMatch(/password|hemmeligt|argon2/i);
  }
});

const bookingNames =
  "id corporation_id date start_time end_time arrangement_type arrangement_type_other address address_url zip_code " +
  "city number_of_staff staff_type staff_type_billy_id job_description access_information " +
  "access_information_other hourly_wage transport_wage extra_work_hours food_included self_paid_break " +
  "upper_dress_code upper_dress_code_other lower_dress_code lower_dress_code_other shoes_dress_code " +
  "shoes_dress_code_other item_to_bring language booking_person booking_person_nr contact_person fee standard_fee " +
  "urgent_booking_fee emergency_booking_fee invoice_note admin_message is_email_script_allowed payment_type " +
  "payment_deadline status approved box_status all_check_times_approved all_gravy_status send_bl_count " +
  "hoursRemaining selectedShifts appliedShifts created_at shifts from jobRole corporation price prepayment cancellation";

test("a booking has every documented field wherever a company reads one", async () => {
  const views = [
    await read(`corporations/bookings/${world.coming.id}`),
    await read(`corporations/bookings/${world.coming.id}/editable`),
    (await read("corporations/bookings/upcoming"))[0],
    (await read("corporations/bookings/finished")).data[0],
    (await read("corporations/bookings/finished-week-filter?weekNumber=48"))[0],
    await read(`corporations/bookings/last-created-booking?staff_type=${world.staffType}`),
  ];
  for (const booking of views) {
    expect(missing(booking, bookingNames)).toEqual([]);
    expect(booking.corporation).toEqual({
      name: expect.any(String),
      baseURL_image: "",
      icon_image: "",
      rating: rated,
    });
    expect(booking.jobRole).toEqual({ id: world.staffType, job_title: "Tjener" });
  }
  expect(views[0]).toMatchObject({
    start_time: "10:00",
    end_time: "18:00",
    hourly_wage: "192,00",
    food_included: 1,
    self_paid_break: false,
    hoursRemaining: 120,
    selectedShifts: 1,
    appliedShifts: 1,
    price: { total: 4016 },
    prepayment: null,
    cancellation: { hours: 0, places: 0, amount: 0 },
    removals: [],
  });
});

test("a closed booking has its people with their times", async () => {
  const closed = await read(`corporations/bookings/${world.ended.id}/deprecated`);
  const names = bookingNames.split(" ").filter((name) => name !== "from");
  expect(missing(closed, names.join(" "))).toEqual([]);
  expect(missing(closed.shifts[0], "id first_name last_name age rating checkin_time checkout_time")).toEqual(
    [],
  );
});

test("a shift has every documented field: on the applicants' lists and on the checkout page", async () => {
  const { selected } = await read(`shifts/corporation/${world.coming.id}`);
  const listed =
    "id booking employee status booked_at appliedDuration hiredBeforeCount removed_reason employee_checkin " +
    "display_phone_status is_checked";
  expect(missing(selected[0], listed)).toEqual([]);
  const [stamped] = await read(`shifts/corporation/${world.ended.id}/checkout`);
  const atCheckout =
    "id booking employee status booked_at removed_reason employee_checkin employee_checkin_time " +
    "employee_checkout_time corporation_checkin_time corporation_checkout_time admin_checkin_time " +
    "admin_checkout_time first_checkout_by last_checkout_by checkout_rejected_count_employee " +
    "checkout_rejected_count_corporation admin_approve_invoice admin_approve_checkout comment rating " +
    "time_comment_by_corporation time_comment_by_employee employeeRatings display_phone_status is_checked";
  expect(missing(stamped, atCheckout)).toEqual([]);
  expect(stamped.booking).toEqual({ id: world.ended.id, date: "2026-11-23" });
});

test("an admin's shift has the admin's times as well", async () => {
  const { shifts } = await read(`admin/bookings/${world.ended.id}/details`, world.admin.token);
  const names =
    "admin_checkin_time admin_checkout_time admin_employee_time admin_employee_checkin_time admin_employee_checkout_time";
  expect(missing(shifts[0], names)).toEqual([]);
});

const shownToCorporations =
  "id first_name last_name age phone city description profile_image baseURL_image rating nrOfShifts nrOfAppliedShifts " +
  "nrOfCancelledShifts shiftsCount cancelledShiftsCount nrOfWorkExperiences has_driver_license owns_car facebook_link";

test("an employee is shown to a company with the documented fields and nothing more", async () => {
  const { applied, selected } = await read(`shifts/corporation/${world.coming.id}`);
  const [stamped] = await read(`shifts/corporation/${world.ended.id}/checkout`);
  for (const { employee } of [applied[0], selected[0], stamped]) {
    expect(Object.keys(employee).sort()).toEqual(shownToCorporations.split(" ").sort());
    expect(employee).toMatchObject({ last_name: expect.stringMatching(/^\p{L}$/u), facebook_link: null });
  }
  expect(applied[0].employee.phone).toBe(null);
  expect(selected[0].employee.phone).toBe("20550118");
  const answers = [applied, selected, stamped, await read("corporations/bookings/upcoming")];
  expect(JSON.stringify(answers)).not.toMatch(/cpr|bank_|birth_date|login\d|anna\d|Krogh|Dam\b/);
});

test("an admin reads the whole name and the Facebook link", async () => {
  const { selected } = await read(`shifts/corporation/${world.coming.id}`, world.admin.token);
  expect(selected[0].employee).toMatchObject({ last_name: "Krogh", facebook_link: "https://fb.test/a" });
});

test("rating, cancellation and experience records have the documented fields", async () => {
  const whom = { employee_id: world.anna.id, booking_id: world.ended.id };
  await send(world.app, "PUT", "shifts/corporation/checkout/save-rating", {
    as: world.hotel.token,
    body: { ...whom, rating: 5, comment: "Dygtig" },
  });
  const [rating] = await read(`ratings/${world.anna.id}`);
  expect(missing(rating, "score comment corporation booking created_at job_title")).toEqual([]);

  await world.app.db
    .updateTable("shifts")
    .set({ status: "cancelled", cancelled_at: new Date(TEST_NOW), cancellation_reason: "Feber" })
    .where("id", "=", world.coming.appliedShift)
    .execute();
  const [cancellation] = await read(`shifts/corporation/cancelled-shifts/${world.bo.id}`);
  const cancelled = "corporation cancellation_reason cancelled_at booking hours_before_booking_date";
  expect(missing(cancellation, cancelled)).toEqual([]);

  await send(world.app, "POST", "employees/work-experience", {
    as: world.anna.token,
    body: {
      employer_text: "Tivoli",
      title: "Tjener",
      exp_type: "Fuldtid",
      start_year: 2020,
      start_month: "maj",
      still_employed: true,
    },
  });
  const experience = await read(`corporations/employees/${world.anna.id}/work-experiences`);
  expect(
    experience.map((entry: object) =>
      missing(
        entry,
        "title exp_type employer_text start_year start_month " +
          "end_year end_month shift_count still_employed",
      ),
    ),
  ).toEqual([[]]);
});

test("staff types and the global message have the documented fields", async () => {
  const [type] = await read("admin/staffs/get-all-staffs");
  expect(missing(type, "id job_title company worker billy_id")).toEqual([]);
  const message = await read("admin/bookings/global-message");
  expect(missing(message, "global_message standard_fee urgent_booking_fee emergency_booking_fee")).toEqual(
    [],
  );
});
