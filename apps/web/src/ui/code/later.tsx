import { type ReactNode, useEffect, useRef, useState } from "react";
import type { CodeLater } from "./code-later.ts";

interface LaterProps<Code> {
  code: CodeLater<Code>;
  /** Stands there until the code is. */
  waiting?: ReactNode;
  /** The code could not be fetched: whatever asked for it takes its wish back, and the page stays as it is. */
  onFail: () => void;
  children: (code: Code) => ReactNode;
}

/** A part of the page whose code is fetched when it is first shown, such as a dialog or a calendar. */
export function Later<Code>({ code, waiting = null, onFail, children }: LaterProps<Code>) {
  const [fetched, setFetched] = useState(() => ({ code: code.current() }));
  const fail = useRef(onFail);
  fail.current = onFail;
  useEffect(() => {
    let isGone = false;
    code.fetch().then(
      (code) => !isGone && setFetched((before) => (before.code === code ? before : { code })),
      () => !isGone && fail.current(),
    );
    return () => {
      isGone = true;
    };
  }, [code]);
  return fetched.code === null ? waiting : children(fetched.code);
}
