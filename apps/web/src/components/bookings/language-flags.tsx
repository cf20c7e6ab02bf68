import { bookingCardTexts } from "#texts/da/corporation/booking-card.ts";

const names = bookingCardTexts.languages;

/** The flags of the languages that are spoken: one or both. */
export function LanguageFlags({ language }: { language: string }) {
  return (
    <span className="row flags">
      {language.includes(names.danish) && <DanishFlag />}
      {language.includes(names.english) && <EnglishFlag />}
    </span>
  );
}

function DanishFlag() {
  return (
    <svg className="flag" viewBox="0 0 20 14" role="img" aria-label={names.danish}>
      <rect width="20" height="14" fill="#c8102e" />
      <path d="M0 7h20M7 0v14" stroke="#fff" strokeWidth="2.4" />
    </svg>
  );
}

function EnglishFlag() {
  return (
    <svg className="flag" viewBox="0 0 20 14" role="img" aria-label={names.english}>
      <rect width="20" height="14" fill="#1f3a78" />
      <path d="M0 0l20 14M20 0L0 14" stroke="#fff" strokeWidth="2.6" />
      <path d="M0 0l20 14M20 0L0 14" stroke="#c8102e" strokeWidth="1" />
      <path d="M10 0v14M0 7h20" stroke="#fff" strokeWidth="4.4" />
      <path d="M10 0v14M0 7h20" stroke="#c8102e" strokeWidth="2.4" />
    </svg>
  );
}
