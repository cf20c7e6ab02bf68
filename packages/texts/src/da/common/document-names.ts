import type { DocumentKind } from "#rules/people/documents/document.ts";

/** What each kind of document is called. */
export const documentKindNames: Readonly<Record<DocumentKind, string>> = {
  work_permit: "Opholds- og arbejdstilladelse",
  student_permit: "Opholdstilladelse som studerende",
  food_hygiene: "Hygiejnebevis",
  alcohol_server: "Kursus i ansvarlig udskænkning",
  driving_licence: "Kørekort",
  other: "Andet",
};

/** What a document is called: by its kind, or by its own name. */
export function documentName({
  kind,
  title,
}: {
  readonly kind: DocumentKind;
  readonly title: string;
}): string {
  return kind === "other" && title !== "" ? title : documentKindNames[kind];
}
