import { z } from 'zod';
import { bytes, endpoint } from './kit/endpoint.ts';
import { Ok } from './kit/errors.ts';

/** Sliders of a voice. Absent or null means the voice's own value. Ranges are the service's to check: 400, not 422. */
export const VoiceSettings = z
  .object({
    stability: z.number().nullish().describe('0 to 1'),
    similarity_boost: z.number().nullish().describe('0 to 1'),
    style: z.number().nullish().describe('0 to 1'),
    use_speaker_boost: z.boolean().nullish(),
    speed: z.number().nullish().describe('0.7 to 1.2'),
  })
  .meta({ id: 'VoiceSettingsChange' });
export type VoiceSettingsInput = z.output<typeof VoiceSettings>;

export const ResolvedVoiceSettings = z
  .object({
    stability: z.number(),
    similarity_boost: z.number(),
    style: z.number(),
    use_speaker_boost: z.boolean(),
    speed: z.number(),
  })
  .meta({ id: 'VoiceSettings' });
export type ResolvedVoiceSettings = z.output<typeof ResolvedVoiceSettings>;

export const VerifiedLanguage = z.object({
  language: z.string(),
  model_id: z.string(),
  accent: z.string().nullable(),
  locale: z.string().nullable(),
  preview_url: z.string().nullable(),
});

export const Voice = z
  .object({
    voice_id: z.string(),
    name: z.string(),
    category: z.enum(['generated', 'cloned', 'premade', 'professional', 'famous', 'high_quality']),
    description: z.string().nullable(),
    labels: z.record(z.string(), z.string()),
    preview_url: z.string().nullable(),
    available_for_tiers: z.array(z.string()),
    high_quality_base_model_ids: z.array(z.string()),
    settings: ResolvedVoiceSettings.nullable(),
    samples: z.array(z.unknown()).nullable(),
    fine_tuning: z.null(),
    sharing: z.null(),
    safety_control: z.enum(['NONE', 'BAN', 'CAPTCHA']).nullable(),
    verified_languages: z.array(VerifiedLanguage).nullable(),
    voice_verification: z.object({ requires_verification: z.boolean(), is_verified: z.boolean() }).nullable(),
    permission_on_resource: z.string().nullable(),
    is_owner: z.boolean(),
    is_legacy: z.boolean(),
    is_mixed: z.boolean(),
    created_at_unix: z.int().nullable(),
    favorited_at_unix: z.int().nullable(),
    is_bookmarked: z.boolean().nullable(),
    /** Veery's own: the engine that speaks this voice. */
    engine: z.string(),
  })
  .meta({ id: 'Voice' });
export type Voice = z.output<typeof Voice>;

const VoiceId = z.object({ voice_id: z.string() });

export const listVoices = endpoint({
  method: 'GET',
  path: '/v1/voices',
  summary: 'Every voice of the workspace',
  tag: 'voices',
  permission: 'voices_read',
  query: z.object({ show_legacy: z.stringbool().optional() }),
  response: z.object({ voices: z.array(Voice) }),
});

const Several = z.union([z.string(), z.array(z.string())]).transform((value) => [value].flat());

export const searchVoices = endpoint({
  method: 'GET',
  path: '/v2/voices',
  summary: 'Voices page by page, searched, filtered and sorted',
  tag: 'voices',
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
    include_total_count: z.stringbool().default(true),
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
});
export type VoiceSearch = z.output<(typeof searchVoices)['query']>;

export const getVoice = endpoint({
  method: 'GET',
  path: '/v1/voices/{voice_id}',
  summary: 'One voice',
  tag: 'voices',
  permission: 'voices_read',
  params: VoiceId,
  query: z.object({ with_settings: z.stringbool().optional() }),
  response: Voice,
});

export const getDefaultSettings = endpoint({
  method: 'GET',
  path: '/v1/voices/settings/default',
  summary: 'The settings a voice has when nobody changed them',
  tag: 'voices',
  permission: 'voices_read',
  response: ResolvedVoiceSettings,
});

export const getVoiceSettings = endpoint({
  method: 'GET',
  path: '/v1/voices/{voice_id}/settings',
  summary: "A voice's settings in this workspace",
  tag: 'voices',
  permission: 'voices_read',
  params: VoiceId,
  response: ResolvedVoiceSettings,
});

export const editVoiceSettings = endpoint({
  method: 'POST',
  path: '/v1/voices/{voice_id}/settings/edit',
  summary: "Change a voice's settings in this workspace",
  tag: 'voices',
  permission: 'voices_write',
  params: VoiceId,
  body: VoiceSettings,
  response: Ok,
});

export const getVoicePreview = endpoint({
  method: 'GET',
  path: '/v1/voices/{voice_id}/preview',
  summary: 'A short sample of a premade voice (mp3), in its own or another verified language',
  tag: 'voices',
  access: 'public',
  permission: 'any-key',
  params: VoiceId,
  query: z.object({ language: z.string().optional() }),
  response: bytes('audio/mpeg'),
});

export const addVoiceFavorite = endpoint({
  method: 'PUT',
  path: '/v1/voices/{voice_id}/favorite',
  summary: "Put a voice among the caller's favourites",
  tag: 'voices',
  permission: 'voices_write',
  params: VoiceId,
  response: Ok,
});

export const removeVoiceFavorite = endpoint({
  method: 'DELETE',
  path: '/v1/voices/{voice_id}/favorite',
  summary: "Take a voice from the caller's favourites",
  tag: 'voices',
  permission: 'voices_write',
  params: VoiceId,
  response: Ok,
});
