/**
 * `npm run soak [-- --minutes 10]` runs the product under constant load while engines are killed, among them neural ones
 * with toy models that have room for one of them at a time. Nothing may be lost:
 * every request is answered in full or refused with a reason, every character has its time, the ledger agrees with the
 * answers, and memory stays flat.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { outputFormats } from '../contract/src/speech/output-formats.ts';
import { generateText } from '../server/src/slices/speech/text/corpus.ts';
import { premadeVoices } from '../server/src/slices/voices/voices.rules.ts';
import { install } from '../server/src/testing/product.ts';
import { writeToyVits } from '../server/src/testing/toy-models/toy-vits.ts';
import { childrenOf, memoryOf } from './memory.ts';
import { median } from './measure.ts';
import { text250, text3000 } from './texts.ts';

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } });
const until = performance.now() + Number(values.minutes) * 60_000;
const clients = 12;
const killEveryMs = 20_000;
const sampleEveryMs = 5_000;

/** A language that no premade voice has as its own, so that these keep their own engines. */
const toyLanguage = 'fi';
/** One process with a toy model takes some 160. */
const modelMegabytes = 300;

const counts = { cached: 0, left: 0, refused: 0, lost: 0, neural: 0 };
const faults: string[] = [];
/** Why requests were refused, and how often. */
const reasons = new Map<string, number>();
const memory: number[] = [];
let kills = 0;
let audioSeconds = 0;
let answered = 0;
let credits = 0;

const installation = await install({ MODEL_MEMORY_MB: String(modelMegabytes), MODEL_IDLE_MINUTES: '1' });
for (const id of ['toy-one', 'toy-two']) installToy(id);
const product = await installation.start();
const account = installation.account('enterprise');
installation.cli('user', 'set-limit', '--email', account.email, '--concurrency', '100');
const headers = { 'xi-api-key': account.api_key, 'content-type': 'application/json' };

const listed = (await (await fetch(`${installation.url}/v2/voices?page_size=100`, { headers })).json()) as {
  voices: { voice_id: string; name: string; labels: { language?: string } }[];
};
const premadeIds = new Set(premadeVoices.map(({ voice_id }) => voice_id));
const toyVoices = listed.voices.filter(({ voice_id }) => !premadeIds.has(voice_id));
if (toyVoices.length === 0) throw new Error('the voices of the toy models are not listed');

