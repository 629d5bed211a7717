/** One dialogue over a socket: its turns come in bits, their sound goes out in messages. */
import { isDeepStrictEqual } from 'node:util';
import { tooManyVoices, voiceNotNamed, voicesMissing } from '#contract/dialogue/errors.ts';
import type {
  DialogueAudio,
  DialogueMessageAlignment,
  DialogueSocketQuery,
  DialogueText,
} from '#contract/dialogue/socket-types.ts';
import { normalizeTags } from '#contract/dialogue/tags.ts';
import { dialogueModelId, maxDialogueVoices } from '#contract/dialogue/types.ts';
import { settingsChanged } from '#contract/speech-sockets/errors.ts';
import type { MessageAlignment } from '#contract/speech-sockets/types.ts';
import type { Ctx } from '../../../context.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Caller } from '../../../kernel/http/sockets/socket.ts';
import { openLiveDialogue } from '../../speech/live-speech.service.ts';
import { messagesOf } from '../audio-messages.ts';
import type { ContextSession } from '../socket-context.ts';
import { createBuffer, defaultSchedule, type TextBuffer } from '../text-buffer.ts';

interface SessionParts {
  caller: Caller<Ctx>;
  query: DialogueSocketQuery;
  first: DialogueText;
  emit(message: DialogueAudio | { is_final_audio_for_turn: true }): Promise<void>;
  /** Checked between chunks: returns true when nobody listens any more. */
  isStopped(): boolean;
}

interface OpenTurn {
  voice_id: string;
  index: number;
  buffer: TextBuffer;
  /** Its audio has gone out, at least in part. */
  hasSounded: boolean;
}

/** @throws AppError as `openLiveDialogue` does. Nothing is taken yet. */
export async function openDialogue(parts: SessionParts): Promise<ContextSession<DialogueText>> {
  const { caller, query, first, emit, isStopped } = parts;
  const voices = new Set(first.voices ?? []);
  if (voices.size === 0) throw AppError.from(voicesMissing);
  if (voices.size > maxDialogueVoices)
    throw AppError.from(tooManyVoices, { voices: voices.size, limit: maxDialogueVoices }, { param: 'voices' });
  const { voice_settings: settings, pronunciation_dictionary_locators } = first;
  const live = await openLiveDialogue(caller.ctx, [...voices], {
    ...query,
    model_id: query.model_id ?? dialogueModelId,
    voice_settings: settings && { ...settings, similarity_boost: settings.similarity_boost ?? settings.similarity },
    pronunciation_dictionary_locators,
  });
  const schedule = first.generation_config?.chunk_length_schedule ?? defaultSchedule;
  const position = { seconds: 0 };
  let turns = 0;
  let turn: OpenTurn | undefined;

  const begin = (voice_id: string): OpenTurn => ({
    voice_id,
    index: turns++,
    buffer: createBuffer({ schedule, autoMode: query.auto_mode }),
    hasSounded: false,
  });

  async function speak(open: OpenTurn, text: string): Promise<void> {
    if (text === '' || isStopped()) return;
    await caller.verify();
    const { voice_id, index } = open;
    const chunks = live.speak({ text: normalizeTags(text), voice_id, index });
    for await (const { audio, alignment, normalizedAlignment } of messagesOf(chunks, position)) {
      if (isStopped()) break;
      open.hasSounded = true;
      const times = { alignment: inSnakeCase(alignment), normalized_alignment: inSnakeCase(normalizedAlignment) };
      await emit({ audio, ...times, voice_id });
    }
  }

  async function endTurn(): Promise<void> {
    if (!turn) return;
    const ended = turn;
    turn = undefined;
    await speak(ended, ended.buffer.takeAll());
    if (ended.hasSounded && !isStopped()) await emit({ is_final_audio_for_turn: true });
  }

  return {
    async take(message) {
      if (message !== first && changesOptions(first, message)) throw AppError.from(settingsChanged);
      for (const { text, voice_id, new_turn } of message.inputs ?? []) {
        if (!voices.has(voice_id)) throw AppError.from(voiceNotNamed, { voice_id });
        if (turn && (new_turn || turn.voice_id !== voice_id)) await endTurn();
        turn ??= begin(voice_id);
        turn.buffer.add(text);
        await speak(turn, turn.buffer.take());
      }
      if (message.flush && turn) await speak(turn, turn.buffer.takeAll());
    },
    speakRest: endTurn,
    finish: () => live.finish(),
  };
}

const options = ['voices', 'voice_settings', 'generation_config', 'pronunciation_dictionary_locators'] as const;

/** What a later message leaves out stays. */
const changesOptions = (first: DialogueText, later: DialogueText): boolean =>
  options.some((name) => (later[name] ?? null) !== null && !isDeepStrictEqual(first[name], later[name]));

const inSnakeCase = (times: MessageAlignment | null): DialogueMessageAlignment | null =>
  times && {
    chars: times.chars,
    char_start_times_ms: times.charStartTimesMs,
    char_durations_ms: times.charDurationsMs,
  };
