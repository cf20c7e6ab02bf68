-- What people and companies are searched and sorted by, stored: two letters are in no index of trigrams, and folding
-- every row of a list at each search takes most of its time.
alter table employees
  add column search_text text not null generated always as
    (folded(first_name || ' ' || last_name || ' ' || login_email || ' ' || email || ' ' || phone || ' ' || city)) stored,
  add column search_name text not null generated always as (folded(first_name || ' ' || last_name)) stored,
  add column sort_name text collate "C" not null generated always as (danish_order(first_name || ' ' || last_name)) stored;
alter table corporations
  add column search_text text not null generated always as
    (folded(name || ' ' || contact_person || ' ' || email || ' ' || phone || ' ' || cvr_nr)) stored,
  add column search_name text not null generated always as (folded(name || ' ' || contact_person)) stored,
  add column sort_name text collate "C" not null generated always as (danish_order(name)) stored;

drop index corporations_searched;
create index corporations_searched on corporations using gin (
  search_text gin_trgm_ops, search_name gin_trgm_ops, (digits_of(phone)) gin_trgm_ops, (digits_of(cvr_nr)) gin_trgm_ops
);
drop index employees_searched;
create index employees_searched on employees using gin (
  search_text gin_trgm_ops, search_name gin_trgm_ops, (digits_of(phone)) gin_trgm_ops
);
