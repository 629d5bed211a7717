import { z } from 'zod';
import { bytes, endpoint } from '../kit/endpoint.ts';
import { Flag } from '../kit/flag.ts';
import { Ok } from '../kit/errors.ts';
import { VoiceId, ResolvedVoiceSettings, Voice, VoiceSettings } from './types.ts';
import { invalidPageToken, invalidVoiceSettings, previewNotFound, voiceNotFound } from './errors.ts';

const InVoice = z.object({ voice_id: VoiceId });

export const listVoices = endpoint({
  method: 'GET',
  path: '/v1/voices',
  operation: 'voices_getAll',
  summary: 'List voices',
  description: 'Lists every voice that the workspace can use. Use `GET /v2/voices` to search, filter and page.',
  tag: 'voices',
  publicApi: 2025,
  permission: 'voices_read',
  query: z.object({
    show_legacy: Flag.optional().describe(
      'Accepted for compatibility; it has no effect, because no voice here is a legacy voice.',
    ),
  }),
  response: z.object({ voices: z.array(Voice).describe('All voices.') }),
});

const Several = z.union([z.string(), z.array(z.string())]).transform((value) => [value].flat());

export const searchVoices = endpoint({
  method: 'GET',
  path: '/v2/voices',
  operation: 'voices_search',
  summary: 'Search voices',
  description:
    'Returns voices page by page, searched, filtered and sorted. Ask for the next page with `next_page_token` until `has_more` is false. A filter that fits none of the voices here gives an empty page, not an error.',
  tag: 'voices',
  publicApi: 2025,
  permission: 'voices_read',
  query: z.object({
    page_size: z.coerce.number().int().min(1).max(100).default(10).describe('Voices per page.'),
    next_page_token: z.string().optional().describe('`next_page_token` of the page before.'),
    search: z
      .string()
      .optional()
      .describe('Words that must all occur in the name, the description, the category or a label.'),
    sort: z
      .enum(['created_at_unix', 'name'])
      .optional()
      .describe('The order of the voices. Voices without a date keep the order of the catalogue.'),
    sort_direction: z.enum(['asc', 'desc']).optional().describe('Ascending unless `desc` is given.'),
    voice_type: z
      .enum(['personal', 'community', 'default', 'workspace', 'non-default', 'non-community', 'saved'])
      .optional()
      .describe('Only voices of this origin. Here, all voices are `default` voices.'),
    category: z
      .enum(['premade', 'cloned', 'generated', 'professional', 'famous', 'high_quality'])
      .optional()
      .describe('Only voices of this category. Here, all voices are `premade`.'),
    fine_tuning_state: z
      .enum(['draft', 'not_verified', 'not_started', 'queued', 'fine_tuning', 'fine_tuned', 'failed', 'delayed'])
      .optional()
      .describe(
        'Only voices in this state of fine-tuning. No voice here is fine-tuned, so any value gives an empty page.',
      ),
    collection_id: z
      .string()
      .optional()
      .describe('Only voices of this collection. There are no collections yet, so any value gives an empty page.'),
    include_total_count: Flag.prefault(true).describe('Whether to count the voices that were found.'),
    voice_ids: Several.refine((ids) => ids.length <= 100, 'At most 100 voice ids')
      .optional()
      .describe('Only these voices, up to 100. Repeat the parameter for several.'),
    gender: z.string().optional().describe('Only voices with this label.'),
    age: z.string().optional().describe('Only voices with this label, such as `middle_aged`.'),
    language: z.string().optional().describe('Only voices that are verified in this language, as an ISO 639-1 code.'),
    accent: z.string().optional().describe('Only voices with this label.'),
    use_cases: Several.optional().describe(
      'Only voices with one of these use cases. Repeat the parameter for several.',
    ),
  }),
  response: z.object({
    voices: z.array(Voice).describe('The voices of this page.'),
    has_more: z.boolean().describe('Whether there is a further page.'),
    total_count: z.int().describe('How many voices were found on all pages; 0 if `include_total_count` is false.'),
    next_page_token: z.string().nullable().describe('The token of the next page; null on the last one.'),
  }),
  errors: [invalidPageToken],
});

