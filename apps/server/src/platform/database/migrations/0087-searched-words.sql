-- People and companies are found by any three letters of their words without reading everybody. The expressions are
-- those of `searched-text.ts` in employees and corporations, and of `platform/database/text-search.ts`.
create extension if not exists pg_trgm;

create index employees_searched on employees using gin (
  (translate(lower(first_name || ' ' || last_name || ' ' || login_email || ' ' || email || ' ' || phone || ' ' || city),
    'ÆØÅÄÖÜÉ', 'æøåäöüé')) gin_trgm_ops,
  (translate(lower(first_name || ' ' || last_name), 'ÆØÅÄÖÜÉ', 'æøåäöüé')) gin_trgm_ops,
  (regexp_replace(phone, '[^0-9]', '', 'g')) gin_trgm_ops
);

create index corporations_searched on corporations using gin (
  (translate(lower(name || ' ' || contact_person || ' ' || email || ' ' || phone || ' ' || cvr_nr),
    'ÆØÅÄÖÜÉ', 'æøåäöüé')) gin_trgm_ops,
  (translate(lower(name || ' ' || contact_person), 'ÆØÅÄÖÜÉ', 'æøåäöüé')) gin_trgm_ops,
  (regexp_replace(phone, '[^0-9]', '', 'g')) gin_trgm_ops,
  (regexp_replace(cvr_nr, '[^0-9]', '', 'g')) gin_trgm_ops
);
