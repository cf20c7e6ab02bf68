-- settings.globalMessage
select
  "global_message"
from
  "global_settings";

-- settings.officeSettings
select
  "approve_profiles"
from
  "global_settings";

-- settings.smsTemplates
select
  "key",
  "template_content"
from
  "sms_templates";
