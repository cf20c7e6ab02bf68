-- cspell:disable
-- What a text is searched by: small letters without accents, æ, ae and a alike, as are ø, oe and o, å, aa and a. In
-- PL/pgSQL so that PostgreSQL takes the index, as `digits_of` is.
create function folded(text) returns text language plpgsql immutable strict parallel safe as
  $$ begin return replace(replace(replace(lower(translate($1, 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝàáâãäåæçèéêëìíîïðñòóôõöøùúûüýÿŠšŽžČčĆćŁłĞğŞşİı', 'aaaaaaaceeeeiiiidnoooooouuuuyaaaaaaaceeeeiiiidnoooooouuuuyysszzccccllggssii')), 'ae', 'a'), 'oe', 'o'), 'aa', 'a'); end $$;

-- What a name is sorted by in Danish: æ, ø and å after z, aa as å, accents apart, whatever the database's locale.
create function danish_order(text) returns text language plpgsql immutable strict parallel safe as
  $$ begin return replace(translate(lower(translate($1, 'ÆÄØÖÅÀÁÂÃÇÈÉÊËÌÍÎÏÑÒÓÔÕÙÚÛÜÝ', 'æäøöåaaaaceeeeiiiinoooouuuuy')),
    'æäøöåàáâãçèéêëìíîïñòóôõùúûüýÿ', '{{||}aaaaceeeeiiiinoooouuuuyy'), 'aa', '}') collate "C"; end $$;

drop index corporations_searched;
create index corporations_searched on corporations using gin (
  (folded(name || ' ' || contact_person || ' ' || email || ' ' || phone || ' ' || cvr_nr)) gin_trgm_ops,
  (folded(name || ' ' || contact_person)) gin_trgm_ops,
  (digits_of(phone)) gin_trgm_ops,
  (digits_of(cvr_nr)) gin_trgm_ops
);
drop index employees_searched;
create index employees_searched on employees using gin (
  (folded(first_name || ' ' || last_name || ' ' || login_email || ' ' || email || ' ' || phone || ' ' || city)) gin_trgm_ops,
  (folded(first_name || ' ' || last_name)) gin_trgm_ops,
  (digits_of(phone)) gin_trgm_ops
);
