import { departmentEndpoints as rows } from "#contract/corporations/department.endpoints.ts";
import { departmentMonths } from "#rules/bookings/departments.ts";
import { toWireKroner } from "#rules/money/ore.ts";
import { record } from "#server/features/events/record.ts";
import { actorOf, changesOf } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import { type Handler, type Route, route } from "#server/platform/http/handler.ts";
import { corporationOf, type Session } from "#server/platform/sessions/session.ts";
import {
  countedBookings,
  departmentsOf,
  endAsOwnDepartment,
  insertDepartment,
  lockDepartment,
  serializeDepartment,
  updateDepartment,
} from "./department.queries.ts";

/** The departments of the company, archived ones last; the office has none. */
const list: Handler<typeof rows.departments> = async ({ session, services }) =>
  (await departmentsOf(services.db, corporationOf(session).companyId)).map(serializeDepartment);

/** Adds a department. Refuses `invalid` under `name` where the company has one of that name, archived or not. */
const create: Handler<typeof rows.createDepartment> = ({ session, body, now, services }) => {
  const companyId = companyWithDepartments(session);
  return inTransaction(services.db, async (tx) => {
    const row = await insertDepartment(tx, {
      ...{ corporation_id: companyId, name: body.name, cost_centre: body.cost_centre },
      created_at: new Date(now),
    });
    const event = { type: "department.create", id: row.id, companyId } as const;
    await record({ tx, actor: actorOf(session), now }, event);
    return serializeDepartment(row);
  });
};

/**
 * Renames a department, gives it another cost centre, archives it or takes it back; a repeat changes nothing. An archived
 * one is nobody's own any more. Refuses `not_found`, and `invalid` under `name` where another has that name.
 */
const change: Handler<typeof rows.changeDepartment> = ({ session, params, body, now, services }) => {
  const companyId = companyWithDepartments(session);
  return inTransaction(services.db, async (tx) => {
    const row = await lockDepartment(tx, companyId, params.id);
    if (!row) throw new DomainError("not_found");
    const { archived, ...named } = body;
    const before = { name: row.name, cost_centre: row.cost_centre, archived: row.archived_at !== null };
    const after = {
      name: named.name ?? before.name,
      cost_centre: named.cost_centre ?? before.cost_centre,
      archived: archived ?? before.archived,
    };
    const changes = changesOf(before, after);
    if (Object.keys(changes).length === 0) return serializeDepartment(row);
    const saved = await updateDepartment(tx, row.id, {
      ...{ name: after.name, cost_centre: after.cost_centre },
      archived_at: after.archived ? (row.archived_at ?? new Date(now)) : null,
    });
    if (after.archived) await endAsOwnDepartment(tx, row.id);
    const event = { type: "department.change", id: row.id, companyId, detail: { changes } } as const;
    await record({ tx, actor: actorOf(session), now }, event);
    return serializeDepartment(saved);
  });
};

/** What the departments of the company come to in a year. Rule: Figures of departments, docs/rules/bookings.md. */
const figures: Handler<typeof rows.departmentFigures> = async ({ session, query, services }) => {
  const bookings = await countedBookings(services.db, corporationOf(session).companyId, query.year);
  return departmentMonths(bookings).map(({ departmentId, booked, invoiced, ...counted }) => ({
    ...counted,
    department_id: departmentId,
    booked: toWireKroner(booked),
    invoiced: toWireKroner(invoiced),
  }));
};

/** Refuses `office_user`: the office books for nobody of its own. */
function companyWithDepartments(session: Session): number {
  const { isAdmin, companyId } = corporationOf(session);
  if (isAdmin) throw new DomainError("office_user");
  return companyId;
}

/** The departments of a company. */
export const departmentRoutes: readonly Route[] = [
  route(rows.departments, list),
  route(rows.createDepartment, create),
  route(rows.changeDepartment, change),
  route(rows.departmentFigures, figures),
];
