/*
 * Keeps a generation that is under way from being taken for dead. The commit is not waited for on disk: losing it only
 * makes the lease end earlier, at a time when its process has died as well.
 */
CREATE OR REPLACE FUNCTION renew_generation(p_generation_id text, p_lease_ends_at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true);
  UPDATE generation
    SET state = CASE WHEN state = 'reserved' THEN 'running' ELSE state END, lease_ends_at = p_lease_ends_at
    WHERE generation_id = p_generation_id AND state IN ('reserved', 'running', 'parked');
END $$;
