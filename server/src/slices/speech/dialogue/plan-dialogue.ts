/** Resolves the voices of a dialogue and puts its turns together as one text with several speakers. */
import { createHash } from 'node:crypto';
import { dialogueModelId, type DialogueLine, type DialogueRequest } from '#contract/dialogue/types.ts';
import { turnNotSpeakable } from '#contract/dialogue/errors.ts';
import type { SpeechQuery } from '#contract/speech/types.ts';
import type { Ctx } from '../../../context.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { MonolingualText, SpeechInput, Warning } from '../../../ports/speech/port.ts';
import { checkSettings } from '../../voices/voices.rules.ts';
import type { SpeechRoute } from '../../voices/routing/speech-routes.rules.ts';
import type { Recording } from '../speech.recording.ts';
import { countCharacters, isSpeakable } from '../speech.rules.ts';
import type { SpokenResult } from '../speech.settlement.ts';
import {
  planSpeech,
  resolveTerms,
  type PlannedSpeech,
  type SpeechTerms,
  type SpeechTermsInput,
} from '../speech.terms.ts';
import { firstCharacters, textOf, type Turn } from './dialogue.rules.ts';

/** Seconds between two turns, whoever speaks. A pause that the text asks for stays as it is. */
export const turnPause = 0.4;

/** A turn under the terms of its voice, which it shares with the other turns of that voice. */
export interface PlannedTurn extends Turn {
  terms: SpeechTerms;
  /** What is said, in parts of one language. The speaker is that of the terms when it is spoken. */
  texts: MonolingualText[];
  characters: number;
  /** Code points as they are spoken. */
  spokenCharacters: number;
}

export interface PlannedDialogue extends PlannedSpeech {
  turns: PlannedTurn[];
}

/** The terms of every voice of a dialogue, by the id in the request. */
export type Cast = ReadonlyMap<string, SpeechTerms>;

/**
 * The fields of a request that every voice of it shares.
 * @throws AppError 400 invalid_voice_settings
 */
export function castInputOf(
  { settings, model_id, ...body }: Omit<DialogueRequest, 'inputs'>,
  query: SpeechQuery,
): SpeechTermsInput {
  if (settings) checkSettings(settings, 'settings');
  return {
    ...body,
    ...query,
    model_id: model_id ?? dialogueModelId,
    voice_settings: settings && { ...settings, similarity_boost: settings.similarity_boost ?? settings.similarity },
  };
}

/** @throws AppError as `resolveTerms` does for the first voice that cannot be used */
export async function resolveCast(ctx: Ctx, voiceIds: readonly string[], input: SpeechTermsInput): Promise<Cast> {
  const cast = new Map<string, SpeechTerms>();
  for (const id of new Set(voiceIds)) cast.set(id, await resolveTerms(ctx, id, input));
  return cast;
}

/** @throws AppError 400 for a turn with nothing to speak */
export async function planTurns(
  ctx: Ctx,
  cast: Cast,
  turns: readonly Turn[],
  followedBy: SpeechInput['followedBy'],
): Promise<PlannedDialogue> {
  const planned: { turn: PlannedTurn; speech: PlannedSpeech }[] = [];
  for (const turn of turns) {
    const terms = termsOf(cast, turn);
    const speech = await planSpeech(ctx, terms, turn.text);
    if (!isSpeakable(speech.prepared.spoken))
      throw AppError.from(turnNotSpeakable, { turn: turn.index + 1, text: turn.text.slice(0, 80) });
    const { texts, spoken } = speech.prepared;
    const isLast = turn === turns.at(-1);
    planned.push({
      turn: {
        ...turn,
        terms,
        texts: isLast ? texts : withPause(texts),
        characters: speech.characters,
        spokenCharacters: countCharacters(spoken),
      },
      speech,
    });
  }
  return joinTurns(planned, followedBy);
}

/** Plans a part of a turn. Undefined where it has nothing to speak by itself. */
export async function planPart(
  ctx: Ctx,
  cast: Cast,
  part: Turn,
  isAfterPause: boolean,
): Promise<PlannedDialogue | undefined> {
  const terms = termsOf(cast, part);
  const speech = await planSpeech(ctx, terms, part.text);
  const { texts, spoken } = speech.prepared;
  if (!isSpeakable(spoken)) return undefined;
  const silence = { text: '', language: texts[0]?.language ?? 'en', pause: turnPause };
  const turn: PlannedTurn = {
    ...part,
    terms,
    texts: isAfterPause ? [silence, ...texts] : texts,
    characters: speech.characters,
    spokenCharacters: countCharacters(spoken),
  };
  return joinTurns([{ turn, speech }], undefined);
}

const termsOf = (cast: Cast, { voice_id }: Turn): SpeechTerms => {
  const terms = cast.get(voice_id);
  if (!terms) throw new Error(`the voice ${voice_id} was not looked up`);
  return terms;
};

