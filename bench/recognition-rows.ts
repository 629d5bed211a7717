/** What the embedded recogniser hears of our own voices, how fast, and how exactly it aligns a text. */
import { recognitionRate } from '../server/src/ports/recognition/port.ts';
import { createRecognition } from '../server/src/ports/recognition/recognition.ts';
import { asStream, collect, joined, sayWith, silence, type Spoken } from '../server/src/testing/spoken-sound.ts';
import { createSpeech } from '../server/src/ports/speech/speech.ts';
import { distance, sentences, wordsOf } from './intelligibility.ts';
import type { Row } from './row.ts';

const voices = ['Bruno', 'Felix', 'Callum'];

const gapSeconds = 0.7;

/** Milliseconds between the start of each word that was heard right and the nearest word that was said so. */
function startErrors(heard: readonly { text: string; start: number }[], said: readonly Spoken[]): number[] {
  const starts = new Map<string, number[]>();
  let before = 0;
  for (const { samples, words } of said) {
    for (const { text, start } of words)
      starts.set(wordsOf(text).join(''), [...(starts.get(wordsOf(text).join('')) ?? []), before + start]);
    before += samples.length / recognitionRate + gapSeconds;
  }
  return heard.flatMap(({ text, start }) => {
    const known = starts.get(wordsOf(text).join(''))?.map((one) => Math.abs(one - start) * 1000) ?? [];
    const nearest = Math.min(...known);
    // Farther away it is another word of the same name.
    return nearest < 1000 ? [nearest] : [];
  });
}

function errorRows(name: string, errors: number[], [median, ninetieth]: [number, number]): Row[] {
  const sorted = errors.toSorted((a, b) => a - b);
  const row = (what: string, share: number, bar: number): Row => {
    const measured = sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
    return {
      ...{ name: `${name}, ${what}`, measured, unit: 'ms', figure: measured, bar, sense: 'max' },
      runs: sorted.length,
    };
  };
  return [row('median', 0.5, median), row('90th percentile', 0.9, ninetieth)];
}

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
    const heardErrors: number[] = [];
    let [heardSeconds, workSeconds] = [0, 0];
    for (const voice of voices) {
      const said = [];
      for (const sentence of sentences) said.push(await sayWith(speech, voice, sentence));
      const sound = joined(...said.flatMap(({ samples }) => [samples, silence(gapSeconds)]));
      const began = performance.now();
      const options = { recogniser: about.id, language: 'en', workspaceId: 'bench' };
      const heard = await collect(recognition.transcribe(asStream(sound), options, signal));
      workSeconds += (performance.now() - began) / 1000;
      heardSeconds += sound.length / recognitionRate;
      const spoken = sentences.flatMap(wordsOf);
      heardErrors.push(...startErrors(heard.spoken, said));
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
    rows.push(...errorRows('error of a word’s start by forced alignment', errors, [15, 55]));
    rows.push(...errorRows('error of the start of a word that was recognised', heardErrors, [25, 60]));
    return rows;
  } finally {
    await Promise.all([recognition.close(), speech.close()]);
  }
}
