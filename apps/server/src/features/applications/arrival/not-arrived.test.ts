import { describe, expect, test } from "vitest";
import { applicantEndpoints } from "#contract/applications/application.endpoints.ts";
import { arrivalEndpoints } from "#contract/applications/arrival.endpoints.ts";
import { standbyEndpoints } from "#contract/applications/standby.endpoints.ts";
import { worklistEndpoints } from "#contract/backoffice/worklist.endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { checkoutEndpoints } from "#contract/checkout/checkout.endpoints.ts";
import * as make from "#tests/support/factories.ts";
import { freshCorporation, outboxKeys, storedShift, testAdmin, testApp } from "#tests/support/fixtures.ts";
import { missedScene } from "#tests/support/missed-scene.ts";
import { noteMissing } from "./note-missing.ts";

const app = testApp({ settings: { dutyPhone: "70555011" } });
const admin = testAdmin(app);
const hotel = freshCorporation(app);
const { scene, at, candidate } = missedScene(app, hotel);

const bookingOf = async (id: number) =>
  (await app.call(bookingEndpoints.get, { as: hotel.token, params: { id } })).body;
const lines = async () => {
  const { groups } = (await app.call(worklistEndpoints.today, { as: admin.token })).body;
  return groups.find(({ key }) => key === "not_arrived")?.items ?? [];
};
const penaltiesOf = (shiftId: number) =>
  app.db.selectFrom("penalties").select(["card", "annulled_at"]).where("shift_id", "=", shiftId).execute();

