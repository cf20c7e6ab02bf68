/** Why a document of a person is not taken in or changed. */
export const documentRefusals = {
  document_name: "Skriv, hvad dokumentet hedder.",
  contract_text: "Teksten kan ikke gemmes, som den står.",
  text_changed: "Teksten er ændret, mens siden stod åben. Læs den nye, og send igen.",
  terms_template: "Skabelonen mangler noget, loven kræver. Se punkterne, der er markeret.",
  document_days: "Dokumentet udløber, før det gælder. Se på de to datoer.",
  document_expired: "Dokumentet er udløbet. Brug et, der gælder endnu.",
  document_approved: "Dokumentet er godkendt, så det kan kun fornyes, eller fjernes af kontoret.",
  too_many_documents: "Der er allerede 20 dokumenter. Fjern et, der ikke bruges mere.",
} as const;
