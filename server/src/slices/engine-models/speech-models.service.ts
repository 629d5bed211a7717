/** The engines follow what is installed: at the start, and whenever this or another server installs or removes a model. */
import { speaks } from '#contract/engine-models/manifest.ts';
import type { Parts } from '../../context.ts';
import type { InstalledModel } from '../../ports/models/port.ts';
import type { ListeningModel } from '../../ports/recognition/port.ts';
import type { LocalModel } from '../../ports/speech/port.ts';
import { engineOfModel } from '../voices/voices.rules.ts';

const aboutModel = ({ manifest, folder, digest }: InstalledModel) => ({
  engine: engineOfModel(manifest.id),
  title: manifest.name,
  version: [manifest.name, manifest.version, digest.slice(0, 12)].filter(Boolean).join(' '),
  folder,
});

/** The models that speak. */
export const speechModels = (models: readonly InstalledModel[]): LocalModel[] =>
  models.flatMap((model) => (speaks(model.manifest) ? [{ ...aboutModel(model), manifest: model.manifest }] : []));

/** Those that listen. */
export const listeningModels = (models: readonly InstalledModel[]): ListeningModel[] =>
  models.flatMap((model) => (speaks(model.manifest) ? [] : [{ ...aboutModel(model), manifest: model.manifest }]));

/**
 * Gives the installed models to the engines, now and after every change.
 * @returns a function that ends it
 */
export async function followInstalledModels({
  models,
  speech,
  recognition,
  log,
}: Pick<Parts, 'models' | 'speech' | 'recognition' | 'log'>) {
  let following = Promise.resolve();
  const apply = (): Promise<void> =>
    (following = following.then(async () => {
      try {
        const installed = await models.list();
        await Promise.all([
          speech.setModels(speechModels(installed.models)),
          recognition.setModels(listeningModels(installed.models)),
        ]);
        for (const { id, reason } of installed.broken) log.warn({ model: id, reason }, 'a model cannot be loaded');
      } catch (error) {
        log.error({ err: error }, 'the installed models could not be given to the engines');
      }
    }));
  const stop = models.watch(() => void apply());
  await apply();
  return async (): Promise<void> => {
    stop();
    await following;
  };
}
