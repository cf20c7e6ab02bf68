-- When whoever holds a session last proved who they are with the second factor; the password alone changes no second factor.

alter table sessions add column factor_proved_at timestamptz;
