import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { pastOfferEndpoints } from "#contract/applications/past-offer.endpoints.ts";
import { pageMoneyEndpoints } from "#contract/backoffice/page-money.endpoints.ts";
import { adminBookingEndpoints } from "#contract/bookings/admin-booking.endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import { penaltyEndpoints } from "#contract/employees/penalty.endpoints.ts";
import { transferEndpoints } from "#contract/employees/transfer.endpoints.ts";
import { companyInvoiceEndpoints } from "#contract/invoicing/company-invoice.endpoints.ts";
import { invoiceDocumentEndpoints } from "#contract/invoicing/invoice-document.endpoints.ts";
import { messageEndpoints } from "#contract/messages/message.endpoints.ts";
import type { Endpoint } from "#contract/wire/endpoint.ts";
import { DAY_MS } from "#rules/time/moment.ts";
import * as make from "#tests/support/factories.ts";
import { pagedDocuments, pagedOwnDocuments } from "#tests/support/fixtures/paged-documents.ts";
import { makeCorporation, signedInEmployee } from "#tests/support/fixtures.ts";
import { TEST_NOW, type TestApp } from "#tests/support/test-app.ts";

/** A list, with somebody who reads it and ways to change it meanwhile. */
export interface PagedList {
  readonly as: string;
  readonly params?: object;
  readonly query?: object;
  /** Makes a row; a list that is sorted by days has one of a later day earlier or later. `first` puts it into the group that stands first. */
  readonly make: (day: number, first: boolean) => Promise<number>;
  /** Takes a row out of the list. */
  readonly remove: (id: number) => Promise<unknown>;
  /** Puts a row of the first group into the other one. */
  readonly move?: (id: number) => Promise<unknown>;
}

const at = (day: number) => new Date(TEST_NOW + day * DAY_MS);

