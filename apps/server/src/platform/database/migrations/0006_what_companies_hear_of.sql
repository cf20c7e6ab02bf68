-- What a company hears of its bookings; unfilled places and rejections are told by e-mail whatever it has switched off.
alter table corporations add column noti_applicants_booking boolean not null default true;
alter table corporations add column sms_applicants_booking boolean not null default false;
alter table corporations add column sms_unfilled_booking boolean not null default true;
alter table corporations add column noti_not_ready_booking boolean not null default true;
alter table corporations add column sms_not_ready_booking boolean not null default true;
alter table corporations add column sms_rejected_booking boolean not null default true;
alter table corporations add column noti_prepayment_booking boolean not null default true;
alter table corporations add column noti_invoice_booking boolean not null default true;

-- Why an admin rejected a booking, as its company reads it.
alter table bookings add column rejected_reason text not null default '';

-- When a booking's company was told of applicants last.
create table applicant_notices (
  booking_id integer primary key references bookings on delete cascade,
  told_at timestamptz not null
);
