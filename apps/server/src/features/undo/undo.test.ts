import { describe, expect, test } from "vitest";
import { undoEndpoints } from "#contract/backoffice/undo.endpoints.ts";
import { adminBookingEndpoints } from "#contract/bookings/admin-booking.endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { testDelivery } from "#tests/support/fixtures/delivery.ts";
import {
  type BookingValues,
  freshCorporation,
  outboxKeys,
  storedShift,
  testAdmin,
  testApp,
} from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp();
const admin = testAdmin(app);
const other = testAdmin(app);
const hotel = freshCorporation(app);
const { deliver } = testDelivery(app);

const later = (ms: number) => app.setNow(TEST_NOW + ms);
const waiting = async (values: BookingValues = {}) =>
  (await hotel.booking({ approved_at: null, ...values })).id;
const approve = (id: number, as = admin.token) =>
  app.call(adminBookingEndpoints.approve, { as, params: { id } });
const change = (id: number, status: "open" | "closed", as = admin.token) =>
  app.call(bookingEndpoints.changeStatus, { as, params: { id }, body: { status } });
const listed = async (as = admin.token) => (await app.call(undoEndpoints.list, { as })).body;
const undo = async (id: number, as = admin.token) => {
  const { status, text } = await app.call(undoEndpoints.undo, { as, params: { id } });
  return [status, JSON.parse(text).code ?? JSON.parse(text).status];
};
async function newest(): Promise<number> {
  const last = (await listed()).at(-1);
  if (!last) throw new Error("nothing can be undone");
  return last.id;
}
const booking = (id: number) =>
  app.db.selectFrom("bookings").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const heldOf = async (undoId: number) =>
  (await app.db.selectFrom("outbox").select("id").where("undo_id", "=", undoId).orderBy("id").execute()).map(
    (row) => row.id,
  );

async function applicant(bookingId: number) {
  const { id } = await make.employee(app.db);
  return make.shift(app.db, { booking_id: bookingId, employee_id: id, status: "applied" });
}

