import { type Cluster, startCluster } from "../cluster.ts";
import { onceForAll } from "./once-for-all.ts";

/** One throw-away PostgreSQL for all projects of a run, or the server that TEST_DATABASE_URL names; null where there is none. */
export const sharedServer = () =>
  onceForAll("server", async (): Promise<{ value: string | null; end: () => void }> => {
    const given = process.env.TEST_DATABASE_URL;
    const cluster: Cluster | null = given ? null : await startCluster();
    return { value: given ?? cluster?.url ?? null, end: () => cluster?.stop() };
  });
