import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, constants } from "node:zlib";

/** Where the floor page stands. */
export const FLOOR = "/floor";

/**
 * One server for both pages: hands everything on to the product, and serves the floor, which is a public page of the
 * product's own as a file: its HTML with the styles inside, no script, no data.
 */
export async function startFront(product: string, path: string): Promise<{ url: string; stop(): void }> {
  const html = withoutScripts(await (await fetch(new URL(path, product))).text());
  const floor = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  const server = createServer((incoming, outgoing) => {
    if (incoming.url !== FLOOR) return handOn(product, incoming, outgoing);
    outgoing.writeHead(200, {
      "content-type": "text/html; charset=utf-8",
      "content-encoding": "br",
      "cache-control": "no-store",
    });
    outgoing.end(floor);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function withoutScripts(html: string): string {
  return html.replace(/<script\b.*?<\/script>/gs, "").replace(/<link rel="modulepreload"[^>]*>/g, "");
}

function handOn(product: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, headers } = incoming;
  const passed = request(new URL(incoming.url ?? "/", product), { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  passed.on("error", () => outgoing.destroy());
  incoming.pipe(passed);
}
