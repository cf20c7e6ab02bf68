import { cleanUp } from "./clean-up.ts";
import { sendGetReady } from "./get-ready.ts";
import { offerDueJobs } from "./offer-to-everybody.ts";
import { tellPassedOver } from "./passed-over.ts";
import { remindCompanies, remindEmployees } from "./remind-of-checkout.ts";
import type { Sweep } from "./sweep.ts";

/** Everything that happens by the clock. */
export const allSweeps: readonly Sweep[] = [
  { name: "get-ready", everyMinutes: 1, run: sendGetReady },
  { name: "offer-to-everybody", everyMinutes: 1, run: offerDueJobs },
  { name: "remind-employees", everyMinutes: 5, run: remindEmployees },
  { name: "remind-companies", everyMinutes: 5, run: remindCompanies },
  { name: "passed-over", everyMinutes: 15, run: tellPassedOver },
  { name: "clean-up", everyMinutes: 60, run: cleanUp },
];
