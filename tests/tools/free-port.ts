import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/** Below those that systems give to whoever asks for any port: until it is listened on, nobody else is given it. */
const [LOWEST, HIGHEST] = [20_000, 32_000];

/** A port on this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(LOWEST, HIGHEST);
    const server = createServer();
    const isFree = await Promise.race([
      once(server.listen(port, "127.0.0.1"), "listening").then(() => true),
      once(server, "error").then(() => false),
    ]).catch(() => false);
    if (!isFree) continue;
    server.close();
    await once(server, "close");
    return port;
  }
  throw new Error("no port is free");
}
