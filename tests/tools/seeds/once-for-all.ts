interface Prepared<T> {
  readonly value: T;
  readonly end: () => unknown;
}

interface Shared {
  readonly prepared: Promise<Prepared<unknown>>;
  users: number;
}

/** Each project of the tests loads its own modules before its tests begin, all of them in one process. */
const ground = globalThis as { preparedForTests?: Map<string, Shared> };
ground.preparedForTests ??= new Map();
const shared = ground.preparedForTests;

/** Prepares what several projects use, once; `end` has an effect when the last of its users has called it. */
export async function onceForAll<T>(
  name: string,
  prepare: () => Promise<Prepared<T>>,
): Promise<{ value: T; end: () => Promise<void> }> {
  const one: Shared = shared.get(name) ?? { prepared: prepare(), users: 0 };
  shared.set(name, one);
  one.users += 1;
  const { value, end } = (await one.prepared) as Prepared<T>;
  return {
    value,
    end: async () => {
      one.users -= 1;
      if (one.users === 0) await end();
    },
  };
}
