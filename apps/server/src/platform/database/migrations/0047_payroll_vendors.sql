-- Which payroll service has got a pay line, as soon as it may have; null of one that was never sent.
alter table pay_lines add column vendor text check (vendor in ('file', 'zenegy', 'danlon'));
update pay_lines set vendor = 'zenegy' where not (hours = 0 and amount = 0);

-- Whose id zenegy_uid is: a person's id at a payroll service is that service's own.
alter table employees add column payroll_vendor text not null default 'zenegy'
  check (payroll_vendor in ('file', 'zenegy', 'danlon'));
