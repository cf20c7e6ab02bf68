-- One title a staff type, in whatever case: where the database's locale is C, lower() leaves Ø as it is.
drop index staff_types_title;
create unique index staff_types_title on staff_types (translate(lower(trim(job_title)), 'ÆØÅÄÖÜÉ', 'æøåäöüé'));
