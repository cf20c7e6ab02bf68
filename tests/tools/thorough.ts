/** Whether nothing is left out: `npm run test:thorough` and `test:long`; see docs/decisions/0014. */
export const isThorough = process.env.TEST_THOROUGH === "1";