function withPause(texts: MonolingualText[]): MonolingualText[] {
  const last = texts.at(-1);
  return last && last.pause === undefined ? [...texts.slice(0, -1), { ...last, pause: turnPause }] : texts;
}

function joinTurns(
  planned: { turn: PlannedTurn; speech: PlannedSpeech }[],
  followedBy: SpeechInput['followedBy'],
): PlannedDialogue {
  const turns = planned.map(({ turn }) => turn);
  const [first] = planned;
  if (!first) throw new Error('a dialogue has at least one turn');
  return {
    turns,
    text: textOf(turns),
    prepared: {
      texts: turns.flatMap(({ texts }) => texts),
      mappings: planned.flatMap(({ speech }) => speech.prepared.mappings),
      spoken: planned.map(({ speech }) => speech.prepared.spoken).join(''),
      warnings: [],
    },
    input: { ...first.speech.input, texts: speakersOf(turns), ...(followedBy ? { followedBy } : {}) },
    characters: turns.reduce((sum, { characters }) => sum + characters, 0),
    credits: creditsOf(turns),
    warnings: once(planned.flatMap(({ speech }) => speech.warnings)),
  };
}

/** What the speech port is given: every part with its speaker. */
export const speakersOf = (turns: readonly PlannedTurn[]): MonolingualText[] =>
  turns.flatMap(({ texts, terms }) => {
    const speaker = { voice: terms.route.voice, settings: terms.settings };
    return texts.map((text) => ({ ...text, speaker }));
  });

/** One price: the characters of every voice at its rate, rounded up once. */
export function creditsOf(turns: readonly Pick<PlannedTurn, 'characters' | 'terms'>[]): number {
  const exact = turns.reduce(
    (sum, { characters, terms }) => sum + characters * terms.model.model_rates.character_cost_multiplier,
    0,
  );
  // Factors such as 0.1 have no exact sum.
  return Math.ceil(Math.round(exact * 1e6) / 1e6);
}

function once(warnings: Warning[]): Warning[] {
  return [...new Map(warnings.map((one) => [`${one.code} ${one.message}`, one])).values()];
}

/** Equal for dialogues that would sound the same. Null where the sound may not be kept. */
export function dialogueKeyOf(ctx: Ctx, { turns, input }: PlannedDialogue): Buffer | null {
  const [first] = turns;
  if (!first?.terms.keepHistory) return null;
  const { model, normalization, format } = first.terms;
  const parts = [
    'dialogue',
    turns.map(({ texts, terms: { voice, route, settings } }) => [
      texts,
      voice.voice_id,
      route.voice,
      ctx.parts.speech.versionOf(route.voice),
      [settings.stability, settings.similarity_boost, settings.style, settings.use_speaker_boost, settings.speed],
    ]),
    model.model_id,
    normalization,
    format.name,
    input.seed ?? null,
    input.followedBy ?? null,
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}

/** The turns as they are kept. A turn that came in parts, under one index, is one line. */
export function linesOf(turns: readonly Pick<PlannedTurn, 'index' | 'text' | 'terms'>[]): DialogueLine[] {
  const lines: DialogueLine[] = [];
  let last: number | undefined;
  for (const { index, text, terms } of turns) {
    const line = lines.at(-1);
    if (line && index === last) line.text += text;
    else lines.push({ text, voice_id: terms.voice.voice_id, voice_name: terms.voice.name });
    last = index;
  }
  return lines;
}

/** The engines of a dialogue, as the history and a header name them. */
export const enginesOf = (routes: readonly SpeechRoute[]): string =>
  [...new Set(routes.map(({ voice }) => voice.engine))].join(', ');

/** When the listener left, what was spoken up to the end of the last chunk is charged. */
export function partialDialogue(recording: Recording, turns: readonly PlannedTurn[]): SpokenResult {
  const read = recording.alignment.characters.length;
  const spoken = firstCharacters(turns, read).map((turn) => ({ ...turn, characters: countCharacters(turn.text) }));
  return {
    isWhole: false,
    text: textOf(linesOf(spoken)),
    characters: read,
    credits: creditsOf(spoken),
    cache_key: null,
    dialogue: linesOf(spoken),
    engines: enginesOf(spoken.map(({ terms }) => terms.route)),
  };
}

/** What a dialogue came to that was spoken bit by bit. */
export const wholeDialogue = (turns: readonly PlannedTurn[]): SpokenResult => ({
  isWhole: true,
  text: textOf(linesOf(turns)),
  characters: turns.reduce((sum, { characters }) => sum + characters, 0),
  credits: creditsOf(turns),
  cache_key: null,
  dialogue: linesOf(turns),
  engines: enginesOf(turns.map(({ terms }) => terms.route)),
});
