-- The document that a consent to more hours is signed in; null where its paper lies elsewhere or the document is removed.
alter table week_opt_outs add column document_id integer references employee_documents on delete set null;
create index week_opt_outs_by_document on week_opt_outs (document_id) where document_id is not null;
