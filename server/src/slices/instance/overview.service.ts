/** The state of the installation on one page. */
import os from 'node:os';
import type { Answer } from '#contract/kit/endpoint.ts';
import type { readOverview as endpoint } from '#contract/instance/api.ts';
import type { Ctx } from '../../context.ts';
import { toUnix } from '../../kernel/unix-time.ts';
import { sumMail } from '../../platform/notify/mail/mail-days.ts';
import type { RecogniserAbout } from '../../ports/recognition/port.ts';
import type { Speech } from '../../ports/speech/port.ts';
import { summarizeQueue } from '../jobs/operator-jobs.service.ts';
import { sumSpeech } from '../usage/installation.service.ts';
import { readBackups } from './backups.ts';
import { readDisk } from './storage.service.ts';
import { readLastChecks } from './checks.service.ts';

type Overview = Answer<typeof endpoint>;

export async function readOverview(ctx: Ctx): Promise<Overview> {
  const { config, mail, version, speech, recognition } = ctx.parts;
  const midnight = new Date(ctx.now.getTime() - (ctx.now.getTime() % 86_400_000));
  const [disk, queue, mails, spoken, checks, engines, backups] = await Promise.all([
    readDisk(config.dataDir),
    summarizeQueue(ctx),
    sumMail(ctx),
    sumSpeech(ctx, midnight),
    readLastChecks(ctx),
    describeEngines(speech),
    readBackups(ctx, config),
  ]);
  return {
    version,
    node_version: process.version,
    started_at_unix: toUnix(new Date(ctx.now.getTime() - process.uptime() * 1000)),
    public_url: config.publicUrl,
    checked_at_unix: checks ? toUnix(checks.checked_at) : null,
    problems: checks?.findings.filter(({ level }) => level !== 'ok').length ?? 0,
    disk: { ...disk, min_free_bytes: config.minFreeBytes },
    memory: readMemory(),
    ...engines,
    recognisers: recognition.describe(ofNoWorkspace).recognisers.map(presentRecogniser),
    queue,
    mail: {
      has_server: mail !== undefined,
      problem: mail?.problem() ?? null,
      delivered_today: mails.delivered,
      failed_today: mails.failed,
      waiting: mails.waiting,
    },
    backups,
    speech: {
      characters_today: spoken.characters,
      first_sound_ms: spoken.first_byte_ms === null ? null : Math.round(spoken.first_byte_ms),
    },
  };
}

/** Providers of single workspaces are theirs, and no workspace has an empty id. */
const ofNoWorkspace = '';

const presentRecogniser = (about: RecogniserAbout): Overview['recognisers'][number] => ({
  recogniser_id: about.id,
  name: about.version,
  kind: about.kind,
  languages: about.languages.length,
  state: about.status,
  missing_packages: [...(about.missingPackages ?? [])],
  reason: about.reason ?? null,
  is_streaming: about.abilities.streaming,
});

function readMemory(): Overview['memory'] {
  const machine = os.totalmem();
  // A container may use less than its machine has. Without a limit, the number is none or beyond all measure.
  const limit = process.constrainedMemory();
  return {
    total_bytes: limit > 0 && limit < machine ? limit : machine,
    free_bytes: process.availableMemory(),
    used_by_server_bytes: process.memoryUsage.rss(),
  };
}

const patienceMs = 500;

/** Engines that are still starting must not hold up the page. */
async function describeEngines(speech: Speech): Promise<Pick<Overview, 'engines' | 'engine_state'>> {
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patienceMs).unref());
  try {
    const found = await Promise.race([speech.describe(), late]);
    if (!found) return { engines: [], engine_state: 'starting' };
    const engines = found.map(({ engine, version, languages, voices, workers }) => ({
      engine,
      version,
      languages: languages.length,
      voices,
      workers,
    }));
    return { engines, engine_state: 'ready' };
  } catch {
    return { engines: [], engine_state: 'failed' };
  }
}
