/**
 * Counts the words of a voice that a recogniser gets wrong. PocketSphinx was trained on natural American speech, so its
 * figures overstate what a listener misses of formant speech. They rank the voices, and show what a change costs.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describeFormat } from '../contract/src/speech/output-formats.ts';
import type { EngineVoice, Speech } from '../server/src/ports/speech/port.ts';
import { defaultSettings } from '../server/src/slices/voices/voices.rules.ts';

const run = promisify(execFile);
const model = '/usr/share/pocketsphinx/model/en-us';
/** Samples of silence around each sentence, from which the recogniser learns the background. */
const padding = 4000;

/** Everyday sentences of plain words, without names and numbers. */
export const sentences: readonly string[] = [
  'The weather will be cold and cloudy in the morning.',
  'We would like to hear what you think about the plan.',
  'The president said that the new law would help small companies.',
  'Most of the people in this town work in the two big factories.',
  'He opened the door and looked out into the street.',
  'Nobody knew where the money had come from.',
  'There is no reason to believe that they will change their minds.',
  'The meeting will begin at nine and last until noon.',
  'She has lived in the same house for more than twenty years.',
  'Please call me when you get back to the office.',
  'The train to the city leaves in ten minutes.',
  'I never thought that it would take so long.',
  'The children played in the garden all afternoon.',
  'Many of the students said that the questions were too difficult.',
  'The company plans to open another store next year.',
  'You can read the whole story in the paper today.',
  'It was the best decision that we have ever made.',
  'The doctor told him to stay at home and rest.',
  'They were able to finish the work before the end of the week.',
  'The price of oil has gone up again this month.',
];

export async function hasRecogniser(): Promise<boolean> {
  const found = await run('pocketsphinx_batch', ['-help', 'yes']).then(
    () => true,
    (error: { code?: unknown }) => error.code !== 'ENOENT',
  );
  return (
    found &&
    (await readFile(`${model}/cmudict-en-us.dict`).then(
      () => true,
      () => false,
    ))
  );
}

/** Returns the share of words that are wrong, missing or added when the recogniser hears the voice say all sentences. */
export async function wordErrorRate(speech: Speech, voice: EngineVoice): Promise<number> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'veery-words-'));
  try {
    for (const [index, sentence] of sentences.entries()) {
      const silence = Buffer.alloc(padding * 2);
      const audio = [silence, ...(await speak(speech, voice, sentence)), silence];
      await writeFile(path.join(folder, `${index}.raw`), Buffer.concat(audio));
    }
    await writeFile(path.join(folder, 'ctl'), sentences.map((_, index) => `${index}\n`).join(''));
    await run('pocketsphinx_batch', [
      ...['-hmm', `${model}/en-us`, '-lm', `${model}/en-us.lm.bin`, '-dict', `${model}/cmudict-en-us.dict`],
      ...['-adcin', 'yes', '-cepdir', folder, '-cepext', '.raw', '-ctl', path.join(folder, 'ctl')],
      ...['-hyp', path.join(folder, 'hyp'), '-logfn', '/dev/null'],
    ]);
    const heard = (await readFile(path.join(folder, 'hyp'), 'utf8')).split('\n');
    let [wrong, all] = [0, 0];
    for (const [index, sentence] of sentences.entries()) {
      const spoken = wordsOf(sentence);
      wrong += distance(spoken, wordsOf((heard[index] ?? '').replace(/\([^)]*\)\s*$/, '')));
      all += spoken.length;
    }
    return wrong / all;
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function speak(speech: Speech, voice: EngineVoice, text: string): Promise<Uint8Array[]> {
  const input = {
    texts: [{ text, language: 'en' }],
    voice,
    settings: defaultSettings,
    format: describeFormat('pcm_16000'),
  };
  const chunks: Uint8Array[] = [];
  for await (const { audio } of speech.speak(input, new AbortController().signal)) chunks.push(audio);
  return chunks;
}

export const wordsOf = (text: string) => text.toLowerCase().match(/[a-z']+/g) ?? [];

/** The number of words to change, drop or add to come from one list to the other. */
export function distance(from: string[], to: string[]): number {
  let row = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (const [i, word] of from.entries()) {
    const next = [i + 1];
    for (const [j, other] of to.entries())
      next.push(Math.min((row[j] ?? 0) + (word === other ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    row = next;
  }
  return row.at(-1) ?? 0;
}
