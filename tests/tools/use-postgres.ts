import { inject } from "vitest";

/** What a fresh database of the tests is made on; see tests/support/database.ts. */
const server = inject("databaseServer");
if (server) process.env.TEST_DATABASE_URL = server;
