/** Builds the request from the state of the screen. */
import type { Model } from '#contract/models/types.ts';
import type { Voice } from '#contract/voices/types.ts';
import type { Draft } from '../drafts/draft.ts';
import { hashText } from '../takes/take-rules.ts';
import type { SpeechInput, SpeechJob } from './generation-state.ts';

/** Gives the language to request, or an empty text if the model does not speak the chosen one. */
export const languageFor = (draft: Draft, model: Model | undefined): string =>
  model?.languages.some(({ language_id }) => language_id === draft.language_code) ? draft.language_code : '';

export function makeJob(draft: Draft, voice: Voice, model: Model): SpeechJob {
  const { voice_id, name: voice_name } = voice;
  const language_code = languageFor(draft, model);
  const { text, previous_text, next_text, normalization, seed, output_format, dictionaries } = draft;
  const tuning = draft.tunings[voice_id];
  const input: SpeechInput = {
    params: { voice_id },
    query: { output_format },
    body: {
      text,
      model_id: model.model_id,
      ...(tuning ? { voice_settings: tuning } : {}),
      ...(language_code ? { language_code } : {}),
      ...(seed === null ? {} : { seed }),
      ...(normalization === 'auto' ? {} : { apply_text_normalization: normalization }),
      ...(previous_text ? { previous_text } : {}),
      ...(next_text ? { next_text } : {}),
      ...(dictionaries ? { pronunciation_dictionary_locators: [...dictionaries] } : {}),
    },
  };
  return { input, voice_name, fingerprint: hashText(JSON.stringify(input)) };
}

/** Adds a random seed where none is fixed. The fingerprint stays the same. */
export function randomSeed(job: SpeechJob): SpeechJob {
  const { body } = job.input;
  if (body.seed !== undefined) return job;
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  return { ...job, input: { ...job.input, body: { ...body, seed } } };
}
