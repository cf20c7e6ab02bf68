-- messages.letters
select distinct
  on ("v"."key") "v"."id",
  "v"."key",
  "v"."subject",
  "v"."body",
  "v"."button",
  "v"."created_at",
  coalesce(nullif(c.contact_person, ''), c.name) as "creator"
from
  "letter_versions" as "v"
  left join "corporations" as "c" on "c"."id" = "v"."created_by"
order by
  "v"."key",
  "v"."id" desc;

-- messages.mail
select
  "channel",
  "payload",
  "emptied_at"
from
  "outbox"
where
  "id" = $1;

-- messages.outbox
select
  "id",
  0 as "own_group"
from
  "outbox"
where
  status = 'failed'
  and channel <> 'webhook'
  and true
order by
  "id" desc
limit
  $1;

-- messages.outbox
select
  "id",
  1 as "own_group"
from
  "outbox"
where
  status <> 'failed'
  and channel <> 'webhook'
  and true
order by
  "id" desc
limit
  $1;

-- messages.outbox
select
  "o".*
from
  (
    (
      select
        "id",
        0 as "own_group"
      from
        "outbox"
      where
        status = 'failed'
        and channel <> 'webhook'
        and true
      order by
        "id" desc
      limit
        $1
    )
    union all
    (
      select
        "id",
        1 as "own_group"
      from
        "outbox"
      where
        status <> 'failed'
        and channel <> 'webhook'
        and true
      order by
        "id" desc
      limit
        $2
    )
  ) as "found"
  inner join "outbox" as "o" on "o"."id" = "found"."id"
order by
  "found"."own_group",
  "o"."id" desc
limit
  $3
offset
  $4;

-- messages.pushKey
select
  "id"
from
  "push_subscriptions"
where
  "session_hash" = $1;

-- messages.pushKey
select
  "key_encrypted"
from
  "kept_keys"
where
  "purpose" = $1;
