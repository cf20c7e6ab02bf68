type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/**
 * A document in which each of the named schemas stands once, in `schemas`, and everywhere else is referred to: also
 * where a larger one of them, or a copy made from the same fields, contains it.
 */
export function shareSchemas<Document>(
  document: Document,
  named: Readonly<Record<string, object>>,
): { readonly document: Document; readonly schemas: Record<string, object> } {
  const nameOf = new Map<string, string>();
  const share = (node: Json): Json => {
    if (node === null || typeof node !== "object") return node;
    if (Array.isArray(node)) return node.map(share);
    const shared = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, share(value)]));
    const name = nameOf.get(canonical(shared));
    return name === undefined ? shared : { $ref: `#/components/schemas/${name}` };
  };
  const schemas: Record<string, object> = {};
  // The smaller first: what contains them then already refers to them.
  const bySize = Object.entries(named).sort(([, one], [, other]) => sizeOf(one) - sizeOf(other));
  for (const [name, schema] of bySize) {
    const shared = share(schema as Json) as object;
    if ("$ref" in shared) continue;
    schemas[name] = shared;
    nameOf.set(canonical(shared), name);
  }
  return { document: share(document as Json) as Document, schemas };
}

/** A schema as text; the order of its keywords makes no difference. */
function canonical(schema: object): string {
  return JSON.stringify(Object.entries(schema).sort(([one], [other]) => (one < other ? -1 : 1)));
}

function sizeOf(schema: object): number {
  return JSON.stringify(schema).length;
}
