/*
 * A charge for extra use of a plan that goes on is tried for two weeks, and then again when the payment method has changed.
 * tried_since: when the present round of attempts has begun.
 */
ALTER TABLE extra_charge DROP CONSTRAINT extra_charge_state_check;
ALTER TABLE extra_charge ADD CONSTRAINT extra_charge_state_check
  CHECK (state IN ('pending', 'paid', 'declined', 'unpaid', 'written_off'));
ALTER TABLE extra_charge ADD COLUMN tried_since timestamptz;
UPDATE extra_charge SET tried_since = created_at;
ALTER TABLE extra_charge ALTER COLUMN tried_since SET NOT NULL;
