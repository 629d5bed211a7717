/** The memory that processes hold. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** Returns bytes by process; those that cannot be asked are missing. */
export async function readResidentMemory(pids: readonly number[]): Promise<Map<number, number>> {
  if (pids.length === 0) return new Map();
  return process.platform === 'linux' ? readFromProc(pids) : askPs(pids);
}

async function readFromProc(pids: readonly number[]): Promise<Map<number, number>> {
  const found = await Promise.all(
    pids.map(async (pid): Promise<[number, number][]> => {
      try {
        const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1];
        return kilobytes === undefined ? [] : [[pid, Number(kilobytes) * 1024]];
      } catch {
        // The process has ended.
        return [];
      }
    }),
  );
  return new Map(found.flat());
}

async function askPs(pids: readonly number[]): Promise<Map<number, number>> {
  if (process.platform === 'win32') return new Map();
  try {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'pid=,rss=', '-p', pids.join(',')], { timeout: 5000 });
    const rows = stdout
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/).map(Number));
    return new Map(rows.flatMap(([pid, kilobytes]) => (pid && kilobytes ? [[pid, kilobytes * 1024]] : [])));
  } catch {
    // `ps` fails when none of the processes is there any more.
    return new Map();
  }
}
