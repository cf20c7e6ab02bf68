import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Method } from "#contract/wire/endpoint.ts";
import { hashPassword } from "#server/platform/crypto/passwords.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { signUpBody, stampBody, wholeForm } from "./bodies.ts";
import { buildWorld, send, type World } from "./fixtures.ts";

let world: World;

beforeAll(async () => {
  world = await buildWorld();
});
afterAll(() => world.app.close());

const asHotel = (method: Method, path: string, body?: unknown) =>
  send(world.app, method, path, { as: world.hotel.token, body });

/** A booking of the hotel that nothing else in the world depends on. */
const spare = (values: Partial<Parameters<typeof make.booking>[1]> = {}) =>
  make.booking(world.app.db, {
    corporation_id: world.hotel.id,
    staff_type_id: world.staffType,
    ...values,
  });

describe("a company sends", () => {
  test("POST corporations/: its sign-up, answered with token and corporation", async () => {
    const { status, json } = await send(world.app, "POST", "corporations/", { body: signUpBody() });
    expect(status).toBe(200);
    expect(json).toMatchObject({ token: expect.any(String), corporation: { name: "Café Ærø" } });
  });

  test("POST corporations/corporation-and-booking: both at once", async () => {
    const corporation = signUpBody({ email: "both@cafe.test" });
    const body = { corporation, booking: wholeForm(world) };
    const { json } = await send(world.app, "POST", "corporations/corporation-and-booking/", { body });
    const own = await send(world.app, "GET", "corporations/bookings/upcoming", { as: json.token });
    expect(own.json).toMatchObject([{ corporation_id: json.corporation.id, approved: false }]);
  });

  test("POST corporations/bookings?notSendEmail=1&pastBooking=0: the whole form, and nobody is mailed", async () => {
    const path = "corporations/bookings/?notSendEmail=1&pastBooking=0";
    const { status, json } = await asHotel("POST", path, wholeForm(world));
    expect(status).toBe(200);
    expect(json).toMatchObject({ item_to_bring: "Proptrækker", is_email_script_allowed: false });
    const mails = await world.app.db.selectFrom("outbox").selectAll().execute();
    expect(mails.filter(({ subject_key }) => subject_key === `booking:${json.id}`)).toEqual([]);
  });

  test("PUT corporations/bookings/{id}: the booking as it was answered, with a change", async () => {
    const { id } = await spare();
    const { json: before } = await asHotel("GET", `corporations/bookings/${id}/editable`);
    const { status, json } = await asHotel("PUT", `corporations/bookings/${id}/`, {
      ...before,
      job_description: "Tre retter",
    });
    expect([status, json]).toMatchObject([200, { job_description: "Tre retter" }]);
    const { corporation_fees: _fees, departments: _departments, version: _version, ...booking } = before;
    expect(json).toEqual({ ...booking, job_description: "Tre retter" });
  });

  test("PUT corporations/bookings/{id}/cancel: nothing, and the booking leaves the list", async () => {
    const { id } = await spare();
    expect((await asHotel("PUT", `corporations/bookings/${id}/cancel/`)).json.status).toBe("cancelled");
    const { json } = await asHotel("GET", "corporations/bookings/upcoming");
    expect(json.map((booking: { id: number }) => booking.id)).not.toContain(id);
  });

  test("PUT corporations/bookings/{id}/change-status: open or closed, as an admin", async () => {
    const { id } = await spare();
    const change = (status: string) =>
      send(world.app, "PUT", `corporations/bookings/${id}/change-status/`, {
        as: world.admin.token,
        body: { status },
      });
    expect((await change("closed")).json.status).toBe("closed");
    expect((await change("open")).json.status).toBe("open");
    expect((await change("cancelled")).status).toBe(422);
  });

  test("PUT corporations/bookings/{id}/change-booking-ui-status: box_status", async () => {
    const path = `corporations/bookings/${world.coming.id}/change-booking-ui-status/`;
    await asHotel("PUT", path, { box_status: "unfolded" });
    const { json } = await asHotel("GET", `corporations/bookings/${world.coming.id}`);
    expect(json.box_status).toBe("unfolded");
  });

  test("POST corporations/bookings/{id}/send-booking-list: nothing, and the count goes up", async () => {
    const path = `corporations/bookings/${world.coming.id}/send-booking-list/`;
    expect((await asHotel("POST", path)).json.send_bl_count).toBe(1);
    expect((await asHotel("POST", path, {})).json.send_bl_count).toBe(2);
  });

  test("PUT corporations/shifts/{id}/change-shift-ui-status: is_checked, or the next step to the phone", async () => {
    const path = `corporations/shifts/${world.coming.selectedShift}/change-shift-ui-status/`;
    expect((await asHotel("PUT", path, { is_checked: true })).json).toMatchObject({ is_checked: true });
    const steps = [1, 2].map((display_phone_status) => ({ display_phone_status }));
    for (const step of steps) expect((await asHotel("PUT", path, step)).json).toMatchObject(step);
    expect((await asHotel("PUT", path, { display_phone_status: 3 })).status).toBe(422);
  });

  test("PUT corporations/shifts/{id}?shiftType: selected, then removed with a reason", async () => {
    const path = `corporations/shifts/${world.coming.appliedShift}/`;
    expect((await asHotel("PUT", `${path}?shiftType=selected`, {})).json.status).toBe("selected");
    expect((await asHotel("PUT", `${path}?shiftType=removed`, { reason: "" })).status).toBe(422);
    const removed = await asHotel("PUT", `${path}?shiftType=removed`, { reason: "Færre gæster" });
    expect(removed.json).toMatchObject({ status: "removed", removed_reason: "Færre gæster" });
    expect((await asHotel("PUT", `${path}?shiftType=gone`, {})).status).toBe(422);
    expect((await asHotel("PUT", path, {})).status).toBe(422);
  });

  test("PUT shifts/corporation/checkout: one card, with what the server derives itself", async () => {
    const derived = { first_checkout_by: "employee", last_checkout_by: "corporation", send_text: true };
    const { status, json } = await asHotel("PUT", "shifts/corporation/checkout/", stampBody(world, derived));
    expect(status).toBe(200);
    expect(json).toMatchObject({
      corporation_checkin_time: "10:00",
      rating: 4,
      last_checkout_by: "corporation",
    });
  });

  test("PUT shifts/corporation/checkout/save-rating: employee, booking and stars", async () => {
    const body = { employee_id: world.anna.id, booking_id: world.ended.id, rating: 5 };
    const { json } = await asHotel("PUT", "shifts/corporation/checkout/save-rating/", body);
    expect(json).toMatchObject({ rating: 5, employeeRatings: [{ rating: 5, comment: "" }] });
  });

  test("PUT shifts/corporation/approve-all-shifts: the booking and its shifts", async () => {
    const { id } = await spare({ date: testDay(-2) });
    const selected = { booking_id: id, employee_id: world.bo.id, status: "selected" } as const;
    await make.shift(world.app.db, selected);
    const { checkOut } = stampBody(world, { corporation_checkout_time: "18:15" });
    const body = { booking_id: id, shifts: [{ employee_id: world.bo.id, checkOut }] };
    const { json } = await asHotel("PUT", "shifts/corporation/approve-all-shifts/", body);
    expect(json).toMatchObject([{ corporation_checkout_time: "18:15", last_checkout_by: "corporation" }]);
  });

  test("PUT corporations/: the whole corporation as it was answered, with a new logo", async () => {
    const { json: me } = await asHotel("GET", "corporations/me");
    const logo = { icon_image: "logo-1", baseURL_image: "/images" };
    const { status, json } = await asHotel("PUT", "corporations/", { ...me.corporation, ...logo });
    expect(status).toBe(200);
    expect(json).toEqual({ ...me.corporation, ...logo });
  });

  test("PUT corporations/change-password: a password that opens at the next sign-in", async () => {
    const { json: me } = await asHotel("GET", "corporations/me");
    const password_hash = await hashPassword("hemmeligt");
    const { id } = world.hotel;
    await world.app.db.updateTable("corporations").set({ password_hash }).where("id", "=", id).execute();
    await asHotel("PUT", "corporations/change-password/", {
      password: "nytkodeord",
      current_password: "hemmeligt",
    });
    const body = { email: me.corporation.email, password: "nytkodeord" };
    const signedIn = await send(world.app, "POST", "corporations/sign-in/", { body });
    expect(signedIn.json).toMatchObject({ status: "success", corporation: { id: world.hotel.id } });
    expect(signedIn.text).not.toMatch(/nytkodeord|argon2/);
  });

  test("POST corporations/reset-password: an e-mail, known or not", async () => {
    const { json: me } = await asHotel("GET", "corporations/me");
    const ask = (email: string) =>
      send(world.app, "POST", "corporations/reset-password/", { body: { email } });
    expect((await ask(me.corporation.email)).status).toBe(200);
    expect((await ask("nobody@hotel.test")).json).toMatchObject({
      message: "Email eksisterer ikke i systemet",
    });
  });

  test("GET admin/corporations/{id}/take-over: as an admin, and never of oneself", async () => {
    const takeOver = (id: number) =>
      send(world.app, "GET", `admin/corporations/${id}/take-over/`, { as: world.admin.token });
    expect((await takeOver(world.hotel.id)).json).toMatchObject({
      token: expect.any(String),
      corporation: { id: world.hotel.id },
    });
    expect((await takeOver(world.admin.id)).json).toMatchObject({
      message: "Kan ikke overtage din egen profil",
    });
  });
});
