-- Why an admin has selected somebody past the rules of working time; empty where nothing was broken.
alter table shifts add column working_time_reason text not null default '';
