/** What a booking is called by in the office, on the telephone and in «Besked til flere»: «Booking 123». */
export const bookingNumber = (id: number) => `Booking\u00a0${id}`;

/** The same inside a sentence of another service, which is searched by what somebody types: «booking 123». */
export const typedBookingNumber = (id: number) => `booking ${id}`;
