-- A sick report after the usual window is decided on by the office: excused, or a late cancellation.
alter table shifts add column sick_late boolean not null default false;
alter table shifts add column sick_decision text check (sick_decision in ('excuse', 'late_cancellation'));
alter table shifts add column sick_decision_reason text not null default '';
create index shifts_sick_late on shifts (starts_at, id) where status = 'sick' and sick_late and sick_decision is null;
