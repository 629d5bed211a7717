/** Builds the request of a dialogue from its turns and settings. What a setting leaves open is not sent. */
import { dialogueModelId } from '#contract/dialogue/types.ts';
import type { OutputFormat } from '#contract/speech/output-formats.ts';
import type { DialogueSettings } from '../draft/dialogue-draft.ts';
import type { Turns } from '../model/turns.ts';
import type { DialogueInput } from './dialogue-state.ts';

/** @param format is the one that is used where the settings name none */
export function dialogueInput(turns: Turns, settings: DialogueSettings, format: OutputFormat): DialogueInput {
  const { stability, use_speaker_boost, language_code, output_format, seed, normalization, dictionaries } = settings;
  const tuning = {
    ...(stability === null ? {} : { stability }),
    ...(use_speaker_boost === null ? {} : { use_speaker_boost }),
  };
  return {
    query: { output_format: output_format ?? format },
    body: {
      inputs: turns.map(({ text, voice_id }) => ({ text, voice_id })),
      model_id: dialogueModelId,
      ...(Object.keys(tuning).length > 0 ? { settings: tuning } : {}),
      ...(language_code ? { language_code } : {}),
      ...(seed === null ? {} : { seed }),
      ...(normalization === 'auto' ? {} : { apply_text_normalization: normalization }),
      ...(dictionaries ? { pronunciation_dictionary_locators: [...dictionaries] } : {}),
    },
  };
}
