-- It is called can_exceed_credits now, as the contract calls it.
DROP FUNCTION IF EXISTS may_exceed_credits;
