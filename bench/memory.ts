/** Measures the memory of a process and its descendants. */
import { readdirSync, readFileSync } from 'node:fs';

/**
 * The proportional resident memory of the process and of PostgreSQL, in MB; undefined when the system does not report
 * it.
 */
export function memoryOf(pid: number): number | undefined {
  try {
    const pids = [pid, ...descendantsOf(pid)];
    const kilobytes = pids.map((one) => /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${one}/smaps_rollup`, 'utf8'))?.[1]);
    return kilobytes.reduce((sum, value) => sum + Number(value ?? 0), 0) / 1000;
  } catch {
    return undefined;
  }
}

/** Lists the descendants of a process with their command lines. */
export const childrenOf = (pid: number): { pid: number; command: string }[] =>
  descendantsOf(pid).map((child) => ({ pid: child, command: commandOf(child) }));

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

function descendantsOf(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), parent: parentOf(name) }));
  const children = (one: number): number[] =>
    parents.filter(({ parent }) => parent === one).flatMap((child) => [child.pid, ...children(child.pid)]);
  return children(pid);
}

function parentOf(pid: string): number {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]);
  } catch {
    return 0;
  }
}
