/** One speech over a socket: its text comes in bits, its sound goes out in messages. */
import { isDeepStrictEqual } from 'node:util';
import type { SpeechAudio, SpeechSocketQuery, SpeechText } from '#contract/speech-sockets/types.ts';
import type { Ctx } from '../../context.ts';
import type { Caller } from '../../kernel/http/sockets/socket.ts';
import { createBuffer, defaultSchedule } from './text-buffer.ts';
import { messagesOf } from './audio-messages.ts';
import { openLiveSpeech } from '../speech/live-speech.service.ts';

/** How the texts are to be spoken: what a first message may say. */
export type VoiceOptions = Pick<
  SpeechText,
  'voice_settings' | 'generation_config' | 'generator_config' | 'pronunciation_dictionary_locators'
>;

type Text = Partial<Pick<SpeechText, 'text' | 'flush' | 'try_trigger_generation'>>;

export interface Speaker {
  /** Adds a text and speaks what may be spoken by now. @throws AppError as `LiveGeneration.say` does */
  write(message: { [K in keyof Text]: Text[K] | null }): Promise<void>;
  speakRest(): Promise<void>;
  /** Settles what was spoken; never throws. */
  finish(): Promise<void>;
}

interface SpeakerParts {
  caller: Caller<Ctx>;
  voiceId: string;
  query: SpeechSocketQuery;
  voiceOptions: VoiceOptions;
  emit(message: SpeechAudio): Promise<void>;
  /** Checked between chunks: returns true when nobody listens any more. */
  isStopped(): boolean;
}

/** @throws AppError as `openLive` does. Nothing is taken yet. */
export async function openSpeaker(parts: SpeakerParts): Promise<Speaker> {
  const { caller, voiceId, query, voiceOptions, emit, isStopped } = parts;
  const { voice_settings, pronunciation_dictionary_locators } = voiceOptions;
  const live = await openLiveSpeech(caller.ctx, voiceId, {
    ...query,
    voice_settings,
    pronunciation_dictionary_locators,
  });
  const schedule = configOf(voiceOptions)?.chunk_length_schedule ?? defaultSchedule;
  const buffer = createBuffer({ schedule, autoMode: query.auto_mode });
  const position = { seconds: 0 };

  async function speak(text: string): Promise<void> {
    if (text === '' || isStopped()) return;
    await caller.verify();
    for await (const message of messagesOf(live.speak(text), position)) {
      if (isStopped()) break;
      await emit(message);
    }
  }

  return {
    async write({ text, flush, try_trigger_generation }) {
      buffer.add(text ?? '');
      await speak(flush ? buffer.takeAll() : buffer.take(try_trigger_generation ?? false));
    },
    speakRest: () => speak(buffer.takeAll()),
    finish: () => live.finish(),
  };
}

/** Does a later message ask for another voiceOptions than the first did? What it leaves out stays. */
export function changesVoiceOptions(first: VoiceOptions, later: VoiceOptions): boolean {
  const differs = (one: unknown, other: unknown) => (other ?? null) !== null && !isDeepStrictEqual(one, other);
  return (
    differs(first.voice_settings, later.voice_settings) ||
    differs(configOf(first), configOf(later)) ||
    differs(first.pronunciation_dictionary_locators, later.pronunciation_dictionary_locators)
  );
}

/** Two names for one thing, in the public API too. */
const configOf = (voiceOptions: VoiceOptions) => voiceOptions.generation_config ?? voiceOptions.generator_config;
