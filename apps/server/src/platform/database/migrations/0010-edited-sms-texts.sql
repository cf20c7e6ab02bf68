-- A text stands here once an admin has changed it. Which SMS there are, and what they say until then, is in
-- packages/texts: a row of its own for each would have to follow every change of a default.
alter table sms_templates drop constraint sms_templates_key_key;
alter table sms_templates
  drop column id,
  drop column title,
  drop column title_in_danish,
  drop column category,
  add primary key (key);
