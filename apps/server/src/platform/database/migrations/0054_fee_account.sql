-- Where the fees of reminders are booked: other operating income of the public common chart of accounts.
alter table bookkeeping_accounts add column reminder_fees text not null default '1550';

-- Fees of reminders that came on the days of a closed month, less those that fell away on them, in øre.
alter table closed_months add column fees bigint not null default 0;
