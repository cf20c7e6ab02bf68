-- What is open, read without all that is done: what companies owe, and penalties that wait for a decision.
create index invoices_unpaid on invoices (booking_id) where state = 'accepted' and kind <> 'credit_note' and not is_paid;

drop index penalties_to_review;
create index penalties_to_review on penalties (id)
  where annulled_at is null and (decided_at is null or decided_at < review_asked_at)
    and (review_asked_at is not null or freeze_until is not null);
