/** A generation that grows: a socket sends its text bit by bit, and it is one item of the history in the end. */
import type { Ctx } from '../../context.ts';
import { newId } from '../../kernel/ids.ts';
import { continuity, type AudioChunk, type Warning } from '../../ports/speech/port.ts';
import { requireSpace } from '../../platform/files/free-space.ts';
import type { PendingFile } from '../../ports/storage/port.ts';
import { creditsFor } from '../models/models.rules.ts';
import { extend, park, renewEveryMs, reserve } from '../usage/usage.service.ts';
import {
  partialDialogue,
  planPart,
  resolveCast,
  wholeDialogue,
  type Cast,
  type PlannedTurn,
} from './dialogue/plan-dialogue.ts';
import { speakTurns } from './dialogue/speak-turns.ts';
import { speakByRoute } from './speech.fallback.ts';
import { toAppError } from './speech.generation.ts';
import { checkPrice } from './speech.preparation.ts';
import { createRecording } from './speech.recording.ts';
import { audioKeyOf, characterLimit, checkLength, isSpeakable, type TimedAudioChunk } from './speech.rules.ts';
import {
  fail,
  currentScope,
  partialResult,
  renew,
  settle,
  type OpenGeneration,
  type SpokenResult,
} from './speech.settlement.ts';
import { planSpeech, resolveTerms, type PlannedSpeech, type SpeechTermsInput } from './speech.terms.ts';

export interface LiveGeneration {
  readonly history_item_id: string;
  /**
   * Speaks one more text: takes its credits (and, the first time or after a pause, a place among the running) before
   * anything is spoken; the place is given back when the last chunk was read. One at a time. The chunks of a whole
   * generation join to one file; their seconds count from its start. A text without anything to say waits for the next.
   * Leaving the loop early stops at the end of the chunk under way.
   * @throws AppError 429, 401 quota_exceeded, 400 for a text that is too long; 500/503 when the engine fails. What was
   * spoken before is kept.
   */
  speak(text: string): AsyncGenerator<TimedAudioChunk, void, void>;
  /** Settles what was spoken and keeps its item (unless logging is off). Never throws; a second call waits for the first. */
  finish(): Promise<void>;
}

/** Code points that one socket or context may speak: its times are kept in memory until its end. */
const maxCharacters = 100_000;

/** @throws AppError as `resolveTerms` does. Nothing is taken yet. */
export async function openLiveSpeech(ctx: Ctx, voiceId: string, input: SpeechTermsInput): Promise<LiveGeneration> {
  const terms = await resolveTerms(ctx, voiceId, input);
  const generation_id = newId();
  return new GrowingGeneration(ctx, { generation_id, audio_key: audioKeyOf(generation_id, terms.format), terms });
}

/** A part of a turn of a dialogue. */
export interface TurnPart {
  text: string;
  voice_id: string;
  /** The number of the turn; parts of one turn have the same. */
  index: number;
}

export interface LiveDialogue extends Omit<LiveGeneration, 'speak'> {
  /** As that of a speech. The pause between two turns belongs to the audio of the later one. */
  speak(part: TurnPart): AsyncGenerator<TimedAudioChunk, void, void>;
}

/** @throws AppError as `resolveCast` does. Nothing is taken yet. */
export async function openLiveDialogue(
  ctx: Ctx,
  voiceIds: readonly string[],
  input: SpeechTermsInput,
): Promise<LiveDialogue> {
  const cast = await resolveCast(ctx, voiceIds, input);
  const [terms] = cast.values();
  if (!terms) throw new Error('a dialogue has at least one voice');
  const generation_id = newId();
  const open = { generation_id, audio_key: audioKeyOf(generation_id, terms.format), terms };
  const generation = new GrowingGeneration(ctx, open);
  return {
    history_item_id: generation_id,
    speak: (part) => generation.speakPart(cast, part),
    finish: () => generation.finish(),
  };
}

class GrowingGeneration implements LiveGeneration {
  readonly #ctx: Ctx;
  readonly #open: OpenGeneration;
  readonly #recording = createRecording();
  readonly #continuity = continuity();
  /** Written text that was taken, with what its credits were taken for. */
  #text = '';
  #characters = 0;
  /** Written text that has nothing to say by itself. */
  #unspoken = '';
  /** The parts of a dialogue, and the number of its last turn. Empty for a speech. */
  readonly #turns: PlannedTurn[] = [];
  #turn: number | undefined;
  #isWhole = true;
  #startedAt = 0;
  #lease: NodeJS.Timeout | undefined;
  #file: Promise<PendingFile> | undefined;
  #finishing: Promise<number> | undefined;

  constructor(ctx: Ctx, open: OpenGeneration) {
    this.#ctx = ctx;
    this.#open = open;
  }

  get history_item_id(): string {
    return this.#open.generation_id;
  }

