-- What was chosen before a sign-up counts for the browser that chose it. The rows live for a day at most.
DELETE FROM pre_sign_up;
ALTER TABLE pre_sign_up ADD COLUMN browser_hash text NOT NULL;
ALTER TABLE pre_sign_up DROP CONSTRAINT pre_sign_up_pkey;
ALTER TABLE pre_sign_up ADD PRIMARY KEY (email, browser_hash);
