import type { employeeEndpoints as rows } from "#contract/employees/employee.endpoints.ts";
import { serializeEmployee } from "#server/features/employees/employee.serializer.ts";
import { auditPayDataRead } from "#server/features/employees/pay-data.ts";
import { loadProfiles } from "#server/features/employees/profile/load-profile.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { addableEmployees, searchEmployees } from "./admin-employee.queries.ts";

/** One page of the employees that match, newest first, with their personal numbers: the read is noted. */
export const employees: Handler<typeof rows.list> = async (call) => {
  const { query, now, services } = call;
  const { searchTerm: term, staffType, limit, offset } = query;
  const isDeactivated = query.deactivated !== undefined;
  const found = await searchEmployees(services.db, { term, staffType, isDeactivated, limit, offset });
  await auditPayDataRead(services.db, call, found.rows);
  const secrets = services.secrets;
  const profiles = await loadProfiles(services.db, found.rows, now);
  return {
    employees: profiles.map((profile) => serializeEmployee(profile, secrets, now)),
    totalEmployees: found.total,
  };
};

/** Everybody who can be added to a booking, by name. */
export const employeeOptions: Handler<typeof rows.options> = async ({ services }) => {
  const people = await addableEmployees(services.db);
  return people.map((person) => ({ ...person, created_at: person.created_at.toISOString() }));
};
