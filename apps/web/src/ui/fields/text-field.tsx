import type { LucideIcon } from "lucide-react";
import type { ChangeEvent, ComponentPropsWithRef, ReactNode } from "react";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Field, type FieldTexts } from "./field.tsx";

export interface TextFieldProps
  extends Omit<ComponentPropsWithRef<"input">, "disabled" | "readOnly">,
    FieldTexts {
  /** Characters that don't fit are dropped as they are typed or pasted. */
  mask?: Mask;
  icon?: LucideIcon;
  /** Stands inside at the right: «kr.». */
  unit?: ReactNode;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  isLoading?: boolean;
}

/** One line of text. The native input gets `ref`, `name` and the rest, so react-hook-form's `register` fits. */
export function TextField({
  label,
  note,
  hint,
  error,
  mask,
  icon,
  unit,
  isDisabled,
  isReadOnly,
  isLoading,
  id,
  className,
  maxLength,
  onChange,
  ...input
}: TextFieldProps) {
  function change(event: ChangeEvent<HTMLInputElement>) {
    if (mask) clean(event.target, mask, maxLength);
    onChange?.(event);
  }

  return (
    <Field {...{ label, note, hint, error, id, className }}>
      {(control) => (
        <span className="affix">
          {icon && <Icon of={icon} />}
          <input
            inputMode={mask && (mask === "digits" ? "numeric" : "decimal")}
            {...input}
            {...control}
            className="input"
            // With a mask the length is cut after cleaning; the browser would cut a pasted «20 55 01 72» too early.
            maxLength={mask ? undefined : maxLength}
            disabled={isDisabled}
            readOnly={isReadOnly}
            aria-busy={isLoading || undefined}
            onChange={change}
          />
          {isLoading ? (
            <span className="unit">
              <Spinner />
            </span>
          ) : (
            unit && <span className="unit">{unit}</span>
          )}
        </span>
      )}
    </Field>
  );
}

function clean(input: HTMLInputElement, mask: Mask, maxLength?: number) {
  const typed = { text: input.value, isDot: input.dataset.isDot !== undefined };
  const { text, isDot } = applyMaskTyped(typed, mask, maxLength);
  if (text !== input.value) input.value = text;
  if (isDot) input.dataset.isDot = "";
  else delete input.dataset.isDot;
}

/** What stands in a field, and whether its comma was typed as a dot. */
interface Typed {
  readonly text: string;
  readonly isDot: boolean;
}

/**
 * `applyMask` key by key: a typed dot stands as a comma until three digits follow it, which makes it the point between
 * thousands.
 */
export function applyMaskTyped({ text, isDot }: Typed, mask: Mask, maxLength?: number): Typed {
  const grouped = isDot ? text.replace(/^(\d{1,3}),(\d{3})$/, "$1$2") : text;
  const masked = applyMask(grouped, mask, maxLength);
  return { text: masked, isDot: masked.includes(",") && (isDot || !grouped.includes(",")) };
}

/** What may be typed: digits only, or digits with one comma, for which a dot is read where it can only be one. */
export type Mask = "digits" | "digitsAndComma";

/**
 * Removes what the mask does not allow and cuts to `maxLength` characters. Cutting comes last, so that a pasted
 * «20 55 01 72» keeps all its digits.
 */
export function applyMask(text: string, mask: Mask, maxLength = Number.POSITIVE_INFINITY): string {
  const allowed = mask === "digits" ? text.replace(/\D/g, "") : keepOneComma(readDot(text));
  return allowed.slice(0, maxLength);
}

/** «192.50» is 192,50 and never a hundred times as much; «1.000» and «1.000,50» group their thousands. */
function readDot(text: string): string {
  const withComma = text.includes(",") ? text : text.replace(/(\d)\.(\d{0,2})$/, "$1,$2");
  return withComma.replace(/[^\d,]/g, "");
}

function keepOneComma(text: string): string {
  const [whole, ...decimals] = text.split(",");
  return decimals.length === 0 ? text : `${whole},${decimals.join("")}`;
}
