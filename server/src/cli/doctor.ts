/**
 * `doctor` reports what is configured, reachable and missing, with the fix. It shows no secret, and
 * changes nothing unless `--repair` asks it to put stored files in order.
 */
import { existsSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { describeFormat } from '#contract/speech/output-formats.ts';
import { root } from '../installation.ts';
import { BootError } from '../kernel/boot/boot-error.ts';
import type { Config } from '../kernel/boot/config.ts';
import { readOwner, type Owner } from '../kernel/boot/data-folder.ts';
import type { EngineVoice, Speech } from '../ports/speech/port.ts';
import { createSpeech } from '../ports/speech/speech.ts';
import { defaultSettings, premadeVoices } from '../slices/voices/voices.rules.ts';
import { checkData } from './doctor-data.ts';
import { checkMail, checkPlaces } from './doctor-outside.ts';
import { fail, megabytes, ok, warn, type Finding } from './findings.ts';
import { readCliConfig } from './open.ts';

/** Below this the server refuses to start; see kernel/boot/data-folder.ts. */
const minFreeBytes = 48 * 1024 * 1024;
const comfortableFreeBytes = 1024 * 1024 * 1024;

export async function doctor(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { json: { type: 'boolean', default: false }, repair: { type: 'boolean', default: false } },
  });
  const findings: Finding[] = [];
  const report = (finding: Finding) => {
    findings.push(finding);
    if (!values.json) console.log(line(finding));
  };
  await examine(report, values.repair);
  if (values.json) console.log(JSON.stringify(findings));
  if (findings.some((finding) => finding.level === 'fail')) process.exitCode = 1;
}

const line = ({ level, subject, message, fix }: Finding) =>
  `${level.padEnd(4)}  ${subject.padEnd(13)} — ${message}${fix ? ` (${fix})` : ''}`;

async function examine(report: (finding: Finding) => void, isRepair: boolean): Promise<void> {
  report(checkNode());
  const config = readConfiguration(report);
  if (config) {
    const owner = await readOwner(config.dataDir);
    report(await checkDataFolder(config));
    report(checkServer(config, owner));
    await checkData(config, owner, report, isRepair);
    report(checkAddress(config));
    report(checkSignUp(config));
    report(await checkMail(config));
    report(await checkPlaces(config));
  }
  for (const finding of await checkSpeech()) report(finding);
  report(checkWebApp());
  report(ok('tools', 'ffmpeg and Chromium are not needed to run Veery; only its tests call them.'));
}

/** Checks that Node runs TypeScript directly. scripts/setup.mjs installs a newer Node where it does not. */
function checkNode(): Finding {
  const [major = 0] = process.versions.node.split('.').map(Number);
  if (major >= 24) return ok('Node', `${process.version} runs this.`);
  return warn(
    'Node',
    `${process.version} runs this and Veery is made for 24.`,
    'start it through npm, or install Node 24',
  );
}

function readConfiguration(report: (finding: Finding) => void): Config | undefined {
  try {
    return readCliConfig();
  } catch (error) {
    if (!(error instanceof BootError)) throw error;
    for (const mistake of error.message.split('\n')) {
      report(fail('configuration', mistake, 'docs/configuration.md lists every setting'));
    }
    return undefined;
  }
}

async function checkDataFolder({ dataDir, minFreeBytes: reserve }: Config): Promise<Finding> {
  if (!existsSync(dataDir)) return ok('data folder', `${dataDir} does not exist yet; the first start makes it.`);
  try {
    await fs.access(dataDir, fs.constants.W_OK | fs.constants.X_OK);
  } catch {
    return fail('data folder', `${dataDir} cannot be written to.`, 'give this user the folder, or set DATA_DIR');
  }
  const disk = await fs.statfs(dataDir);
  const free = disk.bavail * disk.bsize;
  const message = `${dataDir} can be written to; ${megabytes(free)} free.`;
  if (free < minFreeBytes) return fail('data folder', message, 'free some space: Veery does not start');
  if (free < reserve) return fail('data folder', message, 'free some space: no speech begins (MIN_FREE_SPACE_MB)');
  if (free < comfortableFreeBytes) return warn('data folder', message, 'free some space');
  return ok('data folder', message);
}

