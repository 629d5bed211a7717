-- Why the last try failed, as a code that screens put into the words of their language. Older deliveries have none.
ALTER TABLE webhook_delivery ADD COLUMN error_code text;
