/** How voices are made, in words, and which of them are heard with the least effort. */
import type { Voice } from '#contract/voices/types.ts';
import { t } from './messages.ts';
import { engineName, engineNote } from './voice-labels.ts';

type Spoken = Pick<Voice, 'engine' | 'kind' | 'spoken_by' | 'word_error_rate'>;

/** What speaks the voice now: its own engine, or a better one that this server has for it. */
const speakerOf = ({ kind, engine, spoken_by }: Spoken) => spoken_by ?? { kind, engine, title: titleOf(engine) };

/** The engine of a model or of a provider is known by a name of its own. */
const titleOf = (engine: string): string => (engine.includes(':') ? '' : engineName(engine));

export function kindLabel(voice: Spoken): string {
  const { kind, title } = speakerOf(voice);
  return [t(`kind_${kind}`), title].filter(Boolean).join(' · ');
}

export function kindNote(voice: Spoken): string {
  const { kind, title } = speakerOf(voice);
  if (voice.spoken_by) return t('spoken_by', { engine: title, own: engineName(voice.engine) });
  return engineNote(voice.engine) ?? t(`kind_${kind}_note`);
}

const kinds: readonly Voice['kind'][] = ['neural', 'remote'];

/** Networks come first; nobody has measured them here. The others follow by the share of words that a recognizer gets wrong. */
export function byIntelligibility(a: Spoken, b: Spoken): number {
  const rank = (voice: Spoken) => (kinds.includes(speakerOf(voice).kind) ? 0 : 1);
  return rank(a) - rank(b) || (a.word_error_rate ?? 1) - (b.word_error_rate ?? 1);
}
