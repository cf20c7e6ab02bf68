import { connect, type Socket } from "node:net";

/** A connection that says exactly what it is told to, and nothing else. */
export interface RawConnection {
  readonly socket: Socket;
  send(text: string | Uint8Array): void;
  /** Everything it was answered, once the other side has closed it. */
  readonly closed: Promise<string>;
  /** What it was answered so far, once that matches. */
  until(pattern: RegExp): Promise<string>;
}

/** Connects to a server on this machine. */
export function openRaw(port: number): RawConnection {
  const socket = connect(port, "127.0.0.1");
  let text = "";
  const heard = new Set<() => void>();
  socket.on("data", (chunk) => {
    text += chunk;
    for (const listener of heard) listener();
  });
  socket.on("error", () => {});
  const closed = new Promise<string>((resolve) => socket.once("close", () => resolve(text)));
  return {
    socket,
    closed,
    send: (part) => void socket.write(part),
    until: (pattern) =>
      new Promise((resolve, reject) => {
        const check = () => {
          if (!pattern.test(text)) return;
          heard.delete(check);
          resolve(text);
        };
        heard.add(check);
        socket.once("close", () => reject(new Error(`closed after: ${text}`)));
        check();
      }),
  };
}
