/** The engines follow what is installed: at the start, and whenever this or another server installs or removes a model. */
import type { Parts } from '../../context.ts';
import type { InstalledModel } from '../../ports/models/port.ts';
import type { LocalModel } from '../../ports/speech/port.ts';
import { engineOfModel } from '../voices/voices.rules.ts';

export const localModel = ({ manifest, folder, digest }: InstalledModel): LocalModel => ({
  engine: engineOfModel(manifest.id),
  title: manifest.name,
  version: [manifest.name, manifest.version, digest.slice(0, 12)].filter(Boolean).join(' '),
  manifest,
  folder,
});

/**
 * Gives the installed models to the engines, now and after every change.
 * @returns a function that ends it
 */
export async function followInstalledModels({ models, speech, log }: Pick<Parts, 'models' | 'speech' | 'log'>) {
  let following = Promise.resolve();
  const apply = (): Promise<void> =>
    (following = following.then(async () => {
      try {
        const installed = await models.list();
        await speech.setModels(installed.models.map(localModel));
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
