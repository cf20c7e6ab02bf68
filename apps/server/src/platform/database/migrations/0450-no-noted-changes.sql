-- No answer is kept any more, so that nothing notes what has changed. The triggers go with their functions.
-- Nothing reads it since 0390.
drop function note_change_of_all() cascade;
drop function note_change_of_booking() cascade;
drop function note_change_of_corporation() cascade;
drop function note_change_of_document() cascade;
drop function note_change_of_employee() cascade;
drop function note_change_of_line() cascade;
drop function note_change_of_message() cascade;
drop function note_change_of_office() cascade;
drop function note_change_of_penalty() cascade;
drop function note_change_of_person() cascade;
drop function note_change_of_rated() cascade;
drop function note_change_of_shift() cascade;
drop table changes;
