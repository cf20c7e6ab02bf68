import * as z from "zod/mini";

type Inner = z.core.$ZodType;

/** Values of which a schema of the contract takes the first that fits. */
const candidates = [null, "", 0, 1, false, [], "10:00", "2026-11-24", "2026-11-24T09:00:00Z"];

/** An answer as the contract has it, with as little in it as its schema allows, except for `values`. */
export function sampleOf<Schema extends z.ZodMiniType>(
  schema: Schema,
  values: Partial<z.output<Schema>> = {},
): z.output<Schema> {
  return z.parse(schema, { ...(leastOf(schema) as object), ...values });
}

function leastOf(schema: Inner): unknown {
  const known = schema as z.core.$ZodTypes;
  const { def } = known._zod;
  if (def.type === "object") return mapValues(def.shape, leastOf);
  if (def.type === "optional") return undefined;
  if (def.type === "literal") return def.values[0];
  if (def.type === "record") {
    const keys = [...(def.keyType._zod.values ?? [])].map(String);
    return Object.fromEntries(keys.map((key) => [key, leastOf(def.valueType)]));
  }
  return candidates.find((value) => z.core.safeParse(schema, value).success);
}

function mapValues(shape: Readonly<Record<string, Inner>>, make: (schema: Inner) => unknown) {
  return Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, make(schema)]));
}
