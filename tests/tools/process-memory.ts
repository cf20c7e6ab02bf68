import { readFileSync } from "node:fs";

/** What a process holds, in megabytes. */
export interface Memory {
  readonly rss: number;
  /** After everything that nobody holds any more was given back. */
  readonly heap: number;
}

/** Reads the memory of a Node process that was started with `--inspect=127.0.0.1:0` and wrote `output` so far. */
export async function memoryOf(pid: number, output: string): Promise<Memory> {
  // The first that says so; what it starts itself says it after.
  const address = /Debugger listening on (ws:\S+)/.exec(output)?.[1];
  if (!address) throw new Error(`no debugger in: ${output}`);
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  const ask = (id: number, method: string, params: object = {}) =>
    new Promise<{ result: { result?: { value: number } } }>((resolve) => {
      socket.addEventListener("message", ({ data }) => {
        const answer = JSON.parse(String(data));
        if (answer.id === id) resolve(answer);
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
  await ask(1, "HeapProfiler.collectGarbage");
  await ask(2, "HeapProfiler.collectGarbage");
  const { result } = await ask(3, "Runtime.evaluate", { expression: "process.memoryUsage().heapUsed" });
  socket.close();
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return {
    rss: Math.round(Number(kilobytes) / 1024),
    heap: Math.round((result.result?.value ?? 0) / 2 ** 20),
  };
}
