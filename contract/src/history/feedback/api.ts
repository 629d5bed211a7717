/** Feedback on history items as the operators of the installation review it. */
import { z } from 'zod';
import { bytes, endpoint } from '../../kit/endpoint.ts';
import { operator } from '../../operator/types.ts';
import { audioTypes } from '../../speech/output-formats.ts';
import { audioMissing, historyItemNotFound } from '../errors.ts';
import { reviewStatuses } from '../types.ts';
import { ReviewedItem, VoiceFeedback } from './types.ts';

const params = z.object({ history_item_id: z.string().max(100).describe('The id of the history item.') });

const Period = z.object({
  after_unix: z.coerce.number().int().optional().describe('Only feedback from this time on, in Unix seconds.'),
  before_unix: z.coerce.number().int().optional().describe('Only feedback from before this time, in Unix seconds.'),
});

export const listItemFeedback = endpoint({
  ...operator,
  method: 'GET',
  path: '/v1/operator/item-feedback',
  operation: 'operator_itemFeedback_list',
  summary: 'List feedback on history items',
  description:
    'Lists what the users of all workspaces say of what they generated, newest first. Texts are left out. Only operators of the installation may read it.',
  query: Period.extend({
    review_status: z.enum(reviewStatuses).optional().describe('Only feedback in this state.'),
    vote: z.enum(['up', 'down']).optional().describe('Only positive (`up`) or negative (`down`) votes.'),
    voice_id: z.string().max(100).optional().describe('Only items of this voice.'),
    engine: z.string().max(100).optional().describe('Only items of voices of this engine.'),
    cursor: z
      .string()
      .regex(/^\d{1,15}\.[\w-]{1,64}$/)
      .optional()
      .describe('`next_cursor` of the page before; the first page when it is left out.'),
    page_size: z.coerce.number().int().min(1).max(100).default(50).describe('Entries per page.'),
  }),
  response: z.object({
    feedback: z.array(ReviewedItem).describe('The feedback of this page.'),
    total: z.int().describe('How many match, on all pages.'),
    not_reviewed: z.int().describe('How many of these were not reviewed yet.'),
    next_cursor: z.string().nullable().describe('Where the next page starts; null on the last one.'),
  }),
});

export const countVoiceFeedback = endpoint({
  ...operator,
  method: 'GET',
  path: '/v1/operator/item-feedback/voices',
  operation: 'operator_itemFeedback_countByVoice',
  summary: 'Count feedback by voice',
  description:
    'Returns the votes on the items of each voice, the voice with the most negative votes first. Only operators of the installation may read it.',
  query: Period,
  response: z.object({ voices: z.array(VoiceFeedback).describe('The voices that have votes.') }),
});

export const reviewItemFeedback = endpoint({
  ...operator,
  method: 'PUT',
  path: '/v1/operator/item-feedback/{history_item_id}/review',
  operation: 'operator_itemFeedback_review',
  summary: 'Review feedback on a history item',
  description:
    'Sets the review status. Reviewed feedback cannot be changed by its user until it is set back to `not_reviewed`. Only operators of the installation may do this, and it is recorded with their name.',
  params,
  body: z.object({ review_status: z.enum(reviewStatuses).describe('The new status.') }),
  response: ReviewedItem,
  errors: [historyItemNotFound],
});

export const readReviewedText = endpoint({
  ...operator,
  method: 'GET',
  path: '/v1/operator/item-feedback/{history_item_id}/text',
  operation: 'operator_itemFeedback_getText',
  summary: 'Read the text of an item with feedback',
  description:
    'Returns the text of an item on which its user gave feedback. Only operators of the installation may read it, and it is recorded with their name.',
  params,
  response: z.object({ text: z.string().describe('The text as its user sent it.') }),
  errors: [historyItemNotFound],
});

export const readAnyHistoryAudio = endpoint({
  ...operator,
  method: 'GET',
  path: '/v1/admin/history/{history_item_id}/audio',
  operation: 'operator_getHistoryAudio',
  summary: 'Get the audio of any history item',
  description:
    'Returns the audio of an item of any workspace. `ADMIN_PATH_PREFIX` replaces `/v1/admin` in its path. Only operators of the installation may read it, and it is recorded with their name, once for the ranges of one file within ten minutes.',
  media: true,
  params,
  response: bytes(...audioTypes),
  errors: [historyItemNotFound, audioMissing],
});
