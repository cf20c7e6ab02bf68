-- Who reported a person sick: the person, or the office for them. Null where nobody did, or it is not known.
alter table shifts add column sick_by text check (sick_by in ('employee', 'admin'));
update shifts set sick_by = 'employee' where sick_late;
