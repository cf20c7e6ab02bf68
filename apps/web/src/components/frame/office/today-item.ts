import type * as z from "zod/mini";
import type { todayItem } from "#contract/backoffice/worklist.endpoints.ts";

export type TodayItem = z.output<typeof todayItem>;
