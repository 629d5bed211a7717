-- Notifications, jobs and mails are stored as a kind and its parameters, and worded where they are shown. What is stored is
-- read back from the English sentences that the former version wrote; what is not recognised keeps them, as kind 'plain'.

ALTER TABLE job ADD COLUMN params jsonb, ADD COLUMN error_params jsonb;
UPDATE job SET params = CASE kind
  WHEN 'history_zip' THEN jsonb_build_object('items', total)
  WHEN 'speech_batch' THEN jsonb_build_object('name', title)
  ELSE '{}'::jsonb
END;
UPDATE job SET error_params = '{}' WHERE error_status IS NOT NULL;
ALTER TABLE job ALTER COLUMN params SET NOT NULL, DROP COLUMN title;

ALTER TABLE message ADD COLUMN kind text NOT NULL DEFAULT 'plain', ADD COLUMN params jsonb;

UPDATE message SET kind = 'invite_received', params = jsonb_build_object(
  'workspace_name', substring(title from '^You are invited to (.*)$'),
  'invited_by', substring(description from '^(.*) invites you to their workspace\.$'))
WHERE title ~ '^You are invited to .' AND description ~ '^.+ invites you to their workspace\.$';

UPDATE message SET kind = 'member_joined', params = jsonb_build_object(
  'email', substring(title from '^(.*) has joined$'),
  'workspace_name', substring(description from '^The invitation to (.*) was accepted\.$'))
WHERE title ~ '^.+ has joined$' AND description ~ '^The invitation to .* was accepted\.$';

UPDATE message SET kind = 'api_key_created', params = jsonb_build_object(
  'name', substring(description from '^The key “(.*)” was made for your account\. '))
WHERE title = 'A new API key was made' AND description ~ '^The key “.*” was made for your account\. ';

UPDATE message SET kind = 'support_entered', params = jsonb_build_object(
  'operator', substring(description from '^(.*) has entered your account with the access that you gave\. '))
WHERE title = 'Support has entered your account'
  AND description ~ '^.+ has entered your account with the access that you gave\. ';

UPDATE message SET kind = 'alpha_access_requested', params = jsonb_build_object(
  'email', substring(title from '^(.*) asks for alpha access$'),
  'reason', nullif(substring(description from '^(.*)\nTo give it: npm run cli -- user grant-alpha'), 'No reason was given.'))
WHERE title ~ '^.+ asks for alpha access$' AND description ~ '^.+\nTo give it: npm run cli -- user grant-alpha';

UPDATE message SET kind = 'feedback_received', params = jsonb_build_object(
  'feedback_kind', CASE title WHEN 'A user reports a problem' THEN 'bug' WHEN 'A user has an idea' THEN 'idea' ELSE 'other' END,
  'excerpt', description)
WHERE title IN ('A user reports a problem', 'A user has an idea', 'A user has something to say');

-- What a job is about, from its former title.
CREATE FUNCTION pg_temp.job_of(title text) RETURNS jsonb LANGUAGE sql AS $$
  SELECT CASE
    WHEN title ~ '^Zip of \d+ history items?$'
      THEN jsonb_build_object('kind', 'history_zip', 'params',
        jsonb_build_object('items', substring(title from '^Zip of (\d+) ')::integer))
    WHEN title = 'Your data' THEN '{"kind": "personal_data", "params": {}}'::jsonb
    ELSE jsonb_build_object('kind', 'speech_batch', 'params', jsonb_build_object('name', title))
  END
$$;

-- Bulk speech first: its notes say how many rows were spoken.
UPDATE message SET kind = 'job_done', params = jsonb_build_object(
  'job', jsonb_build_object('kind', 'speech_batch', 'params',
    jsonb_build_object('name', substring(title from '^(.*) is ready$'))),
  'done', substring(description from '^(\d+) ')::integer,
  'total', coalesce(substring(description from '^\d+ of (\d+) '), substring(description from '^(\d+) '))::integer)
WHERE title ~ '^.+ is ready$' AND description ~ '^(\d+ rows? (was|were) spoken\. |\d+ of \d+ rows were spoken; )';

UPDATE message SET kind = 'job_done', params = jsonb_build_object(
  'job', job, 'total', items, 'done', items - coalesce(substring(description from '^(\d+) history items? had been deleted')::integer, 0))
FROM (
  SELECT message_id AS id, job, coalesce((job #>> '{params,items}')::integer, 1) AS items
  FROM message, pg_temp.job_of(substring(title from '^(.*) is ready$')) AS job
  WHERE kind = 'plain' AND title ~ '^.+ is ready$'
) AS found
WHERE message_id = id AND job ->> 'kind' <> 'speech_batch'
  AND description ~ '^(Its file can be downloaded for 7 days\.$|\d+ history items? had been deleted in the meantime)';

UPDATE message SET kind = 'job_failed', params = jsonb_build_object(
  'job', pg_temp.job_of(substring(title from '^(.*) could not be finished$')),
  'error', jsonb_build_object('status', 'unknown', 'params', '{}'::jsonb, 'message', description))
WHERE title ~ '^.+ could not be finished$' AND severity = 'error';

UPDATE message SET kind = 'plain', params = jsonb_build_object('title', title, 'description', description, 'page',
  CASE link WHEN '/app/jobs' THEN 'jobs' WHEN '/app/settings' THEN 'settings' WHEN '/app/settings/api-keys' THEN 'apiKeys'
    WHEN '/app/settings/workspace-invites' THEN 'workspaceInvites' END)
WHERE kind = 'plain';

DROP FUNCTION pg_temp.job_of;
ALTER TABLE message
  ALTER COLUMN kind DROP DEFAULT, ALTER COLUMN params SET NOT NULL,
  DROP COLUMN title, DROP COLUMN description, DROP COLUMN link;

-- A mail is worded when it is delivered, in the language that its recipient had chosen when it was written. `params` may
-- hold a code: a mail that was taken by the mail server is deleted.
ALTER TABLE outbox_message ADD COLUMN kind text NOT NULL DEFAULT 'plain', ADD COLUMN params jsonb, ADD COLUMN locale text;
UPDATE outbox_message SET params = jsonb_build_object(
  'subject', subject, 'text', body_text, 'html', body_html, 'unsubscribe_url', unsubscribe_url);
ALTER TABLE outbox_message
  ALTER COLUMN kind DROP DEFAULT, ALTER COLUMN params SET NOT NULL,
  DROP COLUMN subject, DROP COLUMN body_text, DROP COLUMN body_html, DROP COLUMN unsubscribe_url;
