import { setPriority } from "node:os";
import type { DecodeJob } from "./decode.ts";

// The decoder's own process, so that a picture costs nobody else threads, memory or a crash. It lets everything else
// on the machine go first, which its threads have to know before there are any.
setPriority(10);
const { decode } = await import("./decode.ts");

process.on("message", async (job: DecodeJob) => process.send?.(await decode(job)));
process.on("disconnect", () => process.exit());