export type VoiceSearch = z.output<(typeof searchVoices)['query']>;

export const getVoice = endpoint({
  method: 'GET',
  path: '/v1/voices/{voice_id}',
  operation: 'voices_get',
  summary: 'Get a voice',
  description:
    'Returns one voice with its labels, its languages and, unless `with_settings` is false, its settings in this workspace.',
  tag: 'voices',
  publicApi: 2025,
  permission: 'voices_read',
  params: InVoice,
  query: z.object({
    with_settings: Flag.optional().describe('Whether to include the settings of the voice; true when it is left out.'),
  }),
  response: Voice,
  headers: ['x-veery-warnings'],
  errors: [voiceNotFound],
});

export const getDefaultSettings = endpoint({
  method: 'GET',
  path: '/v1/voices/settings/default',
  operation: 'voices_settings_getDefault',
  summary: 'Get the default voice settings',
  description: 'Returns the settings that every voice has until the workspace changes them. It needs no API key.',
  tag: 'voices',
  publicApi: 2025,
  access: 'public',
  permission: 'any-key',
  response: ResolvedVoiceSettings,
});

export const getVoiceSettings = endpoint({
  method: 'GET',
  path: '/v1/voices/{voice_id}/settings',
  operation: 'voices_settings_get',
  summary: 'Get voice settings',
  description: 'Returns the settings of a voice in this workspace: the default ones where nobody has changed them.',
  tag: 'voices',
  publicApi: 2025,
  permission: 'voices_read',
  params: InVoice,
  response: ResolvedVoiceSettings,
  headers: ['x-veery-warnings'],
  errors: [voiceNotFound],
});

export const editVoiceSettings = endpoint({
  method: 'POST',
  path: '/v1/voices/{voice_id}/settings/edit',
  operation: 'voices_settings_update',
  summary: 'Update voice settings',
  description:
    'Changes the settings of a voice for the whole workspace. Settings that are left out or null stay as they are. Requests that bring no settings of their own use them.',
  tag: 'voices',
  publicApi: 2025,
  permission: 'voices_write',
  params: InVoice,
  body: VoiceSettings,
  response: Ok,
  headers: ['x-veery-warnings'],
  errors: [voiceNotFound, invalidVoiceSettings],
});

export const getVoicePreview = endpoint({
  method: 'GET',
  path: '/v1/voices/{voice_id}/preview',
  operation: 'voices_getPreview',
  summary: 'Get a voice preview',
  description:
    'Returns a short mp3 sample of a voice. Anyone may listen; no credentials are needed and nothing is charged. The first request for a language makes the sample, which takes a moment longer.',
  tag: 'voices',
  access: 'public',
  permission: 'any-key',
  params: InVoice,
  query: z.object({
    language: z
      .string()
      .optional()
      .describe(
        "The language of the sample as an ISO 639-1 code, one of the voice's verified languages; the voice's own language when it is left out.",
      ),
  }),
  response: bytes('audio/mpeg'),
  errors: [voiceNotFound, previewNotFound],
});

export const addVoiceFavorite = endpoint({
  method: 'PUT',
  path: '/v1/voices/{voice_id}/favorite',
  operation: 'voices_addFavorite',
  summary: 'Add a voice to favourites',
  description:
    "Marks a voice as one of the caller's favourites. Other members of the workspace keep their own. Adding a voice twice is not an error.",
  tag: 'voices',
  permission: 'voices_write',
  params: InVoice,
  response: Ok,
  errors: [voiceNotFound],
});

export const removeVoiceFavorite = endpoint({
  method: 'DELETE',
  path: '/v1/voices/{voice_id}/favorite',
  operation: 'voices_removeFavorite',
  summary: 'Remove a voice from favourites',
  description: "Takes a voice off the caller's favourites. Removing a voice that is not a favourite is not an error.",
  tag: 'voices',
  permission: 'voices_write',
  params: InVoice,
  response: Ok,
  errors: [voiceNotFound],
});
