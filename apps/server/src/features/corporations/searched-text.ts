import { sql } from "kysely";

/** What a company is found by in the office: name, contact person, e-mail, telephone, CVR number; as the index has it. */
export const corporationText = sql`name || ' ' || contact_person || ' ' || email || ' ' || phone || ' ' || cvr_nr`;

/** A company's name and contact person, as the index has them. */
export const companyName = sql`name || ' ' || contact_person`;
