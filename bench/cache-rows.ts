/** Compares an identical request with the first one: the time to the whole answer, and its cost. */
import { testVoice } from '../server/src/testing/voice.ts';
import { median, timePost } from './measure.ts';
import { ratio, type Bench, type Row } from './row.ts';
import { fresh, text250, text3000 } from './texts.ts';

export async function cacheRows(bench: Bench): Promise<Row[]> {
  return [await repeat(bench, text3000, 7), await repeat(bench, text250, 15)];
}

async function repeat({ installation, apiKey }: Bench, text: string, runs: number): Promise<Row> {
  const url = `${installation.url}/v1/text-to-speech/${testVoice.voice_id}`;
  const firsts: number[] = [];
  const repeats: number[] = [];
  for (let run = -2; run < runs; run++) {
    // These texts differ from those of earlier rows.
    const body = { text: fresh(text, 100_000 + run) };
    const first = await timePost(url, apiKey, body);
    const second = await timePost(url, apiKey, body);
    if (second.headers['character-cost'] !== '0') throw new Error('the repeated request was charged');
    if (run < 0) continue;
    firsts.push(first.total);
    repeats.push(second.total);
  }
  return ratio({
    name: `identical request, ${text.length} characters to mp3, whole answer, ${testVoice.name}, 0 credits`,
    measured: median(repeats),
    unit: 'ms',
    against: { program: 'the first time', value: median(firsts) },
    bar: 0.1,
    sense: 'max',
    runs,
  });
}
