-- The times for pay and for the invoice that a shift stood at before a difference in pay; taking it back restores them; empty on other lines.
alter table pay_lines add column times_before jsonb not null default '{}';

-- When somebody was last asked for the CPR and bank numbers that pay waits for.
alter table employees add column pay_data_asked_at timestamptz;
