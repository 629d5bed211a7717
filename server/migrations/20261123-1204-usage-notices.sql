-- The highest share of its credits, in percent, that the admins of a workspace were told of, and in which period.
ALTER TABLE credit_account
  ADD COLUMN told_period integer NOT NULL DEFAULT 0,
  ADD COLUMN told_percent integer NOT NULL DEFAULT 0;
