/** What the embedded recogniser hears of our own voices, how fast, and how exactly it aligns a text. */
import { recognitionRate } from '../server/src/ports/recognition/port.ts';
import { createRecognition } from '../server/src/ports/recognition/recognition.ts';
import { asStream, collect, joined, sayWith, silence } from '../server/src/testing/spoken-sound.ts';
import { createSpeech } from '../server/src/ports/speech/speech.ts';
import { distance, sentences, wordsOf } from './intelligibility.ts';
import type { Row } from './row.ts';

const voices = ['Bruno', 'Felix', 'Callum'];

export async function recognitionRows(): Promise<Row[]> {
  const speech = createSpeech({ espeakWorkers: 1, fliteWorkers: 1 });
  const recognition = createRecognition({ workers: 1 });
  const rows: Row[] = [];
  const signal = new AbortController().signal;
  try {
    const [about] = recognition.describe().recognisers.filter(({ id }) => id === 'pocketsphinx');
    if (!about || about.status === 'missing') {
      console.error(`skipped: ${about?.reason}`);
      return [];
    }
    const errors: number[] = [];
    let [heardSeconds, workSeconds] = [0, 0];
    for (const voice of voices) {
      const said = [];
      for (const sentence of sentences) said.push(await sayWith(speech, voice, sentence));
      const sound = joined(...said.flatMap(({ samples }) => [samples, silence(0.7)]));
      const began = performance.now();
      const options = { recogniser: about.id, language: 'en', workspaceId: 'bench' };
      const heard = await collect(recognition.transcribe(asStream(sound), options, signal));
      workSeconds += (performance.now() - began) / 1000;
      heardSeconds += sound.length / recognitionRate;
      const spoken = sentences.flatMap(wordsOf);
      const figure = distance(spoken, wordsOf(heard.text)) / spoken.length;
      rows.push({
        name: `share of words that the embedded recogniser gets wrong, ${voice}, one recording of ${sentences.length} sentences`,
        ...{ measured: figure, unit: '', figure, bar: 0.25, sense: 'max', runs: sentences.length },
      });
      for (const [i, { samples, words }] of said.entries()) {
        const sentence = sentences[i] ?? '';
        const aligned = await recognition.align(
          asStream(samples),
          sentence,
          { language: 'en', workspaceId: 'bench' },
          signal,
        );
        for (const [at, word] of words.entries()) errors.push(Math.abs((aligned[at]?.start ?? 0) - word.start) * 1000);
      }
    }
    const speed = workSeconds / heardSeconds;
    rows.push({
      name: 'seconds of work for a second of speech, embedded recogniser, one process',
      ...{ measured: speed, unit: 's/s', figure: speed, bar: 0.5, sense: 'max', runs: voices.length },
    });
    errors.sort((a, b) => a - b);
    const at = (share: number) => errors[Math.floor(errors.length * share)] ?? Number.NaN;
    const row = (name: string, measured: number, bar: number): Row => ({
      ...{ name, measured, unit: 'ms', figure: measured, bar, sense: 'max', runs: errors.length },
    });
    rows.push(row('error of a word’s start by forced alignment, median', at(0.5), 15));
    rows.push(row('error of a word’s start by forced alignment, 90th percentile', at(0.9), 55));
    return rows;
  } finally {
    await Promise.all([recognition.close(), speech.close()]);
  }
}
