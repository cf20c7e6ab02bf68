import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A proxy in front of a server, at an address that stays while the server behind it changes or goes away. */
export interface TcpProxy {
  readonly port: number;
  /** An address with its port replaced by this one. */
  through(url: string): string;
  /** From now on connections lead to another port of this machine. */
  leadTo(port: number): void;
  /** Breaks every connection and breaks new ones at once, as a server that is gone. */
  shut(): void;
  /** Passes nothing on any more, in neither direction, and says nothing about it, as a cable that was pulled. */
  pull(): void;
  /** Lets everything through again. What a pulled cable held back is lost with its connections. */
  open(): void;
  /** When callers were turned away, in milliseconds of `performance.now()`. */
  readonly turnedAway: readonly number[];
  /** How many callers are connected. */
  connections(): number;
  close(): void;
}

/**
 * Opens a proxy that leads to a port of this machine. Before each piece of what is said, in either direction, `mayPass` is
 * asked; when it says no the piece is dropped and the proxy refuses everybody.
 */
export async function startTcpProxy(target: number, mayPass = () => true): Promise<TcpProxy> {
  const pairs = new Set<[Socket, Socket]>();
  const turnedAway: number[] = [];
  let state: "open" | "shut" | "pulled" = "open";
  let behind = target;

  const proxy = createServer({ allowHalfOpen: true }, (caller) => {
    caller.on("error", () => caller.destroy());
    if (state === "shut") {
      turnedAway.push(performance.now());
      caller.destroy();
      return;
    }
    const server = connect({ port: behind, host: "127.0.0.1", allowHalfOpen: true });
    server.on("error", () => server.destroy());
    const pair: [Socket, Socket] = [caller, server];
    pairs.add(pair);
    const end = () => {
      // A cable that was pulled tells nobody.
      if (state === "pulled") return;
      pairs.delete(pair);
      for (const socket of pair) socket.destroy();
    };
    pass(caller, server, end);
    pass(server, caller, end);
  });

  function pass(from: Socket, to: Socket, end: () => void): void {
    from.on("data", (chunk) => {
      if (state === "pulled") return;
      if (mayPass()) to.write(chunk);
      else shut();
    });
    from.on("end", end);
    from.on("close", end);
  }

  function shut(): void {
    state = "shut";
    breakAll();
  }

  function breakAll(): void {
    for (const pair of pairs) for (const socket of pair) socket.destroy();
    pairs.clear();
  }

  await new Promise<void>((listening) => proxy.listen(0, "127.0.0.1", listening));
  const { port } = proxy.address() as AddressInfo;
  return {
    port,
    through: (url) => Object.assign(new URL(url), { port: String(port) }).href.replace(/\/$/, ""),
    leadTo: (next) => {
      behind = next;
    },
    shut,
    pull: () => {
      state = "pulled";
    },
    open: () => {
      if (state === "pulled") breakAll();
      state = "open";
    },
    turnedAway,
    connections: () => [...pairs].filter(([caller]) => !caller.destroyed).length,
    close: () => {
      proxy.close();
      breakAll();
    },
  };
}
