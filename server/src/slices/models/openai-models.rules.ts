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

/** An edition of a model, such as `tts-1-1106` or `gpt-4o-mini-tts-2025-12-15`, is that model here. */
const edition = /-(?:\d{4}|\d{4}-\d{2}-\d{2})$/;

/** The id of the model here. A name that is not of the OpenAI API stays as it is. */
export function modelOfOpenAi(name: string): string {
  const family = name.replace(edition, '');
  return Object.hasOwn(servedBy, family) ? (servedBy[family] ?? name) : name;
}

export const toOpenAiModel = (id: string): OpenAiModel => ({ id, object: 'model', created: 0, owned_by: 'veery' });

export function toOpenAiModels(models: readonly Model[]) {
  const ids = [...Object.keys(servedBy), ...models.map(({ model_id }) => model_id)];
  return { object: 'list' as const, data: ids.map(toOpenAiModel) };
}
