/**
 * The spoken welcome of an invitation. The installation pays for it and no workspace does, as for the previews of voices:
 * a sentence is short, and it is spoken once for a workspace and a language.
 */
import { describeFormat } from '#contract/speech/output-formats.ts';
import type { InviteWelcome } from '#contract/membership/types.ts';
import type { Ctx } from '../../context.ts';
import { countAttempt } from '../../platform/identity/credentials/attempts.ts';
import { mailLanguageOf } from '../../platform/notify/mail/catalogue.ts';
import { finePeaksPerSecond } from '../../ports/speech/port.ts';
import { defaultSettings, premadeVoices, type PremadeVoice } from '../voices/voices.rules.ts';
import { requireOpenInvite } from './invite-link.service.ts';
import { welcomeText, welcomeVoice } from './welcome.rules.ts';

const peaksPerSecond = 40;

/**
 * Welcomes stay in memory only: a file would outlive the name of the workspace, and speaking one takes a moment. A promise
 * is kept, so that readers who come at once wait for the same.
 */
const spoken = new Map<string, Promise<InviteWelcome>>();
const maxKept = 100;

/** @throws AppError 404 invite_not_found, 410 invite_ended, 429 too_many_attempts */
export async function getWelcome(ctx: Ctx, linkCode: string, ip: string): Promise<InviteWelcome> {
  await countAttempt(ctx, 'invite_look', { ip });
  const { workspace_id, workspace_name } = await requireOpenInvite(ctx, linkCode);
  const language = mailLanguageOf(ctx.languages) ?? 'en';
  const voice = welcomeVoice(premadeVoices, language, workspace_id);
  if (!voice) throw new Error('there are no voices');
  const text = welcomeText(language, workspace_name);
  const key = JSON.stringify([voice.voice_id, text, ctx.parts.speech.versionOf(voice.engine)]);
  const known = spoken.get(key);
  if (known) return known;
  const made = speakWelcome(ctx, voice, language, text);
  spoken.set(key, made);
  const [oldest] = spoken.keys();
  if (spoken.size > maxKept && oldest !== undefined) spoken.delete(oldest);
  // A failure is not kept: the next reader tries again.
  made.catch(() => spoken.delete(key));
  return made;
}

async function speakWelcome(ctx: Ctx, voice: PremadeVoice, language: string, text: string): Promise<InviteWelcome> {
  const input = {
    texts: [{ text, language }],
    voice: voice.engine,
    settings: defaultSettings,
    format: describeFormat('mp3_44100_64'),
  };
  const audio: Uint8Array[] = [];
  const words: InviteWelcome['words'] = [];
  const peaks: number[] = [];
  let seconds = 0;
  // The signal of this reader is not used, because another one may be waiting for the same welcome.
  for await (const chunk of ctx.parts.speech.speak(input, new AbortController().signal)) {
    audio.push(chunk.audio);
    words.push(...(chunk.alignment?.words ?? []));
    seconds = chunk.seconds;
    const { levels } = chunk;
    levels?.peaks.forEach((peak, i) => {
      const at = Math.floor((levels.from + i / finePeaksPerSecond) * peaksPerSecond);
      peaks[at] = Math.max(peaks[at] ?? 0, peak / 255);
    });
  }
  return {
    text,
    language,
    voice_id: voice.voice_id,
    voice_name: voice.name,
    audio_base64: Buffer.concat(audio).toString('base64'),
    seconds,
    words,
    peaks: Array.from(peaks, (peak) => peak ?? 0),
  };
}
