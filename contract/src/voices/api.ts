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
  summary: 'Every voice of the workspace',
  tag: 'voices',
  publicApi: 2025,
  permission: 'voices_read',
  query: z.object({ show_legacy: Flag.optional() }),
  response: z.object({ voices: z.array(Voice) }),
});

const Several = z.union([z.string(), z.array(z.string())]).transform((value) => [value].flat());

export const searchVoices = endpoint({
  method: 'GET',
  path: '/v2/voices',
  operation: 'voices_search',
  description: 'Pages follow one another by `next_page_token` until `has_more` is false.',
  summary: 'Voices page by page, searched, filtered and sorted',
  tag: 'voices',
  publicApi: 2025,
  permission: 'voices_read',
  query: z.object({
    page_size: z.coerce.number().int().min(1).max(100).default(10),
    next_page_token: z.string().optional(),
    search: z.string().optional().describe('Every word must occur in name, description, category or a label'),
    sort: z.enum(['created_at_unix', 'name']).optional(),
    sort_direction: z.enum(['asc', 'desc']).optional(),
    voice_type: z
      .enum(['personal', 'community', 'default', 'workspace', 'non-default', 'non-community', 'saved'])
      .optional(),
    category: z.enum(['premade', 'cloned', 'generated', 'professional', 'famous', 'high_quality']).optional(),
    fine_tuning_state: z
      .enum(['draft', 'not_verified', 'not_started', 'queued', 'fine_tuning', 'fine_tuned', 'failed', 'delayed'])
      .optional(),
    collection_id: z.string().optional(),
    include_total_count: Flag.prefault(true),
    voice_ids: Several.refine((ids) => ids.length <= 100, 'At most 100 voice ids').optional(),
    gender: z.string().optional(),
    age: z.string().optional(),
    language: z.string().optional().describe('ISO 639-1; a voice that is verified in it'),
    accent: z.string().optional(),
    use_cases: Several.optional(),
  }),
  response: z.object({
    voices: z.array(Voice),
    has_more: z.boolean(),
    total_count: z.int().describe('0 where it was not asked for'),
    next_page_token: z.string().nullable(),
  }),
  errors: [invalidPageToken],
});

export type VoiceSearch = z.output<(typeof searchVoices)['query']>;

export const getVoice = endpoint({
  method: 'GET',
  path: '/v1/voices/{voice_id}',
  operation: 'voices_get',
  summary: 'One voice',
  tag: 'voices',
  publicApi: 2025,
  permission: 'voices_read',
  params: InVoice,
  query: z.object({ with_settings: Flag.optional() }),
  response: Voice,
  errors: [voiceNotFound],
});

export const getDefaultSettings = endpoint({
  method: 'GET',
  path: '/v1/voices/settings/default',
  operation: 'voices_settings_getDefault',
  summary: 'The settings a voice has when nobody changed them',
  tag: 'voices',
  publicApi: 2025,
  permission: 'voices_read',
  response: ResolvedVoiceSettings,
});

export const getVoiceSettings = endpoint({
  method: 'GET',
  path: '/v1/voices/{voice_id}/settings',
  operation: 'voices_settings_get',
  summary: "A voice's settings in this workspace",
  tag: 'voices',
  publicApi: 2025,
  permission: 'voices_read',
  params: InVoice,
  response: ResolvedVoiceSettings,
  errors: [voiceNotFound],
});

export const editVoiceSettings = endpoint({
  method: 'POST',
  path: '/v1/voices/{voice_id}/settings/edit',
  operation: 'voices_settings_update',
  description:
    'Only the settings that are given change. They are used wherever a request brings no settings of its own.',
  summary: "Change a voice's settings in this workspace",
  tag: 'voices',
  publicApi: 2025,
  permission: 'voices_write',
  params: InVoice,
  body: VoiceSettings,
  response: Ok,
  errors: [voiceNotFound, invalidVoiceSettings],
});

export const getVoicePreview = endpoint({
  method: 'GET',
  path: '/v1/voices/{voice_id}/preview',
  operation: 'voices_getPreview',
  summary: 'A short sample of a premade voice (mp3), in its own or another verified language',
  tag: 'voices',
  access: 'public',
  permission: 'any-key',
  params: InVoice,
  query: z.object({ language: z.string().optional() }),
  response: bytes('audio/mpeg'),
  errors: [voiceNotFound, previewNotFound],
});

export const addVoiceFavorite = endpoint({
  method: 'PUT',
  path: '/v1/voices/{voice_id}/favorite',
  operation: 'voices_addFavorite',
  summary: "Put a voice among the caller's favourites",
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
  summary: "Take a voice from the caller's favourites",
  tag: 'voices',
  permission: 'voices_write',
  params: InVoice,
  response: Ok,
  errors: [voiceNotFound],
});
