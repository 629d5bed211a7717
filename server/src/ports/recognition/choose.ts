/** Which recogniser serves a request, and what of it cannot be honored. Pure. */
import { shortCode } from './language-code.ts';
import { pocketSphinxRemedy } from './engines/pocketsphinx/find-pocketsphinx.ts';
import type { Ability, Choice, ChoiceRequest, RecogniserAbout, RecognitionWarning } from './port.ts';

export interface Candidate {
  about: RecogniserAbout;
  serves: readonly string[];
}

const kinds = { local: 2, remote: 1, embedded: 0 } as const;

const lacks: Readonly<Record<Exclude<Ability, 'streaming'>, { code: string; message: (title: string) => string }>> = {
  confidence: {
    code: 'confidence_not_available',
    message: (title) => `${title} does not say how sure it is of a word.`,
  },
  languageId: {
    code: 'language_id_not_available',
    message: (title) => `${title} does not find out which language is spoken.`,
  },
  diarisation: {
    code: 'diarisation_not_available',
    message: (title) => `No model that tells speakers apart is installed, and ${title} does not: nobody is named.`,
  },
  audioEvents: {
    code: 'audio_events_not_available',
    message: (title) => `${title} does not name sounds that are no words.`,
  },
  punctuation: {
    code: 'punctuation_not_available',
    message: (title) => `${title} writes no punctuation, and no model for it is installed.`,
  },
  keyterms: { code: 'keyterms_not_available', message: (title) => `${title} does not take terms to prefer.` },
  translation: { code: 'translation_not_available', message: (title) => `${title} does not translate.` },
};

/** @param candidates those that the workspace may use */
export function chooseRecogniser(candidates: readonly Candidate[], request: ChoiceRequest): Choice {
  const { modelId, needs } = request;
  const language = shortCode(request.language);
  const usable = candidates.filter(({ about }) => about.status !== 'missing' && about.status !== 'paused');
  if (usable.length === 0) return { recogniser: undefined, code: 'no_recogniser', reason: whyNone(candidates) };
  const able = needs.includes('streaming') ? usable.filter(({ about }) => about.abilities.streaming) : usable;
  if (able.length === 0) {
    const reason = 'No recogniser of this server understands speech while it arrives.';
    return { recogniser: undefined, code: 'no_streaming', reason };
  }
  const named = able.find(({ about }) => about.id === modelId);
  const speaking = (named ? [named] : able).filter(({ about }) => knows(about, language));
  if (speaking.length === 0) {
    const known = [...new Set(able.flatMap(({ about }) => about.languages))].toSorted().join(', ');
    const reason = `No recogniser of this server understands the language ${request.language}. It understands: ${known}.`;
    return { recogniser: undefined, code: 'language_not_supported', reason };
  }
  const best = speaking.toSorted((a, b) => rank(b, request) - rank(a, request))[0] as Candidate;
  return { recogniser: best.about, warnings: warningsOf(best, request) };
}

function rank({ about, serves }: Candidate, { modelId, needs, language }: ChoiceRequest): number {
  const met = needs.filter((need) => about.abilities[need]).length;
  // Somebody who does not name the language is served best by what knows most of them.
  const breadth = language === null && (about.languages.length === 0 || about.languages.length > 1) ? 1 : 0;
  return (
    (about.status === 'failed' ? -1000 : 0) +
    (serves.includes(modelId) ? 100 : 0) +
    10 * kinds[about.kind] +
    5 * breadth +
    2 * met +
    (about.abilities.wordTimes === 'measured' ? 1 : 0)
  );
}

function warningsOf({ about, serves }: Candidate, { modelId, needs, language }: ChoiceRequest): RecognitionWarning[] {
  const warnings: RecognitionWarning[] = [];
  if (about.id !== modelId && !serves.includes(modelId))
    warnings.push({
      code: 'model_fallback',
      params: { model: modelId, recogniser: about.title },
      message: `${modelId} does not exist on this server: ${about.title} recognises instead.`,
    });
  if (language === null && about.languages.length === 1 && !about.abilities.languageId)
    warnings.push({
      code: 'language_assumed',
      params: { recogniser: about.title, language: about.languages[0] ?? '' },
      message: `${about.title} understands ${about.languages[0]} only, so the sound is taken to be in that language.`,
    });
  for (const need of needs) {
    // The language that was assumed is told already.
    if (need === 'streaming' || need === 'languageId' || about.abilities[need]) continue;
    const { code, message } = lacks[need];
    warnings.push({ code, params: { recogniser: about.title }, message: message(about.title) });
  }
  return warnings;
}

const knows = ({ languages }: RecogniserAbout, language: string | null) =>
  language === null || languages.length === 0 || languages.includes(language);

function whyNone(candidates: readonly Candidate[]): string {
  const reasons = candidates.flatMap(({ about }) => about.reason ?? []);
  return `Nothing on this server understands speech. ${reasons[0] ?? pocketSphinxRemedy}`;
}