function installToy(id: string): void {
  const { folder, manifest } = writeToyVits(path.join(installation.dataDir, 'models'), { id });
  const file = path.join(folder, 'model.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(JSON.stringify(manifest.languages[0]), `"${toyLanguage}"`));
}

/** A small seeded generator, so that the order of texts and voices is the same each time. */
function random(seed: number): () => number {
  let state = seed * 2654435761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

function fault(what: string): void {
  counts.lost += 1;
  if (faults.length < 20) faults.push(what);
}

async function client(id: number): Promise<void> {
  const next = random(id + 1);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  for (let turn = 0; performance.now() < until; turn++) {
    const kind = next();
    const text =
      kind < 0.7
        ? generateText(id * 1_000_000 + turn)
        : kind < 0.9
          ? `${text250} ${turn}`
          : `${text3000} ${id} ${turn}`;
    const isNeural = next() < 0.3;
    const voice = pick<{ voice_id: string; name: string }>(isNeural ? toyVoices : premadeVoices);
    const format = pick(outputFormats);
    const leaves = next() < 0.05;
    const path = `/v1/text-to-speech/${voice.voice_id}/with-timestamps?output_format=${format}`;
    const body = JSON.stringify({
      text,
      ...(next() < 0.3 ? { seed: Math.floor(next() * 1000) } : {}),
      ...(isNeural ? { model_id: 'eleven_flash_v2_5', language_code: toyLanguage } : {}),
    });
    const abort = new AbortController();
    if (leaves) setTimeout(() => abort.abort(), next() * 200);
    try {
      const response = await fetch(installation.url + path, { method: 'POST', headers, body, signal: abort.signal });
      if (response.status === 200) await check(text, response);
      else {
        const { detail } = (await response.json()) as { detail: { status: string; message: string } };
        // A text without anything to speak is refused; a killed engine answers an error.
        if (['input_text_empty', 'speech_failed', 'system_busy'].includes(detail.status)) refuse(detail);
        else fault(`${response.status} ${JSON.stringify(detail)} for ${JSON.stringify(text).slice(0, 200)}`);
      }
    } catch (error) {
      if (leaves) counts.left += 1;
      else fault(`${voice.name} ${format}: ${(error as Error).message}`);
    }
  }
}

function refuse({ status, message }: { status: string; message: string }): void {
  counts.refused += 1;
  const reason = `${status}: ${message}`;
  reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
}

async function check(text: string, response: Response): Promise<void> {
  const answer = (await response.json()) as { audio_base64: string; alignment: Times };
  const { characters, character_end_times_seconds: ends } = answer.alignment;
  if (characters.join('') !== text) fault(`the times do not cover ${JSON.stringify(text).slice(0, 200)}`);
  if (answer.audio_base64.length === 0) fault(`no audio for ${JSON.stringify(text).slice(0, 200)}`);
  const cost = Number(response.headers.get('character-cost'));
  if (response.headers.get('x-veery-cache') === 'hit') counts.cached += 1;
  if (response.headers.get('x-veery-engine')?.startsWith('model:')) counts.neural += 1;
  answered += 1;
  credits += cost;
  audioSeconds += ends.at(-1) ?? 0;
}

interface Times {
  characters: string[];
  character_end_times_seconds: number[];
}

/** Kills one engine process. What it spoke is spoken again, and nothing else may be affected. */
function killAnEngine(): void {
  const engines = childrenOf(product.pid).filter(({ command }) => /flite|neural\.process/.test(command));
  const victim = engines[kills % Math.max(1, engines.length)];
  if (!victim) return;
  process.kill(victim.pid, 'SIGKILL');
  kills += 1;
}

const sampler = setInterval(() => memory.push(memoryOf(product.pid) ?? Number.NaN), sampleEveryMs);
const killer = setInterval(killAnEngine, killEveryMs);
const began = performance.now();
await Promise.all(Array.from({ length: clients }, (_, id) => client(id)));
clearInterval(sampler);
clearInterval(killer);

// Generations of clients that left are settled later.
await new Promise((resolve) => setTimeout(resolve, 3000));
const subscription = (await (await fetch(`${installation.url}/v1/user/subscription`, { headers })).json()) as {
  character_count: number;
};
await product.stop();
const doctor = installation.cli('doctor', '--json') as { level: string }[];
await installation.remove();

const third = Math.floor(memory.length / 3);
const early = median(memory.slice(third, 2 * third));
const late = median(memory.slice(2 * third));
const growth = late / early;
const seconds = (performance.now() - began) / 1000;
// Partial generations of clients that left are charged too, so the ledger may only be ahead.
const isLedgerBehind = subscription.character_count < credits;
console.log(
  [
    `${answered} answers (${counts.cached} from the cache, ${counts.neural} by neural models), ${Math.round(audioSeconds)} s of sound in ${Math.round(seconds)} s`,
    `${counts.left} clients left, ${counts.refused} refused with a reason, ${kills} engines killed, ${counts.lost} lost`,
    `credits answered ${credits}, charged ${subscription.character_count}`,
    `memory ${Math.round(early)} MB in the middle third, ${Math.round(late)} MB in the last: ${growth.toFixed(3)}`,
    `doctor: ${JSON.stringify(doctor.filter(({ level }) => level !== 'ok'))}`,
    ...[...reasons].map(([reason, times]) => `${times} × ${reason}`),
    ...faults,
  ].join('\n'),
);
process.exitCode = counts.lost > 0 || growth > 1.1 || isLedgerBehind ? 1 : 0;