describe("an approval", () => {
  test("is undone: the booking waits again, nobody hears of it, and it can be approved anew", async () => {
    later(0);
    const { id: employee_id } = await make.employee(app.db);
    await app.db
      .insertInto("employee_job_roles")
      .values({ employee_id, staff_type_id: hotel.staffType.id })
      .execute();
    await app.db.insertInto("employee_regions").values({ employee_id, area_code: "eastJutland" }).execute();
    const id = await waiting();
    await approve(id);
    expect(await listed()).toMatchObject([{ kind: "approve", ms_left: 10_000 }]);
    const queued = await outboxKeys(app, `%:${id}%`);
    expect(queued).toEqual(
      expect.arrayContaining([`booking-approved:${id}`, `job-offered:${id}:${employee_id}`]),
    );

    later(9_999);
    expect(await undo(await newest())).toEqual([200, "success"]);

    expect(await booking(id)).toMatchObject({ status: "open", approved_at: null });
    expect(await outboxKeys(app, `%:${id}%`)).toEqual([]);
    expect(await listed()).toEqual([]);
    const { body } = await app.call(adminBookingEndpoints.waiting, { as: admin.token });
    expect(body.map((one) => one.id)).toContain(id);
    expect((await approve(id)).status).toBe(200);
    expect(await outboxKeys(app, `%:${id}%`)).toEqual(queued);
  });

  test("forgets with it that everybody was to be offered the job half an hour later", async () => {
    later(0);
    const id = await waiting();
    await approve(id);
    await app.db
      .insertInto("held_offers")
      .values({ booking_id: id, due_at: new Date(TEST_NOW + 1_800_000) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await undo(await newest());
    const held = await app.db.selectFrom("held_offers").selectAll().where("booking_id", "=", id).execute();
    expect(held).toEqual([]);
  });
});

test("what was rejected waits again, and its company reads nothing", async () => {
  later(0);
  const id = await waiting();
  await app.call(adminBookingEndpoints.reject, { as: admin.token, params: { id } });
  expect(await undo(await newest())).toEqual([200, "success"]);
  expect(await booking(id)).toMatchObject({ status: "open", cancelled_at: null, rejected_at: null });
  expect(await outboxKeys(app, `booking-rejected:${id}%`)).toEqual([]);
});

describe("closing", () => {
  test("is undone: the booking is open, and who applies is not told of others", async () => {
    later(0);
    const { id } = await hotel.booking();
    const shift = await applicant(id);
    await change(id, "closed");
    expect(await outboxKeys(app, `not-chosen:${shift.id}%`)).not.toEqual([]);
    expect(await undo(await newest())).toEqual([200, "success"]);
    expect((await booking(id)).status).toBe("open");
    expect(await outboxKeys(app, `not-chosen:${shift.id}%`)).toEqual([]);
    const log = await app.db
      .selectFrom("audit_log")
      .select("action")
      .where("entity_id", "=", String(id))
      .execute();
    expect(log.map(({ action }) => action)).toEqual(["close", "undo_close"]);
  });
});

describe("undoing is refused with nothing half done", () => {
  async function closed() {
    later(0);
    const { id } = await hotel.booking();
    await applicant(id);
    await change(id, "closed");
    const undoId = await newest();
    return { id, undoId, held: await heldOf(undoId) };
  }
  const isUntouched = async ({ id, undoId, held }: Awaited<ReturnType<typeof closed>>) => {
    expect((await booking(id)).status).toBe("closed");
    expect(await heldOf(undoId)).toEqual(held);
    expect(held.length).toBeGreaterThan(0);
  };

  test("from ten seconds on", async () => {
    const act = await closed();
    later(10_000);
    expect((await listed()).map(({ id }) => id)).not.toContain(act.undoId);
    expect(await undo(act.undoId)).toEqual([409, "undo_too_late"]);
    await isUntouched(act);
  });

  test("to another admin", async () => {
    const act = await closed();
    expect(await listed(other.token)).toEqual([]);
    expect(await undo(act.undoId, other.token)).toEqual([409, "undo_of_other"]);
    await isUntouched(act);
  });

  test("the second time, also of two presses at once", async () => {
    const { id, undoId } = await closed();
    const answers = await Promise.all([undo(undoId), undo(undoId)]);
    expect(answers.toSorted()).toEqual([
      [200, "success"],
      [409, "undo_done"],
    ]);
    expect((await booking(id)).status).toBe("open");
  });

  test("once somebody changed the booking or its staff", async () => {
    const act = await closed();
    await app.db.updateTable("bookings").set({ number_of_staff: 7 }).where("id", "=", act.id).execute();
    expect(await undo(act.undoId)).toEqual([409, "undo_changed"]);
    await isUntouched(act);
    const second = await closed();
    await applicant(second.id);
    expect(await undo(second.undoId)).toEqual([409, "undo_changed"]);
    await isUntouched(second);
  });

  test("while a message is leaving, whatever the clocks say", async () => {
    const act = await closed();
    await app.db
      .updateTable("outbox")
      .set({ status: "sending" })
      .where("id", "=", Number(act.held[0]))
      .execute();
    expect(await undo(act.undoId)).toEqual([409, "undo_too_late"]);
    await isUntouched(act);
  });
});

describe("the queue", () => {
  test("leaves a message alone until it can no longer be dropped, and sends it then", async () => {
    later(0);
    const { id } = await hotel.booking();
    await applicant(id);
    await change(id, "closed");
    const [row] = await heldOf(await newest());
    await expect(deliver(Number(row))).rejects.toThrow();
    const status = () =>
      app.db.selectFrom("outbox").select("status").where("id", "=", Number(row)).executeTakeFirst();
    expect(await status()).toEqual({ status: "queued" });
    later(10_000);
    await deliver(Number(row));
    expect(await status()).toEqual({ status: "sent" });
  });

  test("that wakes for a dropped message finds nothing and is content", async () => {
    later(0);
    const { id } = await hotel.booking();
    await applicant(id);
    await change(id, "closed");
    const undoId = await newest();
    const [row] = await heldOf(undoId);
    await undo(undoId);
    later(20_000);
    await expect(deliver(Number(row))).resolves.toBeUndefined();
  });
});

describe("a deactivation", () => {
  const deactivate = (id: number, future_shifts: "release" | "keep") =>
    app.call(employeeEndpoints.deactivate, { as: admin.token, params: { id }, body: { future_shifts } });

  const placesOf = (employeeId: number) =>
    app.db.selectFrom("standby_places").select("booking_id").where("employee_id", "=", employeeId).execute();

  async function busyPerson() {
    later(0);
    const { id: employee_id } = await make.employee(app.db, { new_user: false });
    const { booking: job, shift } = await hotel.bookedShift({ date: testDay(4) }, { employee_id });
    const wanted = await hotel.booking({ date: testDay(6) });
    const application = await make.shift(app.db, { booking_id: wanted.id, employee_id, status: "applied" });
    const full = await hotel.booking({ date: testDay(8) });
    const place = { booking_id: full.id, employee_id, auto: true, since: new Date(TEST_NOW) };
    await app.db.insertInto("standby_places").values(place).execute();
    return { employee_id, job, shift, application, full };
  }

  test("is undone: shift, application and place in the line are back, and no company has heard", async () => {
    const { employee_id, shift, application, full } = await busyPerson();
    const before = await storedShift(app, shift.id);
    await deactivate(employee_id, "release");
    expect((await storedShift(app, shift.id)).status).toBe("removed");
    expect(await placesOf(employee_id)).toEqual([]);
    const undoId = await newest();
    expect((await heldOf(undoId)).length).toBeGreaterThan(0);

    expect(await undo(undoId)).toEqual([200, "success"]);

    expect(await storedShift(app, shift.id)).toEqual(before);
    expect((await storedShift(app, application.id)).status).toBe("applied");
    expect(await placesOf(employee_id)).toEqual([{ booking_id: full.id }]);
    const person = await app.db
      .selectFrom("employees")
      .select("deactivated_at")
      .where("id", "=", employee_id)
      .executeTakeFirst();
    expect(person).toEqual({ deactivated_at: null });
    expect(await heldOf(undoId)).toEqual([]);
  });

  test("is offered once, also where somebody was let in again and deactivated anew", async () => {
    const { employee_id } = await busyPerson();
    await deactivate(employee_id, "keep");
    await app.call(employeeEndpoints.reactivate, { as: admin.token, params: { id: employee_id } });
    await deactivate(employee_id, "keep");
    const offered = (await listed()).filter(({ kind }) => kind === "deactivate");
    expect(offered).toHaveLength(1);
    expect(await undo(await newest())).toEqual([200, "success"]);
    expect((await listed()).filter(({ kind }) => kind === "deactivate")).toEqual([]);
  });

  test("is not undone once the place went to somebody else", async () => {
    const { employee_id, job, shift } = await busyPerson();
    await deactivate(employee_id, "release");
    const { id } = await make.employee(app.db);
    await make.shift(app.db, { booking_id: job.id, employee_id: id, status: "selected" });
    expect(await undo(await newest())).toEqual([409, "undo_changed"]);
    expect((await storedShift(app, shift.id)).status).toBe("removed");
  });
});
