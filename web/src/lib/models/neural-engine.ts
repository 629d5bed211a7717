import type { Model } from '#contract/models/types.ts';

/** Is every voice of this server made by rules or statistics? Unknown models are no answer. */
export function lacksNeural(models: readonly Pick<Model, 'engines'>[] | undefined): boolean {
  const engines = models?.flatMap((model) => model.engines) ?? [];
  return engines.length > 0 && engines.every(({ kind }) => kind === 'statistical' || kind === 'formant');
}
