import { inject } from "vitest";

/** What a fresh database of the tests is made on, and of; see tests/support/database.ts. */
const server = inject("databaseServer");
const template = inject("databaseTemplate");
if (server) process.env.TEST_DATABASE_URL = server;
if (template) process.env.TEST_DATABASE_TEMPLATE = template;
