-- What a company changed of an agreement, and what each selected person answers.
create table term_changes (
  id integer generated always as identity primary key,
  shift_id integer not null references shifts on delete cascade,
  booking_id integer not null references bookings on delete cascade,
  -- The terms that the person had agreed to.
  agreed jsonb not null default '{}',
  -- When the person had reported ready for them.
  ready_at timestamptz,
  asked_at timestamptz not null,
  answer_until timestamptz not null,
  state text not null default 'asked'
    check (state in ('asked', 'accepted', 'declined', 'expired', 'taken_back')),
  settled_at timestamptz,
  -- Whether a no costs the company what a removal costs: not where the office changed the booking by itself.
  costs boolean not null,
  check ((state = 'asked') = (settled_at is null))
);

create unique index one_open_change_of_a_shift on term_changes (shift_id) where state = 'asked';
create index open_term_changes_by_time on term_changes (answer_until) where state = 'asked';
create index term_changes_of_booking on term_changes (booking_id);

-- A changed booking whose people have not been told of it yet, with what it was before.
create table change_notices (
  booking_id integer primary key references bookings on delete cascade,
  before jsonb not null default '{}',
  first_saved_at timestamptz not null,
  tell_at timestamptz not null
);

create index change_notices_by_time on change_notices (tell_at);

-- The earliest start that was agreed with the person, where the booking was moved since: fees count from it.
alter table shifts add column earliest_start timestamptz;
-- The person applied for other terms, and has to say yes again before they can be selected.
alter table shifts add column reconfirm boolean not null default false;
