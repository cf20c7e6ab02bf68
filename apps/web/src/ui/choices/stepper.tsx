import { Minus, Plus } from "lucide-react";
import {
  type ChangeEvent,
  type ComponentPropsWithoutRef,
  type FocusEvent,
  type ReactNode,
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
  /** What to do where the highest is too few; stands after the sentence that says so. */
  aboveMax?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A whole number between two buttons. A typed number above the limit falls back to it at once, one below when
 * the field is left; under the field stands what it became and why, until another number is given. Fits
 * `register(name, { valueAsNumber: true })`.
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
    aboveMax,
    ref,
    onChange,
    onBlur,
    ...input
  } = props;
  const [typed, setTyped] = useState(props.value ?? props.defaultValue ?? min);
  const [correction, setCorrection] = useState<Correction | null>(null);
  const count = written ?? props.value ?? typed;
  const isHydrated = useHydrated();
  const element = useRef<HTMLInputElement>(null);

  function change(event: ChangeEvent<HTMLInputElement>) {
    const { value, valueAsNumber } = event.target;
    const isAbove = valueAsNumber > max;
    if (isAbove) event.target.value = String(max);
    setCorrection(isAbove ? correctionOf(value, min, max) : null);
    setTyped(event.target.valueAsNumber);
    onChange?.(event);
  }

  function leave(event: FocusEvent<HTMLInputElement>) {
    const { value, valueAsNumber } = event.target;
    const made = correctionOf(value, min, max);
    if (made !== null || String(valueAsNumber) !== value) {
      setAndTell(event.target, clampWhole(valueAsNumber, min, max));
      setCorrection(made);
    }
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

  const told = correction && (
    <span role="status">
      {uiTexts.corrected[correction.why](correction)} {correction.why === "above" && aboveMax}
    </span>
  );
  return (
    <Field
      {...{ label, note, error, id, className }}
      hint={
        told ? (
          <>
            {told} {hint}
          </>
        ) : (
          hint
        )
      }
    >
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

/** A typed number that the field could not keep: as it was typed, what it became, and why. */
interface Correction {
  readonly typed: string;
  readonly became: number;
  readonly why: "above" | "below" | "fraction" | "empty" | "power";
}

/** What became of typed text that is no whole number within both limits; null where it is one. */
export function correctionOf(typed: string, lowest: number, highest: number): Correction | null {
  const value = typed === "" ? Number.NaN : Number(typed);
  const became = clampWhole(value, lowest, highest);
  const shown = typed.replace(".", ",");
  if (Number.isNaN(value)) return { typed: shown, became, why: "empty" };
  if (value > highest) return { typed: shown, became, why: "above" };
  if (value < lowest) return { typed: shown, became, why: "below" };
  if (value !== became) return { typed: shown, became, why: "fraction" };
  return /e/i.test(typed) ? { typed: shown, became, why: "power" } : null;
}
