/**
 * The slow tests (`*.slow.test.ts`: corpora, measurements of the sliders, killed processes, engines, formats) say something new
 * only when speech or one of its ports has changed. A fingerprint of those folders is committed when they pass.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './steps.mjs';

const recordFile = path.join(root, 'scripts/slow-tests.json');

const folders = [
  'contract/src/speech',
  'contract/src/speech-batches',
  'contract/src/speech-sockets',
  'server/src/kernel/compute',
  'server/src/ports/audio',
  'server/src/ports/speech',
  'server/src/slices/speech',
  'server/src/slices/speech-batches',
  'server/src/slices/speech-sockets',
  'server/src/slices/usage',
  'server/src/slices/voices',
];

/** Engines and codecs; their versions count as code. */
const packages = /^node_modules\/(@echogarden\/|wasm-media-encoders$|opusscript$|mpg123-decoder$|eld$|koffi$)/;

/** True when speech has changed since the slow tests last passed. */
export function areSlowTestsDue() {
  return readRecord().fingerprint !== fingerprint();
}

export function recordSlowTests() {
  const now = fingerprint();
  if (readRecord().fingerprint === now) return;
  writeFileSync(recordFile, `${JSON.stringify({ fingerprint: now }, null, 2)}\n`);
  console.log(
    `The slow tests passed. Commit ${path.relative(root, recordFile)}, so that they are left out until speech changes.`,
  );
}

function readRecord() {
  try {
    return JSON.parse(readFileSync(recordFile, 'utf8'));
  } catch {
    return {};
  }
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const file of folders.flatMap((folder) => listFiles(folder))) {
    hash.update(`${file}\0`).update(readFileSync(path.join(root, file)));
  }
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  for (const [name, { version }] of Object.entries(lock.packages)) {
    if (packages.test(name)) hash.update(`${name}@${version}\n`);
  }
  return hash.digest('hex');
}

/**
 * Sorted, so that the order of a folder does not matter. It throws when a folder is missing, because then nothing would
 * be compared.
 */
function listFiles(folder) {
  const names = readdirSync(path.join(root, folder)).toSorted();
  return names.flatMap((name) => {
    const file = `${folder}/${name}`;
    return statSync(path.join(root, file)).isDirectory() ? listFiles(file) : [file];
  });
}
