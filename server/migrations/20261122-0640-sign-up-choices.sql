-- What a visitor chooses before and with the sign-up is called choices, as in the code.
ALTER TABLE pre_sign_up RENAME COLUMN wish TO choices;

-- The code of a mailed link holds the choices as well.
UPDATE action_code
SET payload = payload - 'wish' || jsonb_build_object('choices', payload -> 'wish')
WHERE payload ? 'wish';
