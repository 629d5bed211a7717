/** Speaks the turns of a dialogue as one audio. An engine that cannot begin a turn is replaced for the rest of it. */
import type { Ctx } from '../../../context.ts';
import { continuity, SpeechBusy, SpeechFailed, type AudioChunk, type SpeechInput } from '../../../ports/speech/port.ts';
import { replaceByFallback } from '../speech.fallback.ts';
import { speakersOf, type PlannedTurn } from './plan-dialogue.ts';

/**
 * Within a turn a failure after its first sound is one of the dialogue, as it is one of a speech. Before that, the turn and
 * those that the same engine would speak later are spoken by their fallbacks, and the audio goes on where it was.
 * `isContinued`: the first turn is the rest of one that was begun before.
 */
export async function* speakTurns(
  ctx: Ctx,
  turns: readonly PlannedTurn[],
  input: SpeechInput,
  { isContinued = false }: { isContinued?: boolean } = {},
): AsyncGenerator<AudioChunk, void, void> {
  const { signal } = new AbortController();
  const audio = input.continuity ?? continuity();
  let rest = turns;
  /** Seconds of the attempts before this one. */
  let before = 0;
  let warning: AudioChunk['warning'];
  for (;;) {
    let spoken = 0;
    let seconds = 0;
    // A step without sound may come before an engine has done anything, so it is no beginning.
    const silent: AudioChunk[] = [];
    try {
      const attempt: SpeechInput = { ...input, texts: speakersOf(rest), continuity: audio };
      for await (const chunk of ctx.parts.speech.speak(attempt, signal)) {
        if (spoken === 0 && chunk.seconds === 0 && chunk.audio.length === 0) {
          silent.push(chunk);
          continue;
        }
        for (const one of [...silent.splice(0), chunk]) {
          spoken += one.alignment?.characters.length ?? 0;
          seconds = one.seconds;
          yield { ...later(one, before), ...(warning ? { warning } : {}) };
          warning = undefined;
        }
      }
      for (const one of silent) yield later(one, before);
      return;
    } catch (error) {
      if (error instanceof SpeechBusy) throw error;
      const left = afterWholeTurns(rest, spoken);
      if (!left || (isContinued && left === turns)) throw error;
      warning = replaceSpeakers(ctx, left, error as Error);
      if (!audio.begun) delete audio.carry;
      rest = left;
      before += seconds;
    }
  }
}

/** The turns after those that were spoken whole; undefined where one was left in its middle. */
function afterWholeTurns(turns: readonly PlannedTurn[], spoken: number): readonly PlannedTurn[] | undefined {
  let at = 0;
  for (const [i, turn] of turns.entries()) {
    if (at === spoken) return i === 0 ? turns : turns.slice(i);
    at += turn.spokenCharacters;
  }
  return undefined;
}

/** @throws the error where nobody can speak instead */
function replaceSpeakers(ctx: Ctx, turns: readonly PlannedTurn[], error: Error): AudioChunk['warning'] {
  const first = turns[0]?.terms.route.voice.engine;
  const named = error instanceof SpeechFailed ? error.engine : undefined;
  const cast = [...new Set(turns.map(({ terms }) => terms))];
  const isSpokenBy = (engine: string | undefined) => cast.filter(({ route }) => route.voice.engine === engine);
  // An engine that speaks for another one (`elsewhere`) takes that one's voice along.
  const failed = isSpokenBy(named).length > 0 ? isSpokenBy(named) : isSpokenBy(first);
  if (failed.length === 0 || failed.some(({ route }) => !route.fallback)) throw error;
  const warnings = failed.map((terms) => replaceByFallback(ctx, terms, error));
  return warnings[0];
}

function later(chunk: AudioChunk, by: number): AudioChunk {
  if (by === 0) return chunk;
  const shift = (times: number[]) => times.map((time) => time + by);
  const { alignment, levels, playableSeconds } = chunk;
  return {
    ...chunk,
    seconds: chunk.seconds + by,
    ...(playableSeconds === undefined ? {} : { playableSeconds: playableSeconds + by }),
    ...(levels ? { levels: { ...levels, from: levels.from + by } } : {}),
    ...(alignment ? { alignment: { ...alignment, starts: shift(alignment.starts), ends: shift(alignment.ends) } } : {}),
  };
}
