/** Lets every installed model say a sentence, one after the other, so that one at a time is in memory. */
import { existsSync } from 'node:fs';
import type { Config } from '../kernel/boot/config.ts';
import { createModelStore } from '../ports/models/disk.ts';
import type { LocalModel, Speech } from '../ports/speech/port.ts';
import type { ListeningModel } from '../ports/recognition/port.ts';
import { createRecognition } from '../ports/recognition/recognition.ts';
import { createSpeech } from '../ports/speech/speech.ts';
import { testListening } from '../slices/providers/listening-test.service.ts';
import { listeningModels, speechModels } from '../slices/engine-models/speech-models.service.ts';
import { fail, megabytes, ok, type Finding } from '../slices/instance/checks/findings.ts';
import { trySpeaking } from '../slices/instance/checks/speech.ts';
import { voicesOfModel } from '../slices/voices/model-voices.ts';

type Report = (finding: Finding) => void;

export async function checkModels(
  { modelsDir, models: options }: Pick<Config, 'modelsDir' | 'models'>,
  report: Report,
): Promise<void> {
  if (!existsSync(modelsDir)) return report(none);
  const store = await createModelStore({ folder: modelsDir });
  try {
    const { models, broken } = await store.list();
    for (const { id, reason } of broken) report(fail('models', `${id}: ${reason}.`, fixOf(id)));
    const speaking = speechModels(models);
    if (speaking.length > 0) await speakWith(speaking, options, report);
    if (speaking.length < models.length) await listenWith(listeningModels(models), options, report);
    if (models.length > 0) return;
    if (broken.length === 0) report(none);
  } finally {
    await store.close();
  }
}

async function speakWith(models: readonly LocalModel[], options: Config['models'], report: Report): Promise<void> {
  const speech = createSpeech({ espeakWorkers: 1, fliteWorkers: 0, models: options });
  try {
    for (const model of models) {
      // Whatever was there before leaves the memory.
      await speech.setModels([model]);
      report(await checkModel(speech, model));
    }
  } finally {
    await speech.close();
  }
}

/** Each is loaded once. What recognises hears a sentence of ours. */
async function listenWith(models: readonly ListeningModel[], options: Config['models'], report: Report): Promise<void> {
  const recognition = createRecognition({ workers: 1, models: options });
  const speech = createSpeech({ espeakWorkers: 1, fliteWorkers: 1 });
  try {
    for (const model of models) {
      await recognition.setModels([model]);
      const { title, manifest } = model;
      try {
        await recognition.load(model.engine);
        const heard = manifest.kind === 'recognition' ? await hear(model) : '';
        report(ok('models', `${title} (${manifest.kind}) can be loaded${heard}.`));
      } catch (error) {
        report(fail('models', `${title} does not load: ${(error as Error).message}`, fixOf(manifest.id)));
      }
    }
  } finally {
    await Promise.all([recognition.close(), speech.close()]);
  }

  async function hear({ engine, manifest: { languages } }: ListeningModel): Promise<string> {
    const listened = { recogniser: engine, languages, workspaceId: 'doctor' };
    const test = await testListening({ speech, recognition }, listened, new AbortController().signal);
    return `, heard a sentence of ${test.words} words with ${test.wrong_words} wrong ones in ${ms(test.took_ms)}`;
  }
}

const none = ok('models', 'no neural model is installed; operators find some on the page Models.');
const fixOf = (id: string) => `install it again, or remove the model ${id}`;

async function checkModel(speech: Speech, { engine, title, manifest }: LocalModel): Promise<Finding> {
  try {
    const [voice] = voicesOfModel(manifest);
    if (!voice) throw new Error('it has no speakers');
    await speech.load(engine);
    const text = voice.previews[voice.engine.language];
    const { firstMs, seconds } = await trySpeaking(speech, voice.engine, text);
    const { loadMs = 0, residentBytes } = speech.states().find((state) => state.engine === engine) ?? {};
    const memory = residentBytes === undefined ? '' : `, ${megabytes(residentBytes)} of memory`;
    const times = `loaded in ${ms(loadMs)}, first sound after ${ms(firstMs)}, ${seconds.toFixed(1)} s spoken`;
    return ok('models', `${title} with ${manifest.speakers.length} voices: ${times}${memory}.`);
  } catch (error) {
    return fail('models', `${title} does not speak: ${(error as Error).message}.`, fixOf(manifest.id));
  }
}

const ms = (value: number) => `${Math.round(value)} ms`;
