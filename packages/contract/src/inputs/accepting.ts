import * as z from "zod/mini";

/**
 * A strict object that also lets through names which the caller may send but not set: documented ones and those
 * of our own answers (decisions.md, *Fields that the caller may not set*). They are dropped; unknown names are 422.
 */
export function accepting<Shape extends z.core.$ZodShape>(shape: Shape, ignored: readonly string[]) {
  const names = ignored.filter((name) => !(name in shape));
  const tolerated = Object.fromEntries(names.map((name) => [name, z.optional(z.unknown())]));
  const strict: z.ZodMiniType = z.strictObject({ ...tolerated, ...shape });
  const onlyOwn = z.transform((value: unknown) =>
    Object.fromEntries(Object.entries(value as object).filter(([name]) => name in shape)),
  );
  return z.pipe(strict, onlyOwn) as unknown as z.ZodMiniType<
    z.output<z.ZodMiniObject<Shape>>,
    z.input<z.ZodMiniObject<Shape>>
  >;
}
