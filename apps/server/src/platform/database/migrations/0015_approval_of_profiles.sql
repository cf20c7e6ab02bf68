-- Whether the office has said yes to a profile; whoever is there already counts as approved.
alter table employees
  add column approval text not null default 'approved' check (approval in ('waiting', 'approved', 'declined')),
  -- What a person whose profile is declined is told.
  add column approval_reason text not null default '',
  -- Since when a profile waits, or when the office decided on it; null where nobody was asked.
  add column approval_at timestamptz;
create index employees_not_approved on employees (approval, approval_at) where approval <> 'approved';
