import { z } from 'zod';
import * as speechApi from '#contract/speech/api.ts';
import { OutputFormat } from '#contract/speech/output-formats.ts';
import { SpokenText } from '#contract/speech/types.ts';
import type { Ctx } from '../../../context.ts';
import { audioOf } from '../../speech/speech.rules.ts';
import { speak } from '../../speech/speech.service.ts';
import { premadeVoices } from '../../voices/voices.rules.ts';
import { listVoices } from '../../voices/voices.service.ts';
import { audioContent, AudioChoice, audioUrl } from './audio.ts';
import { defineTool } from './tool.ts';

/** A voice by its name, as people call it; anything else is taken for an id. */
async function voiceIdOf(ctx: Ctx, voice: string | undefined): Promise<string> {
  if (voice === undefined) return premadeVoices[0]?.voice_id ?? '';
  const wanted = voice.trim().toLowerCase();
  const { voices } = await listVoices(ctx);
  return voices.find(({ name }) => name.toLowerCase() === wanted)?.voice_id ?? voice.trim();
}

export const speakTool = defineTool({
  name: 'speak',
  title: 'Speak a text',
  description:
    'Turns a text into speech, keeps it in the history, and returns the id of the history item, what it cost, and the audio. The same request again is answered from the history at no cost.',
  endpoint: speechApi.convert,
  isReadOnly: false,
  input: z.object({
    text: SpokenText.describe('The text to speak.'),
    voice: z.string().optional().describe('The id or the name of a voice, as `list_voices` has them.'),
    model_id: z.string().optional().describe('The model, as `list_models` has them.'),
    language_code: z.string().optional().describe('ISO 639-1 code of the language. It is detected when left out.'),
    speed: z.number().min(0.7).max(1.2).optional().describe('How fast to speak; 1 is the normal speed.'),
    output_format: OutputFormat.default('mp3_44100_128').describe('Codec, sample rate and bit rate of the audio.'),
    audio: AudioChoice.default('link'),
  }),
  async run(ctx, { text, voice, model_id, language_code, speed, output_format, audio }) {
    const voice_id = await voiceIdOf(ctx, voice);
    const query = { output_format, enable_logging: true };
    const generation = await speak(ctx, voice_id, query, {
      text,
      model_id,
      language_code,
      ...(speed === undefined ? {} : { voice_settings: { speed } }),
    });
    const sound = Buffer.concat(await Array.fromAsync(audioOf(generation.chunks)));
    // A fallback may have taken over until the first sound.
    const { history_item_id, cost, cacheHit, warnings, contentType, route } = generation;
    const id = history_item_id ?? '';
    return {
      data: {
        history_item_id: id,
        credits: cost,
        is_from_cache: cacheHit,
        engine: route.voice.engine,
        ...(route.replaced === undefined ? {} : { fallback_for: route.replaced }),
        content_type: contentType,
        size_bytes: sound.length,
        audio_url: audioUrl(ctx, id),
        warnings,
      },
      more: await audioContent(ctx, audio, {
        history_item_id: id,
        type: contentType,
        bytes: sound.length,
        read: async () => sound,
      }),
    };
  },
});
