import type { manyMessageEndpoints } from "#contract/backoffice/broadcast.endpoints.ts";
import type { AnswerOf, BodyInput } from "#contract/wire/endpoint.ts";

/** What is sent to many, and who gets it. */
export type ManyBody = BodyInput<typeof manyMessageEndpoints.sendToMany>;
export type Reach = AnswerOf<typeof manyMessageEndpoints.sendToMany>;