/** Every list of the contract that pages, by its row, with `admin` as who reads those of the office. */
export function pagedLists(app: TestApp, admin: { readonly token: string }) {
  const lists: [unknown, () => Promise<PagedList>][] = [
    [
      employeeEndpoints.list,
      async () => ({
        as: admin.token,
        query: { searchTerm: "Sidehoved" },
        make: async () => (await make.employee(app.db, { last_name: "Sidehoved" })).id,
        remove: (id) =>
          app.db
            .updateTable("employees")
            .set({ deactivated_at: at(0) })
            .where("id", "=", id)
            .execute(),
      }),
    ],
    [
      corporationEndpoints.list,
      async () => ({
        as: admin.token,
        query: { searchTerm: "Sidegaarden" },
        make: async () => (await make.corporation(app.db, { name: "Sidegaarden" })).id,
        remove: (id) =>
          app.db
            .updateTable("corporations")
            .set({ erased_at: at(0) })
            .where("id", "=", id)
            .execute(),
      }),
    ],
    [
      penaltyEndpoints.penalties,
      async () => {
        const hotel = await makeCorporation(app);
        const { id: employee_id } = await make.employee(app.db);
        const values = { employee_id, kind: "normal", card: "yellow", occurred_at: at(0) } as const;
        return {
          as: admin.token,
          query: { employee: String(employee_id) },
          make: async (day, first) => {
            const { shift } = await hotel.bookedShift({ date: make.testDay(day) }, { employee_id });
            const waiting = { review_asked_at: at(0), answer_by: day % 8 === 0 ? make.testDay(-day) : null };
            const penalty = { ...values, shift_id: shift.id, ...(first ? waiting : {}) };
            return idOf(
              app.db.insertInto("penalties").values(penalty).returning("id").executeTakeFirstOrThrow(),
            );
          },
          remove: (id) => app.db.deleteFrom("penalties").where("id", "=", id).execute(),
          move: (id) =>
            app.db
              .updateTable("penalties")
              .set({ decided_at: at(1) })
              .where("id", "=", id)
              .execute(),
        };
      },
    ],
    [
      transferEndpoints.transfers,
      async () => {
        const old = await make.employee(app.db);
        const decided = { state: "refused", decided_at: at(0) } as const;
        return {
          as: admin.token,
          make: async (_, first) => {
            const { id: employee_id } = await make.employee(app.db);
            const asked = {
              employee_id,
              old_employee_id: old.id,
              created_at: at(0),
              ...(first ? {} : decided),
            };
            return idOf(
              app.db.insertInto("profile_transfers").values(asked).returning("id").executeTakeFirstOrThrow(),
            );
          },
          remove: (id) => app.db.deleteFrom("profile_transfers").where("id", "=", id).execute(),
          move: (id) => app.db.updateTable("profile_transfers").set(decided).where("id", "=", id).execute(),
        };
      },
    ],
    [
      messageEndpoints.outbox,
      async () => ({
        as: admin.token,
        query: { channel: "push" },
        make: async (day, first) => {
          const status = first ? "failed" : "sent";
          const row = {
            key: `page-${day}`,
            channel: "push",
            subject_key: "x",
            recipient: "x",
            created_at: at(0),
            status,
          } as const;
          return Number(
            (await app.db.insertInto("outbox").values(row).returning("id").executeTakeFirstOrThrow()).id,
          );
        },
        remove: (id) => app.db.deleteFrom("outbox").where("id", "=", id).execute(),
        move: (id) => app.db.updateTable("outbox").set({ status: "sent" }).where("id", "=", id).execute(),
      }),
    ],
    [
      pageMoneyEndpoints.companyInvoices,
      async () => {
        const hotel = await makeCorporation(app);
        const { id: booking_id } = await hotel.booking();
        return {
          as: admin.token,
          params: { id: hotel.id },
          make: () => idOf(make.invoice(app.db, { booking_id, created_at: at(0) })),
          remove: (id) => app.db.deleteFrom("invoices").where("id", "=", id).execute(),
        };
      },
    ],
    [invoiceDocumentEndpoints.documents, () => pagedDocuments(app, admin.token)],
    [companyInvoiceEndpoints.ownInvoices, () => pagedOwnDocuments(app)],
    [
      pageMoneyEndpoints.personPay,
      async () => {
        const { booking, shift } = await (await makeCorporation(app)).bookedShift();
        return {
          as: admin.token,
          params: { id: shift.employee_id },
          make: async () => {
            const pay = { kind: "pay", hours: 8, hourly_wage: 192_00, amount: 1, created_at: at(0) } as const;
            const row = { ...pay, booking_id: booking.id, shift_id: shift.id, taken_back_at: at(0) };
            return idOf(app.db.insertInto("pay_lines").values(row).returning("id").executeTakeFirstOrThrow());
          },
          remove: (id) => app.db.deleteFrom("pay_lines").where("id", "=", id).execute(),
        };
      },
    ],
    [
      adminBookingEndpoints.list,
      () => bookingsOf("admin_upcoming_bookings", { startDate: make.testDay(300) }),
    ],
    [
      bookingEndpoints.finished,
      async () => {
        const hotel = await makeCorporation(app);
        return {
          as: hotel.token,
          make: async (day, first) => {
            const { booking } = await hotel.bookedShift({
              date: make.testDay(day - 200),
              all_check_times_approved: !first,
            });
            return booking.id;
          },
          remove: cancel,
          move: (id) =>
            app.db
              .updateTable("bookings")
              .set({ all_check_times_approved: true })
              .where("id", "=", id)
              .execute(),
        };
      },
    ],
    [
      jobEndpoints.overview,
      async () => {
        const { id, token } = await signedInEmployee(app);
        const hotel = await makeCorporation(app);
        const own = await make.staffType(app.db);
        await make.giveSkill(app.db, id, own.id);
        return {
          as: token,
          query: { limit: "100" },
          make: async (day, first) =>
            (await hotel.booking({ date: make.testDay(day), ...(first ? { staff_type_id: own.id } : {}) }))
              .id,
          remove: cancel,
          move: (booking) =>
            app.db
              .updateTable("bookings")
              .set({ staff_type_id: hotel.staffType.id })
              .where("id", "=", booking)
              .execute(),
        };
      },
    ],
    [jobEndpoints.finished, () => shiftsOf("finished")],
    [jobEndpoints.history, () => shiftsOf("history")],
    [
      pastOfferEndpoints.pastOffers,
      async () => {
        const { id: employee_id, token } = await signedInEmployee(app);
        const hotel = await makeCorporation(app);
        return {
          as: token,
          make: async (day) => {
            const { id: booking_id } = await hotel.booking();
            const ended = { state: "declined", kind: "standby", answered_at: at(day - 200) } as const;
            const row = { booking_id, employee_id, created_at: at(-300), expires_at: at(1), ...ended };
            return idOf(app.db.insertInto("offers").values(row).returning("id").executeTakeFirstOrThrow());
          },
          remove: (id) => app.db.deleteFrom("offers").where("id", "=", id).execute(),
        };
      },
    ],
  ];

  const idOf = async (made: Promise<{ id: number }>) => (await made).id;
  const cancel = (id: number) =>
    app.db.updateTable("bookings").set({ status: "cancelled" }).where("id", "=", id).execute();

  async function bookingsOf(
    type: "admin_upcoming_bookings" | "admin_old_bookings",
    query: object,
  ): Promise<PagedList> {
    const hotel = await makeCorporation(app, { name: "Hotel Sidehoved" });
    const from = type === "admin_old_bookings" ? -500 : 300;
    return {
      as: admin.token,
      query: { type, ...query },
      make: async (day) => (await hotel.booking({ date: make.testDay(from + day) })).id,
      remove: (id) => app.db.deleteFrom("bookings").where("id", "=", id).execute(),
    };
  }

  async function shiftsOf(list: "finished" | "history"): Promise<PagedList> {
    const { id: employee_id, token } = await signedInEmployee(app);
    const hotel = await makeCorporation(app);
    return {
      as: token,
      make: async (day) => {
        const status = list === "history" && day % 3 === 0 ? "withdrawn" : "selected";
        return (await hotel.bookedShift({ date: make.testDay(day - 200) }, { employee_id, status })).shift.id;
      },
      remove: (id) => app.db.deleteFrom("shifts").where("id", "=", id).execute(),
    };
  }

  const old = { row: adminBookingEndpoints.list as unknown as Endpoint };
  return [
    ...lists.map(([row, of]) => ({ name: (row as Endpoint).path, row: row as Endpoint, of })),
    {
      ...old,
      name: "old bookings",
      of: () => bookingsOf("admin_old_bookings", { endDate: make.testDay(-400) }),
    },
    {
      ...old,
      name: "searched old bookings",
      of: () => bookingsOf("admin_old_bookings", { searchTerm: "sidehoved" }),
    },
  ];
}
