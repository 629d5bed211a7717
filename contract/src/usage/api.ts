import { z } from 'zod';
import { endpoint, stream } from '../kit/endpoint.ts';

export const LedgerEntry = z
  .object({
    entry_id: z.string().describe('The id of the entry. Later entries have higher ones.'),
    created_at_unix: z.int().describe('When the credits were settled, in Unix seconds.'),
    user_id: z.string().describe('Whose request it was; of a deleted account, an alias.'),
    email: z.string().nullable().describe('Their email address; null when the account is gone.'),
    key_id: z.string().nullable().describe('The API key of the request; null for the web app.'),
    key_name: z.string().nullable().describe('The name of the key; null without one, or when the key is gone.'),
    product: z.string().describe('What was used: `tts`, `sts`, `stt`, `alignment` or `audio_isolation`.'),
    model_id: z.string().describe('The model.'),
    voice_id: z.string().nullable().describe('The voice, of a dialogue the first one; null where nothing was spoken.'),
    request: z.string().describe('The id of the work. It is reserved, and settled, once.'),
    item: z
      .enum(['history_item', 'isolation', 'transcript'])
      .nullable()
      .describe('What was made of it, if that still exists; null otherwise.'),
    item_id: z.string().nullable().describe('The id of that item.'),
    characters: z.int().describe('Characters of the text; 0 where no text was spoken.'),
    audio_seconds: z.number().nullable().describe('The length of the sound, in seconds.'),
    credits: z.int().describe('The credits that were charged.'),
    extra_credits: z.int().describe('Of these, credits beyond those of the plan.'),
    credits_returned: z
      .int()
      .nullable()
      .describe('The credits that were reserved for it and given back; null if that is not known any more.'),
    status: z
      .enum(['done', 'partial', 'failed', 'cached'])
      .describe('How it ended. What failed, and what was answered from the history, is not charged.'),
    free_reason: z
      .enum(['free_regeneration'])
      .nullable()
      .describe('Why something that was made cost nothing: `free_regeneration`, another take of an unchanged text.'),
  })
  .meta({ id: 'LedgerEntry' });
export type LedgerEntry = z.output<typeof LedgerEntry>;

const filter = {
  product: z.string().max(50).optional().describe('Only entries of this product.'),
  status: z.enum(['done', 'partial', 'failed', 'cached']).optional().describe('Only entries that ended so.'),
  user: z.string().max(100).optional().describe('Only entries of the member with this id.'),
  after_unix: z.coerce
    .number()
    .int()
    .min(0)
    .max(1e11)
    .optional()
    .describe('Only entries from this time on, in Unix seconds.'),
  before_unix: z.coerce
    .number()
    .int()
    .min(0)
    .max(1e11)
    .optional()
    .describe('Only entries before this time, in Unix seconds.'),
};

const scope = 'Admins of the workspace see the entries of all members, others see their own.';

export const listLedger = endpoint({
  method: 'GET',
  path: '/v1/usage/ledger',
  operation: 'usage_listLedger',
  summary: 'List the ledger',
  description: `Lists what every credit was spent on, newest first. ${scope}`,
  tag: 'workspace',
  permission: 'workspace_read',
  query: z.object({
    ...filter,
    cursor: z
      .string()
      .regex(/^\d{1,15}$/)
      .optional()
      .describe('`next_cursor` of the page before.'),
    page_size: z.coerce.number().int().min(1).max(1000).default(100).describe('Entries per page.'),
  }),
  response: z.object({
    entries: z.array(LedgerEntry).describe('The entries of this page.'),
    next_cursor: z.string().nullable().describe('Where the next page starts; null on the last one.'),
    has_more: z.boolean().describe('Whether there are more.'),
  }),
});

export const exportLedger = endpoint({
  method: 'GET',
  path: '/v1/usage/ledger/export',
  operation: 'usage_exportLedger',
  summary: 'Export the ledger',
  description: `Returns the entries as CSV, newest first. ${scope}`,
  tag: 'workspace',
  permission: 'workspace_read',
  query: z.object(filter),
  response: stream('text/csv'),
  headers: ['content-disposition'],
});
