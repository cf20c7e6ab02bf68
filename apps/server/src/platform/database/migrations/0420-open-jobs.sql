-- The list of open jobs asks of every one where it lies and whether a place is free: both stand on the booking.

-- The work region of a Danish postal code, null outside Denmark. Rule: Work regions, docs/rules/people.md.
create function region_of_zip(zip text) returns text language sql immutable parallel safe as $$
  select case
    when zip !~ '^[0-9]{4}$' then null
    when zip collate "C" >= '9000' then 'northernJutland'
    when zip collate "C" >= '8850' then 'eastJutland'
    when zip collate "C" >= '8800' then 'westJutland'
    when zip collate "C" >= '8000' then 'eastJutland'
    when zip collate "C" >= '7900' then 'northernJutland'
    when zip collate "C" >= '7800' then 'westJutland'
    when zip collate "C" >= '7700' then 'northernJutland'
    when zip collate "C" >= '7200' then 'westJutland'
    when zip collate "C" >= '7000' then 'eastJutland'
    when zip collate "C" >= '6700' then 'westJutland'
    when zip collate "C" >= '6000' then 'southernJutland'
    when zip collate "C" >= '5000' then 'fyn'
    when zip collate "C" >= '4600' then 'southZealand'
    when zip collate "C" >= '4000' then 'westZealand'
    -- The Faroe Islands and Greenland.
    when zip collate "C" >= '3800' then null
    when zip collate "C" >= '3700' then 'bornholm'
    when zip collate "C" >= '2950' then 'northZealand'
    when zip collate "C" >= '0800' then 'copenhagen'
  end $$;

alter table bookings add column region text generated always as (region_of_zip(zip_code)) stored;

-- How many people are selected. Whoever changes that has locked the booking.
alter table bookings add column places_taken integer not null default 0;
update bookings b set places_taken = taken.people
  from (select booking_id, count(*) as people from shifts where status = 'selected' group by booking_id) taken
  where taken.booking_id = b.id;

create function keep_places_taken() returns trigger language plpgsql as $$ begin
  update bookings set places_taken = places_taken
    - (tg_op <> 'INSERT' and id = old.booking_id and old.status = 'selected')::integer
    + (tg_op <> 'DELETE' and id = new.booking_id and new.status = 'selected')::integer
    where id in (old.booking_id, new.booking_id); return null; end $$;

create trigger keep_places_taken_of_new after insert on shifts for each row
  when (new.status = 'selected') execute function keep_places_taken();
create trigger keep_places_taken_of_gone after delete on shifts for each row
  when (old.status = 'selected') execute function keep_places_taken();
create trigger keep_places_taken_of_changed after update on shifts for each row
  when ((old.booking_id, old.status = 'selected') is distinct from (new.booking_id, new.status = 'selected'))
  execute function keep_places_taken();
