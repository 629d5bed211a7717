/* Wakes the hub when a transaction that wrote changes is committed. */
CREATE OR REPLACE FUNCTION announce_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('veery_change', '');
  RETURN NULL;
END $$;

/* Replacing the trigger at every start would wait for every transaction that writes changes, so it is created once. */
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_trigger WHERE tgrelid = 'change'::regclass AND tgname = 'change_announced') THEN
    CREATE TRIGGER change_announced AFTER INSERT ON change FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
  END IF;
END $$;
