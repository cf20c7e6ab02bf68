/** Code that is fetched when it is first needed. */
export interface CodeLater<Code> {
  /** The code once it is there, null before. */
  current(): Code | null;
  /** Fetches it, once for everybody who asks meanwhile. A failure is forgotten, so that the next try may succeed. */
  fetch(): Promise<Code>;
  /** Fetches it ahead of its use; a failure shows when it is used. */
  prepare(): Promise<void>;
}

/** `load` is a dynamic import; it is called again after it has failed. */
export function lazyCode<Code>(load: () => Promise<Code>): CodeLater<Code> {
  let code: Code | null = null;
  let underWay: Promise<Code> | null = null;

  async function get(): Promise<Code> {
    try {
      code = await load();
      return code;
    } finally {
      underWay = null;
    }
  }

  async function fetch(): Promise<Code> {
    if (code !== null) return code;
    underWay ??= get();
    return underWay;
  }

  return {
    current: () => code,
    fetch,
    prepare: () =>
      fetch().then(
        () => {},
        () => {},
      ),
  };
}
