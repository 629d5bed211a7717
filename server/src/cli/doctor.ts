/**
 * `doctor` reports what is configured, reachable and missing, with the fix. It shows no secret, and
 * changes nothing unless `--repair` asks it to put stored files in order.
 */
import { existsSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { BootError } from '../kernel/boot/boot-error.ts';
import { processEnv, type Config } from '../kernel/boot/config.ts';
import { readOwner, type Owner } from '../kernel/boot/data-folder.ts';
import { findFfmpeg } from '../ports/media/find-ffmpeg.ts';
import { createRecognition } from '../ports/recognition/recognition.ts';
import { createSpeech } from '../ports/speech/speech.ts';
import { checkCertificates } from '../slices/instance/checks/certificates.ts';
import { fail, ok, warn, type Finding } from '../slices/instance/checks/findings.ts';
import {
  checkAddress,
  checkDisk,
  checkNode,
  checkSignUp,
  checkWebApp,
} from '../slices/instance/checks/installation.ts';
import { checkMedia } from '../slices/instance/checks/media.ts';
import { checkRecognition } from '../slices/instance/checks/recognition.ts';
import { checkSpeech } from '../slices/instance/checks/speech.ts';
import { checkModels } from './doctor-models.ts';
import { checkData } from './doctor-data.ts';
import { checkProxy } from './doctor-proxy.ts';
import { checkPayments } from './doctor-payments.ts';
import { createOutgoing } from '../kernel/outgoing/outgoing.ts';
import { checkMail, checkPlaces } from './doctor-outside.ts';
import { readCliConfig } from './open.ts';

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
  if (values.json) console.log(JSON.stringify(findings.map(plain)));
  if (findings.some((finding) => finding.level === 'fail')) process.exitCode = 1;
}

/** The command line needs no codes: it prints the sentences. */
const plain = ({ level, subject, message, fix }: Finding): Finding => ({
  level,
  subject,
  message,
  ...(fix ? { fix } : {}),
});

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
    if (owner?.port) report(await checkProxy(config));
    report(checkSignUp(config));
    report(await checkMail(config));
    report(await checkPlaces(config));
    report(await checkPayments(config, createOutgoing({ allowPrivate: config.outgoingPrivateHosts })));
    for (const finding of await checkCertificates(config, new Date())) report(finding);
  }
  await speak(report);
  await listen(report);
  if (config) await checkModels(config, report);
  report(checkWebApp());
  report(await checkFfmpeg(config));
  report(ok('tools', 'Chromium is not needed to run Veery; only its tests call it.'));
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

async function checkDataFolder(config: Config): Promise<Finding> {
  const { dataDir } = config;
  if (!existsSync(dataDir)) return ok('data folder', `${dataDir} does not exist yet; the first start makes it.`);
  try {
    await fs.access(dataDir, fs.constants.W_OK | fs.constants.X_OK);
  } catch {
    return fail('data folder', `${dataDir} cannot be written to.`, 'give this user the folder, or set DATA_DIR');
  }
  return checkDisk(config);
}

function checkServer({ dataDir }: Config, owner: Owner | undefined): Finding {
  if (!owner) return ok('server', `no server runs on ${dataDir}.`);
  if (owner.port) return ok('server', `runs as process ${owner.pid} on port ${owner.port}.`);
  return warn('server', `process ${owner.pid} is starting, or is another command.`, 'run doctor again in a moment');
}

/** A configuration with a mistake names no program, so PATH is searched. */
async function checkFfmpeg(config: Config | undefined): Promise<Finding> {
  const program = await findFfmpeg(config?.ffmpegPath, processEnv().PATH ?? '');
  return checkMedia({ describe: async () => program });
}

/** What comes with the server. Models follow, and only the server asks providers. */
async function listen(report: (finding: Finding) => void): Promise<void> {
  const recognition = createRecognition({ workers: 1 });
  try {
    for (const finding of checkRecognition(recognition)) report(finding);
  } finally {
    await recognition.close();
  }
}

async function speak(report: (finding: Finding) => void): Promise<void> {
  const speech = createSpeech({ espeakWorkers: 1, fliteWorkers: 1 });
  try {
    for (const finding of await checkSpeech(speech)) report(finding);
  } finally {
    await speech.close();
  }
}
