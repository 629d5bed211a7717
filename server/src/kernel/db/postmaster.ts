/** PostgreSQL's main process, known by the file it keeps in its own folder: find it, take it over, stop it. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { BootError } from '../boot/boot-error.ts';

export interface Postmaster {
  pid: number;
  port: number;
  /** `starting`, `ready`, `stopping`; undefined in the first moments. */
  status: string | undefined;
}

const ADOPT_TIMEOUT = 60_000;
const STOP_TIMEOUT = 10_000;

/** The file's lines: pid, folder, start time, port, sockets, address, memory key, status. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  try {
    const lines = readFileSync(pidFile(cluster), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), status: lines[7]?.trim() };
  } catch {
    return undefined;
  }
}

/** The process that serves this cluster after a kill -9 of ours, once it is ready; undefined when there is none. */
export async function adoptPostmaster(cluster: string): Promise<number | undefined> {
  for (const deadline = Date.now() + ADOPT_TIMEOUT; Date.now() < deadline; await sleep(20)) {
    const state = readPostmaster(cluster);
    if (!state) return undefined;
    if (!isServing(state.pid, cluster)) return undefined;
    if (state.status === 'ready') return state.pid;
  }
  throw new BootError(`The database in ${cluster} is neither ready nor gone after a minute; stop it and start again.`);
}

/** A fast shutdown, which writes everything; after ten seconds an immediate one. False when the second was needed. */
export async function stopPostmaster(pid: number, cluster: string): Promise<boolean> {
  if (await endBy('SIGINT', pid, cluster)) return true;
  await endBy('SIGQUIT', pid, cluster);
  return false;
}

/** Asks for a fast shutdown and does not wait for it, because this process is exiting. */
export function interruptPostmaster(pid: number, cluster: string): void {
  try {
    if (isServing(pid, cluster)) process.kill(pid, 'SIGINT');
  } catch {
    // It ended between the check and the signal.
  }
}

async function endBy(signal: NodeJS.Signals, pid: number, cluster: string): Promise<boolean> {
  try {
    if (isServing(pid, cluster)) process.kill(pid, signal);
  } catch {
    return true; // It ended between the check and the signal.
  }
  for (const deadline = Date.now() + STOP_TIMEOUT; isServing(pid, cluster); await sleep(10)) {
    if (Date.now() > deadline) return false;
  }
  return true;
}

/**
 * PostgreSQL would mistake a living stranger with its old pid for itself, as happens when a container restarts.
 * Only the holder of the cluster's lock may call this, because it knows that no PostgreSQL runs on the cluster anywhere.
 */
export async function removeStalePidFile(cluster: string): Promise<void> {
  const pid = readPostmaster(cluster)?.pid;
  if (pid && !commandLine(pid).includes('postgres')) await fs.rm(pidFile(cluster), { force: true });
}

/** True only for the living server of this very cluster: a pid alone may have been given to somebody else. */
export const isServing = (pid: number, cluster: string) => commandLine(pid).includes(` -D ${cluster} `);

/** Empty for a process that is gone, or dead and not yet collected by its parent. */
function commandLine(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

const pidFile = (cluster: string) => path.join(cluster, 'postmaster.pid');
