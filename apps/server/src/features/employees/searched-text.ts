import { sql } from "kysely";

/** What an employee is found by in the office: names, both e-mails, telephone and city; as the index has it. */
export const employeeText = sql`first_name || ' ' || last_name || ' ' || login_email || ' ' || email || ' ' || phone || ' ' || city`;

/** A person's name, as the index has it. */
export const personName = sql<string>`first_name || ' ' || last_name`;
