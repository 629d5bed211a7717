/** Describes a sample of a voice for the player. */
import { speechFileName } from '#contract/history/file-names.ts';
import type { Voice } from '#contract/voices/types.ts';
import type { PlayerItem } from '../../../lib/player/state.ts';
import { t } from '../messages.ts';
import { starts } from '../stored-item.ts';

export type PreviewedVoice = Pick<Voice, 'voice_id' | 'preview_url'> &
  Partial<Pick<Voice, 'name' | 'category' | 'verified_languages'>>;

/** A sample of a voice, with the samples in its other languages, one for each. */
export function previewItem(voice: PreviewedVoice, now: Date = new Date()): PlayerItem {
  const voice_name = voice.name ?? t('unknown_voice');
  const samples = new Map<string, string>();
  for (const { language, preview_url } of voice.verified_languages ?? [])
    if (preview_url && !samples.has(language)) samples.set(language, preview_url);
  const file = { date_unix: now.getTime() / 1000, voice_name, voice_category: voice.category ?? null };
  return {
    ...starts,
    id: voice.voice_id,
    type: 'voicePreview',
    fileName: speechFileName({ ...file, settings: null, model_id: null }, 'mp3'),
    text: '',
    history_item_id: null,
    player: {
      title: voice_name,
      description: t('voice_preview'),
      voice_id: voice.voice_id,
      voice_name,
      duration: null,
      languagePreviewUrls: Array.from(samples, ([language, previewUrl]) => ({ language, previewUrl })),
    },
  };
}
