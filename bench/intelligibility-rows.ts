/** Holds how many words of each English voice a recogniser gets wrong. */
import { createSpeech } from '../server/src/ports/speech/speech.ts';
import { premadeVoices } from '../server/src/slices/voices/premade-voices.ts';
import { hasRecogniser, sentences, wordErrorRate } from './intelligibility.ts';
import type { Row } from './row.ts';

export async function intelligibilityRows(): Promise<Row[]> {
  if (!(await hasRecogniser())) {
    console.error('skipped: install the Debian packages pocketsphinx and pocketsphinx-en-us');
    return [];
  }
  const speech = createSpeech({ espeakWorkers: 1, fliteWorkers: 1 });
  const rows: Row[] = [];
  try {
    for (const { name, engine, isClear } of premadeVoices.filter(({ labels }) => labels.language === 'en')) {
      const measured = await wordErrorRate(speech, engine);
      rows.push({
        name: `share of words that PocketSphinx gets wrong, ${name} (${engine.engine} ${engine.name})`,
        measured,
        unit: '',
        figure: measured,
        // Voices for characters are held against nothing: their figures are there to be seen.
        bar: isClear ? 0.15 : 1,
        sense: 'max',
        runs: sentences.length,
      });
    }
  } finally {
    await speech.close();
  }
  return rows;
}
