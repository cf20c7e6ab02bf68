import { Minus, Plus } from "lucide-react";
import {
  type ChangeEvent,
  type ComponentPropsWithoutRef,
  type FocusEvent,
  type Ref,
  useRef,
  useState,
} from "react";
import { uiTexts } from "#texts/da/ui/ui.ts";
import { Field, type FieldTexts } from "#web/ui/fields/field.tsx";
import { useHydrated } from "#web/ui/foundation/use-hydrated.ts";
import { Icon } from "#web/ui/icon.tsx";

export interface StepperProps
  extends Omit<
      ComponentPropsWithoutRef<"input">,
      "type" | "disabled" | "min" | "max" | "value" | "defaultValue"
    >,
    FieldTexts {
  min: number;
  max: number;
  value?: number;
  defaultValue?: number;
  /** What the field holds, where a form library writes into it without telling. */
  count?: number;
  isDisabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A whole number between two buttons. A typed number above the limit falls back to it at once, one below when
 * the field is left. Fits `register(name, { valueAsNumber: true })`.
 */
export function Stepper(props: StepperProps) {
  const {
    label,
    note,
    hint,
    error,
    id,
    className,
    min,
    max,
    count: written,
    isDisabled,
    ref,
    onChange,
    onBlur,
    ...input
  } = props;
  const [typed, setTyped] = useState(props.value ?? props.defaultValue ?? min);
  const count = written ?? props.value ?? typed;
  const isHydrated = useHydrated();
  const element = useRef<HTMLInputElement>(null);

  function change(event: ChangeEvent<HTMLInputElement>) {
    if (event.target.valueAsNumber > max) event.target.value = String(max);
    setTyped(event.target.valueAsNumber);
    onChange?.(event);
  }

  function leave(event: FocusEvent<HTMLInputElement>) {
    const allowed = clampWhole(event.target.valueAsNumber, min, max);
    if (event.target.valueAsNumber !== allowed) setAndTell(event.target, allowed);
    onBlur?.(event);
  }

  function step(by: 1 | -1) {
    if (!element.current) return;
    setAndTell(element.current, clampWhole(element.current.valueAsNumber + by, min, max));
  }

  function connect(node: HTMLInputElement | null) {
    element.current = node;
    if (typeof ref === "function") return ref(node);
    if (ref) ref.current = node;
  }

  return (
    <Field {...{ label, note, hint, error, id, className }}>
      {(control) => (
        <span className="stepper">
          <button
            type="button"
            aria-label={uiTexts.fewer}
            disabled={isDisabled || count <= min}
            inert={!isHydrated}
            onClick={() => step(-1)}
          >
            <Icon of={Minus} />
          </button>
          <input
            {...input}
            {...control}
            ref={connect}
            type="number"
            inputMode="numeric"
            min={min}
            max={max}
            disabled={isDisabled}
            onChange={change}
            onBlur={leave}
          />
          <button
            type="button"
            aria-label={uiTexts.more}
            disabled={isDisabled || count >= max}
            inert={!isHydrated}
            onClick={() => step(1)}
          >
            <Icon of={Plus} />
          </button>
        </span>
      )}
    </Field>
  );
}

/** Sets the native number so that React and the form library hear of it as if it were typed. */
function setAndTell(input: HTMLInputElement, value: number) {
  // React shadows the setter of `value`, which would hide the change from it; `valueAsNumber` it leaves alone.
  input.valueAsNumber = value;
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

/** The nearest whole number within both limits. What is no number becomes the lowest. */
export function clampWhole(value: number, lowest: number, highest: number): number {
  if (Number.isNaN(value)) return lowest;
  return Math.min(highest, Math.max(lowest, Math.trunc(value)));
}
