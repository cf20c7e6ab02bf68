import type { Socket } from "node:net";
import { statusErrors } from "#texts/da/common/errors.ts";

const REASONS: Readonly<Record<string, { status: 408 | 431; phrase: string }>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, phrase: "Request Timeout" },
  HPE_HEADER_OVERFLOW: { status: 431, phrase: "Request Header Fields Too Large" },
};

/** What Node says of it; the packet is what came last. */
type UnreadableError = NodeJS.ErrnoException & { readonly rawPacket?: unknown };

/** Answers what never became a request: headers that did not come in time, are too large, or are no HTTP. */
export function answerUnreadable(error: UnreadableError, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed || !socket.writable) return;
  const { status, phrase } = REASONS[error.code ?? ""] ?? { status: 400 as const, phrase: "Bad Request" };
  const body = JSON.stringify({ status: "error", code: "invalid", message: statusErrors[status] });
  socket.write(
    [
      `HTTP/1.1 ${status} ${phrase}`,
      "content-type: application/json; charset=utf-8",
      `content-length: ${Buffer.byteLength(body)}`,
      "cache-control: no-store",
      "x-content-type-options: nosniff",
      "connection: close",
      "",
      // An answer to HEAD has no body: its caller would take it for the next answer.
      isHead(error.rawPacket) ? "" : body,
    ].join("\r\n"),
  );
  socket.destroySoon();
}

function isHead(packet: unknown): boolean {
  return Buffer.isBuffer(packet) && packet.toString("latin1", 0, 5) === "HEAD ";
}
