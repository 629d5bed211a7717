/** The models as clients of the OpenAI API know them. Pure. */
import type { HostedModelId } from '#contract/models/model-ids.ts';
import type { OpenAiModel } from '#contract/openai/types.ts';
import type { Model } from '#contract/models/types.ts';

/** The cheap and quick model of that API is the cheap one here. */
const servedBy: Readonly<Record<string, HostedModelId>> = {
  'tts-1': 'eleven_flash_v2_5',
  'tts-1-hd': 'eleven_multilingual_v2',
  'gpt-4o-mini-tts': 'eleven_multilingual_v2',
};

/** The best recogniser of this server listens for each. */
const listeningNames = ['whisper-1', 'gpt-4o-transcribe', 'gpt-4o-mini-transcribe', 'gpt-4o-transcribe-diarize'];

/** An edition of a model, such as `tts-1-1106` or `gpt-4o-mini-tts-2025-12-15`, is that model here. */
const edition = /-(?:\d{4}|\d{4}-\d{2}-\d{2})$/;

/** The id of the model here. A name that is not of the OpenAI API stays as it is. */
export function modelOfOpenAi(name: string): string {
  const family = name.replace(edition, '');
  return Object.hasOwn(servedBy, family) ? (servedBy[family] ?? name) : name;
}

export const isOpenAiListener = (name: string): boolean => listeningNames.includes(name.replace(edition, ''));

export const toOpenAiModel = (id: string): OpenAiModel => ({ id, object: 'model', created: 0, owned_by: 'veery' });

/** Only those that a call of that API can use: it has none that turns speech into another voice. */
export function toOpenAiModels(models: readonly Model[]) {
  const speaking = models.filter((model) => model.can_do_text_to_speech).map(({ model_id }) => model_id);
  const ids = [...Object.keys(servedBy), ...listeningNames, ...speaking];
  return { object: 'list' as const, data: ids.map(toOpenAiModel) };
}