  async *speak(text: string): AsyncGenerator<TimedAudioChunk, void, void> {
    const written = this.#unspoken + text;
    const { terms } = this.#open;
    checkLength(written, characterLimit(terms.model, terms.tier), terms.model.model_id);
    checkLength(written, maxCharacters - this.#characters, 'what is left of this connection');
    await checkPrice(this.#ctx, terms, written);
    const speech = await planSpeech(this.#ctx, terms, written);
    if (!isSpeakable(speech.prepared.spoken)) {
      this.#unspoken = written;
      return;
    }
    const whole = { ...speech.input, continuity: this.#continuity, hasMore: true };
    yield* this.#say(speech, written, () => speakByRoute(this.#ctx, this.#open.terms, whole));
  }

  async *speakPart(cast: Cast, part: TurnPart): AsyncGenerator<TimedAudioChunk, void, void> {
    const isNewTurn = part.index !== this.#turn;
    // Signs alone at the end of a turn are not spoken, and not charged.
    if (isNewTurn) this.#unspoken = '';
    this.#turn = part.index;
    const text = this.#unspoken + part.text;
    const { terms } = this.#open;
    checkLength(text, characterLimit(terms.model, terms.tier), terms.model.model_id);
    checkLength(text, maxCharacters - this.#characters, 'what is left of this connection');
    const speech = await planPart(this.#ctx, cast, { ...part, text }, isNewTurn && this.#turns.length > 0);
    if (!speech) {
      this.#unspoken = text;
      return;
    }
    const isContinued = this.#turns.at(-1)?.index === part.index;
    this.#turns.push(...speech.turns);
    const whole = { ...speech.input, continuity: this.#continuity, hasMore: true };
    yield* this.#say(speech, text, () => speakTurns(this.#ctx, speech.turns, whole, { isContinued }));
  }

  async *#say(
    speech: PlannedSpeech,
    written: string,
    chunks: () => AsyncGenerator<AudioChunk, void, void>,
  ): AsyncGenerator<TimedAudioChunk, void, void> {
    const askedAt = performance.now();
    try {
      await this.#reserve(speech, askedAt);
    } catch (error) {
      // What was refused is no part of the dialogue.
      if (this.#turns.length > 0) this.#turns.pop();
      throw error;
    }
    this.#unspoken = '';
    this.#text += written;
    this.#characters += speech.characters;
    for (const warning of speech.warnings) this.#addWarning(warning);
    this.#isWhole = false;
    try {
      yield* this.#synthesize(speech, chunks());
      this.#isWhole = true;
    } catch (error) {
      throw toAppError(error);
    } finally {
      await park(currentScope(this.#ctx), this.#open.generation_id).catch((error: Error) => {
        this.#ctx.log.warn({ error: error.message }, 'a place among the running is left to the sweep');
      });
    }
  }

  async finish(): Promise<void> {
    if (!this.#finishing) {
      this.#finishing = this.#settle();
      this.#ctx.reportCharge(this.#finishing);
    }
    await this.#finishing;
  }

  async #reserve({ characters, credits }: PlannedSpeech, askedAt: number): Promise<void> {
    await requireSpace(this.#ctx.parts);
    const scope = currentScope(this.#ctx);
    const { generation_id, audio_key, terms } = this.#open;
    if (this.#lease) {
      await extend(scope, generation_id, { characters, credits });
      return;
    }
    await reserve(scope, {
      generation_id,
      product: 'tts',
      model_id: terms.model.model_id,
      voice_id: terms.voice.voice_id,
      characters,
      credits,
      audio_key,
      cache_key: null,
    });
    this.#startedAt = askedAt;
    this.#lease = setInterval(() => void renew(this.#ctx, this.#open), renewEveryMs);
    this.#file = terms.keepHistory ? this.#ctx.parts.storage.create(audio_key) : undefined;
    // Its failure is met where it is awaited, which may be never.
    this.#file?.catch(() => {});
  }

  async *#synthesize(
    { prepared }: PlannedSpeech,
    chunks: AsyncGenerator<AudioChunk, void, void>,
  ): AsyncGenerator<TimedAudioChunk, void, void> {
    const text = this.#recording.begin(prepared);
    const state = { isInChunk: false, hasEnded: false };
    const next = async (): Promise<TimedAudioChunk | undefined> => {
      const { done, value } = await chunks.next();
      if (done) return undefined;
      const spoken = text.add(value);
      state.isInChunk = !spoken.isChunkEnd;
      if (spoken.audio.length > 0) this.#recording.firstByteMs ??= performance.now() - this.#startedAt;
      await (await this.#file)?.write(spoken.audio);
      return spoken;
    };
    try {
      for (let spoken = await next(); spoken; spoken = await next()) yield spoken;
      state.hasEnded = true;
    } catch (error) {
      state.hasEnded = true;
      throw error;
    } finally {
      // The listener left: the chunk under way is finished, nothing more is begun.
      while (!state.hasEnded && state.isInChunk && (await next()));
      await chunks.return();
    }
  }

  #addWarning(warning: Warning): void {
    const { warnings } = this.#recording;
    if (!warnings.some(({ code, message }) => code === warning.code && message === warning.message))
      warnings.push(warning);
  }

  /** Returns the credits that were charged. */
  async #settle(): Promise<number> {
    clearInterval(this.#lease);
    if (!this.#lease) return 0;
    try {
      const spoken = this.#result();
      await settle(this.#ctx, this.#open, this.#recording, spoken, await this.#file);
      return spoken.credits;
    } catch (error) {
      this.#ctx.log.warn({ generation_id: this.history_item_id, error: (error as Error).message }, 'nothing was kept');
      await this.#file?.then((file) => file.abort()).catch(() => {});
      await fail(this.#ctx, this.#open, this.#recording);
      return 0;
    }
  }

  #result(): SpokenResult {
    const isDialogue = this.#turns.length > 0;
    if (!this.#isWhole)
      return isDialogue ? partialDialogue(this.#recording, this.#turns) : partialResult(this.#recording, this.#open);
    if (isDialogue) return wholeDialogue(this.#turns);
    const credits = creditsFor(this.#characters, this.#open.terms.model);
    return { isWhole: true, text: this.#text, characters: this.#characters, credits, cache_key: null };
  }
}
