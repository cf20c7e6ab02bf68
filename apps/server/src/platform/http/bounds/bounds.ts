/** What a caller may take up at most. Times in milliseconds. Tests pass in shorter ones. */
export interface Bounds {
  readonly connections: number;
  readonly headerBytes: number;
  /** From a connection's first byte, or its opening, to the end of the headers. */
  readonly headersWithin: number;
  /** How long a connection may wait for its next request. */
  readonly keepAlive: number;
  /** A JSON body, where its contract row allows no more. */
  readonly bodyBytes: number;
  readonly bodyWithin: number;
  readonly jsonDepth: number;
  /** An upload has no end, but a least speed over each window: a slow phone may take hours, a dripping one may not. */
  readonly uploadBytesPerSecond: number;
  readonly uploadWindow: number;
  /** How long the rest of a request may come in after its answer. */
  readonly restWithin: number;
  /** How long the caller may take to read an answer that is complete. */
  readonly answerWithin: number;
  /** How long nothing at all may pass through a connection while a request is under way. */
  readonly silence: number;
  /** How often slow callers are looked for. */
  readonly checkEvery: number;
  /** Event streams: how many a session may have in one process, and what may wait unread in one. */
  readonly streamsPerSession: number;
  readonly streamUnreadBytes: number;
  readonly heartbeat: number;
}

export const defaultBounds: Bounds = {
  connections: 4_000,
  headerBytes: 16_384,
  headersWithin: 15_000,
  // Longer than the proxies' 60 seconds, so that none sends a request into a connection that is being closed.
  keepAlive: 72_000,
  bodyBytes: 100_000,
  bodyWithin: 20_000,
  jsonDepth: 32,
  uploadBytesPerSecond: 8_000,
  uploadWindow: 30_000,
  restWithin: 10_000,
  answerWithin: 600_000,
  silence: 120_000,
  checkEvery: 2_000,
  streamsPerSession: 20,
  streamUnreadBytes: 65_536,
  heartbeat: 25_000,
};
