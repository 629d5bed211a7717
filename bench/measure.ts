/** Medians, and programs timed from their start. */
import { spawn } from 'node:child_process';
import http from 'node:http';

export interface Timing {
  /** Milliseconds to the first byte, and to the end. */
  first: number;
  total: number;
}

export const median = (values: number[]): number => percentile(values, 0.5);

export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? Number.NaN;
}

/**
 * Measures `runs` times after two runs that do not count. The candidates take turns, so that a busy moment affects them
 * alike.
 */
export async function alternate<T>(runs: number, ...candidates: (() => Promise<T>)[]): Promise<T[][]> {
  const results: T[][] = candidates.map(() => []);
  for (let run = -2; run < runs; run++) {
    for (const [index, candidate] of candidates.entries()) {
      const result = await candidate();
      if (run >= 0) results[index]?.push(result);
    }
  }
  return results;
}

/** Runs a shell line, and measures its first byte of output and its end. `text` is its `$0`. */
export function timeShell(line: string, text: string): Promise<Timing> {
  return new Promise((resolve, reject) => {
    const begin = performance.now();
    let first = Number.NaN;
    const child = spawn('sh', ['-c', line, text], { stdio: ['ignore', 'pipe', 'ignore'] });
    child.stdout.on('data', () => {
      if (Number.isNaN(first)) first = performance.now() - begin;
    });
    child.once('error', reject);
    child.once('close', () => resolve({ first, total: performance.now() - begin }));
  });
}

/** Runs one program without a shell, as the reference of the smallest figures. */
export function timeProgram(program: string, args: string[]): Promise<Timing> {
  return new Promise((resolve, reject) => {
    const begin = performance.now();
    let first = Number.NaN;
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'] });
    child.stdout.on('data', () => {
      if (Number.isNaN(first)) first = performance.now() - begin;
    });
    child.once('error', reject);
    child.once('close', () => resolve({ first, total: performance.now() - begin }));
  });
}

const agent = new http.Agent({ keepAlive: true });

/**
 * Sends a POST with JSON, and measures the first byte of the body and its end.
 * @throws on any status but 200
 */
export function timePost(
  url: string,
  apiKey: string,
  body: unknown,
): Promise<Timing & { headers: http.IncomingHttpHeaders }> {
  return new Promise((resolve, reject) => {
    const begin = performance.now();
    const headers = { 'content-type': 'application/json', 'xi-api-key': apiKey };
    const request = http.request(url, { agent, method: 'POST', headers }, (response) => {
      let first = Number.NaN;
      response.on('data', () => {
        if (Number.isNaN(first)) first = performance.now() - begin;
      });
      response.once('error', reject);
      response.once('end', () => {
        if (response.statusCode === 200)
          resolve({ first, total: performance.now() - begin, headers: response.headers });
        else reject(new Error(`${url}: ${response.statusCode}`));
      });
    });
    request.once('error', reject);
    request.end(JSON.stringify(body));
  });
}

export const closeConnections = (): void => agent.destroy();
