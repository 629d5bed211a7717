/**
 * The checks of stored files: those that rows name and the storage lacks, and those that nothing names. A repair removes
 * the second kind, and ends the use of the first; what is lost only a backup brings back.
 */
import { existsSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import path from 'node:path';
import type { Scope } from '../../../kernel/context.ts';
import { findScheduledRemovals } from '../../../platform/files/file-removal.ts';
import { findNamedAudio, listStoredAudio, markAudio } from '../../history/audio/stored-audio.service.ts';
import { detachFiles, findNamedFiles, listStoredFiles } from '../../jobs/job-files.service.ts';
import { findNamedSources } from '../../speech-to-text/stored-sources.service.ts';
import { findOpenAudio } from '../../usage/installation.service.ts';
import { coded, fail, megabytes, ok, toMegabytes, warn, type CodedFinding } from './findings.ts';

const pageSize = 500;
/** Milliseconds. A younger file may belong to work whose row is about to be written. */
const minSuperfluousAge = 60 * 60 * 1000;
/** Previews are made again, and uploads are kept under keys that only their slices know. */
const ownedFolders = ['speech', 'exports'];

export interface FileCheck {
  /** Every query gets a scope of its own time. */
  scope(): Scope;
  /** The folder of the stored files. */
  root: string;
  isRepair: boolean;
  /** Called after every page; what it throws ends the check. */
  onStep?(step: FileStep): Promise<void>;
}

export interface FileStep {
  phase: 'audio' | 'jobs' | 'superfluous';
  /** Files that the phase has looked at. */
  seen: number;
}

export interface FileRepair {
  /** History items whose lost audio is no longer used. */
  lost: number;
  /** Files that were taken off their jobs. */
  detached: number;
  /** Files that nothing named. */
  removed: number;
}

export async function checkFiles(check: FileCheck, report: (finding: CodedFinding) => void): Promise<FileRepair> {
  const lost = await checkAudio(check, report);
  const detached = await checkJobFiles(check, report);
  const removed = await checkSuperfluous(check, report);
  return { lost, detached, removed };
}

const sizeOf = async (root: string, key: string) => (await fs.stat(path.join(root, key)).catch(() => undefined))?.size;

/** The files are read in pages and checked many at a time, because a history may have a million items. */
async function checkAudio(
  { scope, root, isRepair, onStep }: FileCheck,
  report: (finding: CodedFinding) => void,
): Promise<number> {
  const counts = { files: 0, missing: 0, cut: 0, lost: 0 };
  for (let after = ''; ;) {
    const rows = await listStoredAudio(scope(), after, pageSize);
    const sizes = await Promise.all(rows.map((row) => sizeOf(root, row.audio_key)));
    const isGone = (_row: unknown, i: number) => sizes[i] === undefined;
    const missing = rows.filter((row, i) => isGone(row, i) && !row.audio_lost_at);
    const found = rows.filter((row, i) => !isGone(row, i) && row.audio_lost_at);
    counts.files += rows.length;
    counts.missing += missing.length;
    counts.lost += rows.filter((row, i) => isGone(row, i) && row.audio_lost_at).length;
    counts.cut += rows.filter((row, i) => !isGone(row, i) && sizes[i] !== Number(row.audio_bytes)).length;
    if (isRepair) {
      await markAudio(
        scope(),
        missing.map((row) => row.history_item_id),
        true,
      );
      await markAudio(
        scope(),
        found.map((row) => row.history_item_id),
        false,
      );
    }
    await onStep?.({ phase: 'audio', seen: counts.files });
    const last = rows.at(-1);
    if (!last) break;
    after = last.history_item_id;
  }
  const { files, missing, cut, lost } = counts;
  const message = `history names ${files} files, ${missing + lost} are missing, ${cut} have another size.`;
  const fix = `put files back into ${root} from a backup`;
  const finding = missing + lost + cut === 0 ? ok('storage', message) : fail('storage', message, fix);
  const isRepairable = missing > 0 && !isRepair;
  if (missing > 0) report(coded('audio_missing', counts, finding, isRepairable));
  else report(coded(cut > 0 ? 'audio_cut' : lost > 0 ? 'audio_lost' : 'audio_ok', counts, finding));
  return missing;
}

async function checkJobFiles(
  { scope, root, isRepair, onStep }: FileCheck,
  report: (finding: CodedFinding) => void,
): Promise<number> {
  const rows = await listStoredFiles(scope());
  const missing: string[] = [];
  for (const { job_id, file_key } of rows) {
    if ((await sizeOf(root, file_key)) === undefined) missing.push(job_id);
  }
  await onStep?.({ phase: 'jobs', seen: rows.length });
  const count = missing.length;
  if (count === 0) return 0;
  const message = `${count} of ${rows.length} files of jobs are missing.`;
  if (!isRepair) {
    const finding = warn('storage', message, 'doctor --repair takes them off their jobs');
    report(coded('job_files_missing', { count }, finding, true));
    return count;
  }
  await detachFiles(scope(), missing);
  report(coded('job_files_ok', { count }, ok('storage', `${message} They were taken off their jobs.`)));
  return count;
}

async function checkSuperfluous(
  { scope, root, isRepair, onStep }: FileCheck,
  report: (finding: CodedFinding) => void,
): Promise<number> {
  const found = { files: 0, bytes: 0 };
  let seen = 0;
  for await (const page of listPages(root)) {
    for (const key of await findUnnamed(scope(), page)) {
      found.files++;
      found.bytes += (await sizeOf(root, key)) ?? 0;
      if (isRepair) await fs.rm(path.join(root, key), { force: true });
    }
    seen += page.length;
    await onStep?.({ phase: 'superfluous', seen });
  }
  const { files: count, bytes } = found;
  if (count === 0) return 0;
  const params = { count, mb: toMegabytes(bytes) };
  const message = `${count} files are named by nothing, ${megabytes(bytes)}.`;
  if (isRepair) report(coded('superfluous_ok', params, ok('storage', `${message} They were removed.`)));
  else report(coded('superfluous_files', params, warn('storage', message, 'doctor --repair removes them'), true));
  return count;
}

async function* listPages(root: string): AsyncGenerator<string[]> {
  const before = Date.now() - minSuperfluousAge;
  let page: string[] = [];
  for (const folder of ownedFolders) {
    if (!existsSync(path.join(root, folder))) continue;
    for await (const entry of await fs.opendir(path.join(root, folder), { recursive: true })) {
      const file = path.join(entry.parentPath, entry.name);
      if (!entry.isFile()) continue;
      const { mtimeMs = Date.now() } = (await fs.stat(file).catch(() => undefined)) ?? {};
      if (mtimeMs > before) continue;
      page.push(path.relative(root, file).replaceAll(path.sep, '/'));
      if (page.length < pageSize) continue;
      yield page;
      page = [];
    }
  }
  yield page;
}

async function findUnnamed(scope: Scope, keys: string[]): Promise<string[]> {
  const named = await Promise.all([
    findNamedAudio(scope, keys),
    findOpenAudio(scope, keys),
    findNamedFiles(scope, keys),
    findNamedSources(scope, keys),
    findScheduledRemovals(scope, keys),
  ]);
  const all = new Set(named.flat());
  return keys.filter((key) => !all.has(key));
}
