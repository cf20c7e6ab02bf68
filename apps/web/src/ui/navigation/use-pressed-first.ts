import { useEffect, useState } from "react";

/** Milliseconds after which what was pressed, and has not come about, is not shown any more. */
const PRESSED_FOR = 1_000;

/**
 * What was pressed is shown in the next frame, before what depends on it, which may be long, is drawn: what to show as
 * `value`, and what takes a press.
 */
export function usePressedFirst<Value>(
  value: Value,
  onChange: (value: Value) => void,
  isSame: (one: Value, other: Value) => boolean = Object.is,
): [Value, (value: Value) => void] {
  const [pressed, setPressed] = useState<{ value: Value } | null>(null);
  const isThere = pressed !== null && isSame(pressed.value, value);
  useEffect(() => {
    if (pressed === null) return;
    if (isThere) return setPressed(null);
    const timer = setTimeout(() => setPressed(null), PRESSED_FOR);
    return () => clearTimeout(timer);
  }, [pressed, isThere]);

  function press(next: Value) {
    setPressed({ value: next });
    requestAnimationFrame(() => setTimeout(() => onChange(next)));
  }

  return [pressed ? pressed.value : value, press];
}
