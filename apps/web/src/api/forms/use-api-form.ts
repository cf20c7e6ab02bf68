import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useState } from "react";
import {
  type FieldValues,
  type Resolver,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import type * as z from "zod/mini";
import { type ShownFieldErrors, showFieldErrors } from "./field-errors.ts";

/** What decides whether the values may be sent: a schema of the contract, or a resolver of the form's own. */
type Check<Values extends FieldValues, Output> =
  | { schema: z.core.$ZodType<Output> }
  | { resolver: Resolver<Values, unknown, Output> };

export type ApiFormOptions<Values extends FieldValues, Output> = Omit<
  UseFormProps<Values, unknown, Output>,
  "resolver"
> &
  Check<Values, Output> & {
    /** The form's field for a field that the server names otherwise, such as `corporation.email` for `email`. */
    fieldOf?: (serverField: string) => string;
  };

/**
 * A form whose values are sent to the server. `Values` is what stands in its fields, `Output` what the schema makes of
 * it; the two may differ, because a field holds plain text where the schema wants one of few words.
 *
 * `showFieldErrors` puts what the server refused (422 with fields) under the fields; any other error shows nothing.
 */
export function useApiForm<Values extends FieldValues, Output>(
  options: ApiFormOptions<Values, Output>,
): {
  form: UseFormReturn<Values, unknown, Output>;
  showFieldErrors: (error: unknown) => ShownFieldErrors;
} {
  const { fieldOf, ...rest } = options;
  const [resolver] = useState(() => resolverOf(options));
  const form = useForm<Values, unknown, Output>({ ...rest, resolver });
  return { form, showFieldErrors: (error) => showFieldErrors(form, error, fieldOf) };
}

/** The resolver's type wants the schema's input to be the form's values; what is typed may be anything. */
function resolverOf<Values extends FieldValues, Output>(
  check: Check<Values, Output>,
): Resolver<Values, unknown, Output> {
  if ("resolver" in check) return check.resolver;
  return standardSchemaResolver<Values, unknown, Output>(check.schema as z.core.$ZodType<Output, Values>);
}
