-- Why a delivery waits or was given up, secret links apart from the text, and texts that are deleted after a while.

alter table outbox
  -- Tries that count towards giving up; `attempts` counts all of them, and tells one attempt from the next.
  add column failures integer not null default 0,
  -- An attempt whose end nobody knows came before: what is paid must be looked up before it is repeated.
  add column may_have_arrived boolean not null default false,
  -- What stands in the way, or stood there at the end: a word that has a sentence in the mailbox.
  add column problem text,
  -- The link that the text leaves out, encrypted; gone once the message is delivered or given up.
  add column link_encrypted text,
  -- The text leaves a secret link out: it is never sent a second time from here.
  add column has_secret boolean not null default false,
  -- From then on delivering it is of no use.
  add column expires_at timestamptz,
  -- When recipient, subject and text were deleted.
  add column emptied_at timestamptz;

update outbox set may_have_arrived = true where attempts > 0 and status <> 'sent';

-- Links to a new password that were written into texts so far.
update outbox set body = '', payload = '{}', has_secret = true, emptied_at = created_at,
  status = case when status in ('queued', 'sending') then 'failed' else status end,
  problem = case when status = 'sent' then null else 'expired' end
where key like 'password-reset:%';

create index outbox_to_empty on outbox (created_at)
  where emptied_at is null and channel in ('email', 'sms');
