import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import type { WireChangePreview } from "#contract/bookings/agreement.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import type { BookingFormInput } from "#contract/bookings/booking-form.ts";
import { type BookingValues, type CorporationFixture, signedInEmployee } from "./fixtures.ts";
import { TEST_NOW, type TestApp } from "./test-app.ts";

/** A company's booking with somebody selected, and what both do about changes of it. */
export function agreementScene(app: TestApp, admin: { readonly token: string }, hotel: CorporationFixture) {
  async function scene(values: BookingValues = {}) {
    app.setNow(TEST_NOW);
    const { id } = await hotel.booking({ number_of_staff: 2, ...values });
    const person = await signedInEmployee(app);
    const shift = await hotel.shiftOn(id, { employee_id: person.id, status: "selected" });
    const own = (row: typeof jobEndpoints.booking | typeof jobEndpoints.checkIn) =>
      app.call(row, { as: person.token, params: { id } });
    const answer = (said: "yes" | "no") =>
      app.call(jobEndpoints.answerChange, {
        as: person.token,
        params: { bookingId: id },
        body: { answer: said },
      });
    return { id, person, shift, own, answer };
  }

  /** Saves the booking with some fields changed, as the edit form does. */
  async function change(id: number, values: Partial<BookingFormInput>, as = hotel.token) {
    const { body } = await app.call(bookingEndpoints.getEditable, { as: admin.token, params: { id } });
    const answer = await app.call(bookingEndpoints.change, {
      as,
      params: { id },
      body: { ...body, ...values } as BookingFormInput,
    });
    return { ...answer, body: answer.body as WireCorporationBooking };
  }

  async function preview(id: number, values: Partial<BookingFormInput>, as = hotel.token) {
    const { body } = await app.call(bookingEndpoints.getEditable, { as, params: { id } });
    const answer = await app.call(bookingEndpoints.change, {
      as,
      params: { id },
      query: { dryRun: "1" },
      body: { ...body, ...values } as BookingFormInput,
    });
    return answer.body as WireChangePreview;
  }

  return { scene, change, preview };
}
