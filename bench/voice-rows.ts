/**
 * Measures every installed speech model of `MODELS_DIR`, or of the data folder: first byte, real-time factor, and for
 * English how many words a recogniser gets wrong. The bars say only that a model is usable; the figures are for comparison.
 */
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { describeFormat } from '../contract/src/speech/output-formats.ts';
import { processEnv, readConfig } from '../server/src/kernel/boot/config.ts';
import { createModelStore } from '../server/src/ports/models/disk.ts';
import type { EngineVoice, Speech } from '../server/src/ports/speech/port.ts';
import { createSpeech } from '../server/src/ports/speech/speech.ts';
import { speechModels } from '../server/src/slices/engine-models/speech-models.service.ts';
import { previewTexts } from '../server/src/slices/voices/preview-texts.ts';
import { voicesOfModel } from '../server/src/slices/voices/model-voices.ts';
import { defaultSettings } from '../server/src/slices/voices/voices.rules.ts';
import { hasRecogniser, sentences, wordErrorRate } from './intelligibility.ts';
import { median } from './measure.ts';
import type { Row } from './row.ts';

const runs = 5;

export async function voiceRows(): Promise<Row[]> {
  const { modelsDir } = readConfig(processEnv(), path.resolve(import.meta.dirname, '..'), []);
  const store = await createModelStore({ folder: modelsDir });
  const speech = createSpeech({ espeakWorkers: 1, fliteWorkers: 1 });
  try {
    const { models } = await store.list();
    const speaking = speechModels(models);
    if (speaking.length === 0) console.error(`there is no speech model in ${modelsDir}`);
    await speech.setModels(speaking);
    const canHear = await hasRecogniser();
    if (!canHear) console.error('no word error rates: install the Debian packages pocketsphinx and pocketsphinx-en-us');
    const rows: Row[] = [];
    for (const { manifest } of speaking) {
      const [voice] = voicesOfModel(manifest);
      if (voice) rows.push(...(await rowsOf(speech, `${manifest.name}, ${voice.name}`, voice.engine, canHear)));
    }
    return rows;
  } finally {
    await speech.close();
    await store.close();
  }
}

async function rowsOf(speech: Speech, name: string, voice: EngineVoice, canHear: boolean): Promise<Row[]> {
  await speech.load(voice.engine);
  const text = previewTexts[voice.language] ?? previewTexts.en ?? '';
  const measured = [];
  for (let i = 0; i < runs; i++) measured.push(await timeSpeech(speech, voice, text));
  const firstMs = median(measured.map((one) => one.firstMs));
  const factor = median(measured.map((one) => one.factor));
  const figures: Pick<Row, 'name' | 'measured' | 'unit' | 'bar' | 'runs'>[] = [
    { name: `first byte, ${name}`, measured: firstMs, unit: 'ms', bar: 1000, runs },
    { name: `real-time factor, ${name}`, measured: factor, unit: '', bar: 1, runs },
  ];
  if (canHear && voice.language === 'en') {
    const share = await wordErrorRate(speech, voice);
    const what = `share of words that PocketSphinx gets wrong, ${name}`;
    figures.push({ name: what, measured: share, unit: '', bar: 0.15, runs: sentences.length });
  }
  return figures.map((row) => ({ ...row, figure: row.measured, sense: 'max' }));
}

async function timeSpeech(speech: Speech, voice: EngineVoice, text: string) {
  const texts = [{ text, language: voice.language }];
  const input = { texts, voice, settings: defaultSettings, format: describeFormat('pcm_16000') };
  const started = performance.now();
  let [firstMs, seconds] = [0, 0];
  for await (const chunk of speech.speak(input, new AbortController().signal)) {
    if (chunk.audio.length > 0) firstMs ||= performance.now() - started;
    seconds = chunk.seconds;
  }
  return { firstMs, factor: (performance.now() - started) / 1000 / seconds };
}
