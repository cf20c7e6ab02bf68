-- Whether somebody of the office, and not the company itself, noted that a person did not come.
alter table missed_arrivals add column noted_by_office boolean not null default false;
