-- What the person says of a penalty, and what the office answers. A held freeze waits for that answer.
alter table penalties
  add column is_held boolean not null default false,
  add column review_message text not null default '',
  add column review_asked_at timestamptz,
  add column answer_by date,
  add column reviewer text not null default '',
  add column decision text check (decision in ('uphold', 'lift')),
  add column decision_reason text not null default '',
  add column decided_at timestamptz,
  add column decided_by integer references corporations;

create index penalties_of_shift on penalties (shift_id);
-- Those that nobody has decided on, for the queue.
create index penalties_to_review on penalties (id) where annulled_at is null and (decided_at is null or decided_at < review_asked_at);