describe("a company notes that somebody did not come", () => {
  test("it costs nothing, gives no card, and the office, the duty phone and the person hear of it at once", async () => {
    const { shift, note, person, own } = await scene();
    const answer = await note();
    expect(answer.body).toMatchObject({ not_met: true, asked: 0, missed: { by: "company", state: "open" } });
    expect(await penaltiesOf(shift.id)).toEqual([]);
    expect((await bookingOf(shift.booking_id)).cancellation).toEqual({ hours: 0, places: 0, amount: 0 });
    expect((await lines()).map(({ shift_id }) => shift_id)).toContain(shift.id);
    const job = (await own()).body;
    expect(job.arrival).toMatchObject({ missed_by: "company", arrived_at: null });
    // The shift goes on: it stands on the person's page, not in the history.
    expect(job.state.key).toBe("selected");
    const sent = await app.db
      .selectFrom("outbox")
      .select(["recipient", "body", "expires_at"])
      .where("key", "like", "not-arrived%")
      .where("channel", "=", "sms")
      .where("recipient", "in", ["70555011", person.phone])
      .execute();
    expect(sent.map(({ body }) => body).join(" ")).toMatch(
      /ikke mødt op.*venter på dig|venter på dig.*ikke mødt op/s,
    );
    const asked = sent.find(({ recipient }) => recipient === person.phone);
    const booking = app.db.selectFrom("bookings").select("ends_at").where("id", "=", shift.booking_id);
    expect(asked?.expires_at).toEqual((await booking.executeTakeFirst())?.ends_at);
  });

  test("pressed twice, or in two tabs at once, it is noted and told once", async () => {
    const { shift, note } = await scene();
    const answers = await Promise.all([note(), note()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await note();
    const rows = await app.db
      .selectFrom("missed_arrivals")
      .select("id")
      .where("shift_id", "=", shift.id)
      .execute();
    expect(rows).toHaveLength(1);
    expect(await outboxKeys(app, `not-arrived:${rows[0]?.id}%`)).toHaveLength(1);
  });

  test("is refused before the start, and where the person has arrived or stamped", async () => {
    const { note, arrive } = await scene();
    app.setNow(at("15:59"));
    expect((await note()).text).toContain("Vagten er ikke startet endnu");
    app.setNow(at("16:05"));
    await arrive();
    expect((await note()).text).toContain("already_arrived");

    const other = await scene();
    await other.stamp();
    expect((await other.note()).text).toContain("already_stamped");
  });

  test("another company's people are not found", async () => {
    const { shift } = await scene();
    const { id } = await make.corporation(app.db);
    const stranger = await app.signIn({ kind: "corporation", id });
    const parts = { as: stranger, params: { id: shift.id } };
    const put = await app.call(arrivalEndpoints.noteNotArrived, {
      ...parts,
      body: { needs_replacement: false },
    });
    expect(put.status).toBe(404);
    expect((await app.call(arrivalEndpoints.takeBackNotArrived, parts)).status).toBe(404);
  });

  test("'Fjern' is gone from the start on, also for the office, and nothing is billed", async () => {
    const { shift } = await scene();
    for (const as of [hotel.token, admin.token]) {
      const removed = await app.call(applicantEndpoints.changeState, {
        as,
        params: { shiftId: shift.id },
        query: { shiftType: "removed" },
        body: { reason: "Ikke mødt op" },
      });
      expect([removed.status, removed.text]).toEqual([409, expect.stringContaining("Mødte ikke op")]);
    }
    expect(await storedShift(app, shift.id)).toMatchObject({ status: "selected", cancellation_fee: 0 });
  });
});

describe("who was missed and comes after all", () => {
  test("by the digits: the line closes, everybody reads it, and the shift counts", async () => {
    const { shift, note, arrive, own, id } = await scene();
    await note();
    app.setNow(at("16:40"));
    expect((await arrive()).body.arrival).toMatchObject({ missed_at: null });
    expect(await storedShift(app, shift.id)).toMatchObject({ not_met_for_booking: false });
    expect((await lines()).map(({ shift_id }) => shift_id)).not.toContain(shift.id);
    const [person] = (await bookingOf(id)).shifts;
    expect(person).toMatchObject({ missed: null, not_met: false });
    expect((await own()).body.arrival.arrived_at).not.toBeNull();
    expect(await outboxKeys(app, "came-after-all%")).toEqual(
      expect.arrayContaining([expect.stringContaining("came-after-all-duty")]),
    );
  });

  test("arriving and being noted at the same moment ends in one of the two truths, never in both", async () => {
    for (let round = 0; round < 4; round++) {
      const { shift, note, arrive, id } = await scene();
      const [noted, arrived] = await Promise.all([note(), arrive()]);
      expect(arrived.status).toBe(200);
      expect([200, 409]).toContain(noted.status);
      expect(await storedShift(app, shift.id)).toMatchObject({ not_met_for_booking: false });
      expect((await bookingOf(id)).shifts).toMatchObject([{ missed: null }]);
    }
  });

  test("by the company's press, which the person is told of; once more there is nothing to take back", async () => {
    const { note, takeBack, shift } = await scene();
    await note();
    expect((await takeBack()).body).toMatchObject({ missed: null, not_met: false });
    expect((await takeBack()).text).toContain("nothing_to_take_back");
    // Pressed by mistake it can be noted again.
    expect((await note()).body).toMatchObject({ not_met: true });
    expect((await storedShift(app, shift.id)).not_met_for_booking).toBe(true);
  });

  test("by the own word where the company shows no digits; with digits these say it", async () => {
    const withPin = await scene();
    await withPin.note();
    expect((await withPin.here()).text).toContain("pin_needed");
    const without = await scene({ arrival_pin: null });
    expect((await without.here()).text).toContain("nothing_to_answer");
    await without.note();
    expect((await without.here()).body.arrival).toMatchObject({ missed_at: null });
    expect((await without.here()).status).toBe(200);
    expect((await storedShift(app, without.shift.id)).not_met_for_booking).toBe(false);
  });

  test("by a stamp of the person: the hours are disputed as any others, and the company answers them", async () => {
    const { shift, note, stamp, id } = await scene();
    await note();
    app.setNow(at("23:30"));
    expect((await stamp()).status).toBe(200);
    expect((await storedShift(app, shift.id)).not_met_for_booking).toBe(false);
    const checkout = await app.call(checkoutEndpoints.corporationShifts, {
      as: hotel.token,
      params: { bookingId: id },
    });
    expect(checkout.body).toMatchObject([{ not_met_for_booking: false, employee_checkin_time: "16:00" }]);
  });

  test("the company notes it at checkout, and pays nothing for the person", async () => {
    const { note, id } = await scene();
    app.setNow(at("23:30"));
    expect((await note()).status).toBe(200);
    expect((await bookingOf(id)).price.total).toBe(0);
  });
});

describe("the office decides", () => {
  const decide = (shiftId: number, decision: "no_show" | "excused" | "came", reason = "") =>
    app.call(arrivalEndpoints.decideNotArrived, {
      as: admin.token,
      params: { id: shiftId },
      body: { decision, reason },
    });

  test("a card needs a reason; a stamp does not undo it, the company's word does", async () => {
    const { shift, note, stamp, takeBack } = await scene();
    await note();
    expect((await decide(shift.id, "no_show")).text).toContain("reason_required");
    expect((await decide(shift.id, "no_show", "Svarer ikke")).status).toBe(200);
    expect(await penaltiesOf(shift.id)).toMatchObject([{ card: "red", annulled_at: null }]);
    expect(await lines()).not.toMatchObject([{ shift_id: shift.id }]);
    app.setNow(at("23:30"));
    await stamp();
    expect((await storedShift(app, shift.id)).not_met_for_booking).toBe(true);
    await takeBack();
    expect((await penaltiesOf(shift.id))[0]?.annulled_at).not.toBeNull();
    expect((await storedShift(app, shift.id)).not_met_for_booking).toBe(false);
  });

  test("excused, nobody pays and nobody is punished; where nobody was missed there is nothing to decide", async () => {
    const { shift, note } = await scene();
    expect((await decide(shift.id, "excused", "Ulykke")).text).toContain("nothing_to_answer");
    await note();
    await decide(shift.id, "excused", "Ulykke");
    expect(await penaltiesOf(shift.id)).toEqual([]);
    expect((await storedShift(app, shift.id)).not_met_for_booking).toBe(true);
  });
});

describe("a replacement", () => {
  test("is asked at once, takes the place though the shift goes on, and both work where the first comes too", async () => {
    const { note, id, arrive } = await scene();
    const [anna, bo] = [await candidate(id), await candidate(id)];
    const noted = await note(true);
    expect(noted.body.asked).toBe(2);
    const waiting = await app.call(standbyEndpoints.waiting, { as: anna.token });
    expect(waiting.body.map((job) => job.id)).toEqual([id]);
    const accept = (token: string) => app.call(standbyEndpoints.acceptOffer, { as: token, params: { id } });
    const answers = await Promise.all([accept(anna.token), accept(bo.token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    // As many people as there are places are shown.
    expect((await bookingOf(id)).selectedShifts).toBe(1);
    await arrive();
    const { selectedShifts, shifts } = await bookingOf(id);
    expect(selectedShifts).toBe(2);
    expect(shifts.every(({ not_met }) => !not_met)).toBe(true);
  });

  test("is no longer asked once the person has come", async () => {
    const { note, id, arrive } = await scene();
    const anna = await candidate(id);
    await note(true);
    await arrive();
    const late = await app.call(standbyEndpoints.acceptOffer, { as: anna.token, params: { id } });
    expect(late.text).toContain("offer_taken");
  });

  test("nobody can be asked for a running shift where nobody is missed", async () => {
    const { id } = await scene();
    const anna = await candidate(id);
    const asked = await app.call(standbyEndpoints.ask, {
      as: admin.token,
      params: { id },
      body: { employee_ids: [anna.id] },
    });
    expect(asked.text).toContain("booking_ended");
  });
});

describe("without a press", () => {
  test("who has not given the digits 15 minutes after the start is missed, told of once, and billed until somebody says so", async () => {
    const { shift, id } = await scene();
    app.setNow(at("16:14"));
    await noteMissing(app.services);
    expect(await lines()).not.toMatchObject([{ shift_id: shift.id }]);
    app.setNow(at("16:15"));
    await noteMissing(app.services);
    app.setNow(at("16:16"));
    await noteMissing(app.services);
    expect((await lines()).filter(({ shift_id }) => shift_id === shift.id)).toHaveLength(1);
    // A letter and an SMS.
    expect(await outboxKeys(app, `not-arrived-company:${id}:%`)).toHaveLength(2);
    expect((await storedShift(app, shift.id)).not_met_for_booking).toBe(false);
  });

  test("who wrote to be late has longer, and a booking without digits misses nobody", async () => {
    const { shift, late } = await scene();
    const quiet = await scene({ arrival_pin: null });
    expect((await late(20)).body.arrival.on_my_way).toMatchObject({ minutes: 20 });
    app.setNow(at("16:34"));
    await noteMissing(app.services);
    const missed = (await lines()).map(({ shift_id }) => shift_id);
    expect(missed).not.toContain(shift.id);
    expect(missed).not.toContain(quiet.shift.id);
    app.setNow(at("16:35"));
    await noteMissing(app.services);
    expect((await lines()).map(({ shift_id }) => shift_id)).toContain(shift.id);
  });
});
