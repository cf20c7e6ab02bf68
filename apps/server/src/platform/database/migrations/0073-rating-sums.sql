-- How often and with how many stars each employee and company is rated, kept by whatever changes a rating: an average
-- over all of somebody's ratings was read for every row of a list. Comments without stars and annulled ratings don't count.
create table rating_sums (
  about text not null check (about in ('employee', 'corporation')),
  rated_id integer not null,
  ratings integer not null,
  stars integer not null,
  primary key (about, rated_id)
);

insert into rating_sums (about, rated_id, ratings, stars)
select about, case about when 'employee' then employee_id else corporation_id end, count(*), sum(score)
from ratings where annulled_at is null and score > 0
group by 1, 2;

create function sum_ratings() returns trigger language plpgsql as $$ begin
  insert into rating_sums as kept (about, rated_id, ratings, stars)
  select each.about, each.rated_id, sum(each.sign), sum(each.sign * each.score)
  from (values
    (old.about, case old.about when 'employee' then old.employee_id else old.corporation_id end,
      old.score, old.annulled_at, -1),
    (new.about, case new.about when 'employee' then new.employee_id else new.corporation_id end,
      new.score, new.annulled_at, 1)
  ) each (about, rated_id, score, annulled_at, sign)
  where each.annulled_at is null and each.score > 0
  group by each.about, each.rated_id
  having sum(each.sign) <> 0 or sum(each.sign * each.score) <> 0
  on conflict (about, rated_id) do update
    set ratings = kept.ratings + excluded.ratings, stars = kept.stars + excluded.stars; return null; end $$;

create trigger sum_ratings after insert or update or delete on ratings for each row execute function sum_ratings();