function checkServer({ dataDir }: Config, owner: Owner | undefined): Finding {
  if (!owner) return ok('server', `no server runs on ${dataDir}.`);
  if (owner.port) return ok('server', `runs as process ${owner.pid} on port ${owner.port}.`);
  return warn('server', `process ${owner.pid} is starting, or is another command.`, 'run doctor again in a moment');
}

/**
 * Compares the address that people open with the one that the server listens on, and warns where others can listen in.
 */
function checkAddress({ host, port, publicUrl, isLoopback, trustProxy }: Config): Finding {
  const listensHere = host === 'localhost' || host === '::1' || host.startsWith('127.');
  const message = `people open ${publicUrl}; the server listens on ${host}:${port}.`;
  if (isLoopback && listensHere) return ok('address', `${message} Only this machine can reach it.`);
  if (isLoopback) {
    return warn('address', `${message} Others can reach it, and links lead to their own machine.`, 'set PUBLIC_URL');
  }
  if (!publicUrl.startsWith('https:')) {
    return warn('address', `${message} Passwords travel readable.`, 'put an https proxy before it, set PUBLIC_URL');
  }
  if (trustProxy.length === 0) {
    return warn('address', `${message} Every caller has the address of the proxy.`, 'set TRUST_PROXY to the proxy');
  }
  return ok('address', message);
}

function checkSignUp({ signUp, host, isLoopback }: Config): Finding {
  const isReachable = !isLoopback || !(host === 'localhost' || host === '::1' || host.startsWith('127.'));
  if (signUp !== 'open') return ok('sign-up', `${signUp}.`);
  if (!isReachable) return ok('sign-up', 'open, to those on this machine.');
  return warn('sign-up', 'open: whoever reaches the server can make an account.', 'set SIGN_UP to invite or closed');
}

/** Pairs each engine with the first premade voice that it speaks. */
async function checkSpeech(): Promise<Finding[]> {
  const started = performance.now();
  const speech = createSpeech({ espeakWorkers: 1, fliteWorkers: 1 });
  try {
    const engines = await speech.describe();
    const ready = ms(performance.now() - started);
    const findings: Finding[] = [];
    for (const { engine, version, voices } of engines) {
      const voice = premadeVoices.find((one) => one.engine.engine === engine);
      const spoken = voice && (await trySpeaking(speech, voice.engine));
      findings.push(ok('speech', `${version} with ${voices} voices: ready in ${ready}${spoken ?? ''}.`));
    }
    return findings;
  } catch (error) {
    return [fail('speech', `an engine does not speak: ${(error as Error).message}.`, 'run npm ci again')];
  } finally {
    await speech.close();
  }
}

async function trySpeaking(speech: Speech, voice: EngineVoice): Promise<string> {
  const texts = [{ text: 'Hello.', language: 'en' }];
  const input = { texts, voice, settings: defaultSettings, format: describeFormat('mp3_44100_128') };
  const asked = performance.now();
  let firstMs: number | undefined;
  let seconds = 0;
  for await (const chunk of speech.speak(input, AbortSignal.timeout(20_000))) {
    if (chunk.audio.length > 0) firstMs ??= performance.now() - asked;
    seconds = chunk.seconds;
  }
  if (firstMs === undefined) throw new Error('it made no sound');
  return `, first sound after ${ms(firstMs)}, ${seconds.toFixed(1)} s spoken`;
}

const ms = (value: number) => `${Math.round(value)} ms`;

function checkWebApp(): Finding {
  if (existsSync(path.join(root, 'dist/web/index.html'))) return ok('web app', 'is built.');
  return warn('web app', 'is not built; only the API answers.', 'npm start builds it');
}
