/** What this server can transcribe, and how much of it the caller can pay for. */
import { detectLanguage, transcriptionLanguages } from '#contract/speech-to-text/languages.ts';
import { creditsPerHour, hoursOf } from '#contract/speech-to-text/pricing.ts';
import type { SpeechToTextOptions } from '#contract/speech-to-text/types.ts';
import type { Ctx } from '../../context.ts';
import { getCreditsLeft } from '../usage/usage.service.ts';
import { limitsOf } from '../uploads/uploads.rules.ts';

export async function getOptions(ctx: Ctx): Promise<SpeechToTextOptions> {
  const { workspace_id } = ctx.actor;
  const { recognition, config } = ctx.parts;
  const { recognisers, aligners } = recognition.describe(workspace_id);
  const choose = (language: string | null) =>
    recognition.choose({ modelId: 'scribe_v2', language, workspaceId: workspace_id, needs: [] });
  const any = choose(null);
  const { credits_left } = await getCreditsLeft(ctx);
  const limits = limitsOf(config, 'speech_to_text');
  return {
    languages: transcriptionLanguages.map(({ key, name }) => ({
      ...{ key, name },
      is_available: choose(key === detectLanguage ? null : key).recogniser !== undefined,
    })),
    recognisers: recognisers.map((one) => ({
      ...{ recogniser_id: one.id, name: one.title, kind: one.kind, languages: [...one.languages] },
      is_available: one.status !== 'missing' && one.status !== 'failed' && one.status !== 'paused',
      missing: one.reason ?? null,
      can: {
        detect_language: one.abilities.languageId,
        diarize: one.abilities.diarisation,
        tag_audio_events: one.abilities.audioEvents,
        stream: one.abilities.streaming,
        align: aligners.some(({ languages }) => one.languages.some((language) => languages.includes(language))),
      },
    })),
    is_available: any.recogniser !== undefined,
    missing: any.recogniser === undefined ? any.reason : null,
    ...{ max_bytes: limits.maxBytes, max_seconds: limits.maxSeconds },
    ...{ credits_per_hour: creditsPerHour, credits_left },
    hours_left: credits_left < 0 ? credits_left : Math.floor(hoursOf(credits_left) * 100) / 100,
  };
}
