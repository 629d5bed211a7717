/**
 * All rows of the performance table. Each is a ratio to a named program of the same run, or is held against a fixed
 * bar.
 */
import { addedWork, warmUps } from './added-work.ts';
import { cacheRows } from './cache-rows.ts';
import { enumerationRows } from './enumeration-rows.ts';
import { historyRows } from './history-rows.ts';
import { intelligibilityRows } from './intelligibility-rows.ts';
import { recognitionRows } from './recognition-rows.ts';
import { jobPickUpLatency } from './job-rows.ts';
import { liveRows } from './live-rows.ts';
import { median, percentile } from './measure.ts';
import { memoryOf } from './memory.ts';
import type { Bench, Row } from './row.ts';
import { espeakRows, fliteRows, idleRows } from './speech-rows.ts';
import { voiceRows } from './voice-rows.ts';
import { scrollRow } from './scroll-row.ts';
import { firstLoad, lighthouseRows } from './web-rows.ts';

async function addedWorkRow(): Promise<Row> {
  const runs = 200;
  const measured = percentile(await addedWork(runs), 0.95);
  return {
    name: `work added to one synthesis (authenticate, reserve, history, settle), p95, after ${warmUps} requests`,
    measured,
    unit: 'ms',
    figure: measured,
    bar: 5,
    sense: 'max',
    runs,
  };
}

async function boot({ installation, product }: Bench): Promise<Row[]> {
  const runs = 5;
  await product.stop();
  const times: number[] = [];
  let memory: number | undefined;
  for (let run = 0; run < runs; run++) {
    const started = await installation.start();
    times.push(started.bootMs);
    // The start-up garbage of the engine is collected by then, so the process is really idle.
    if (run === runs - 1) {
      await new Promise((resolve) => setTimeout(resolve, 5000));
      memory = memoryOf(started.pid);
    }
    await started.stop();
  }
  const measured = median(times);
  const row: Row = {
    name: 'boot of an installed checkout to the first answer',
    measured,
    unit: 'ms',
    figure: measured,
    bar: 2000,
    sense: 'max',
    runs,
  };
  return memory === undefined
    ? [row]
    : [
        row,
        {
          name: 'memory of server and database, idle',
          measured: memory,
          unit: 'MB',
          figure: memory,
          bar: 350,
          sense: 'max',
          runs: 1,
        },
      ];
}

/** Rows that take minutes, which run only when they are named. */
export const namedRows: Record<string, (bench: Bench) => Promise<Row | Row[]>> = { ...idleRows, voices: voiceRows };

/** The rows in the order in which they run. Boot is last because it stops the product. */
export const rows: Record<string, (bench: Bench) => Promise<Row | Row[]>> = {
  ...espeakRows,
  ...fliteRows,
  intelligibility: intelligibilityRows,
  recognition: recognitionRows,
  cache: cacheRows,
  'added-work': addedWorkRow,
  jobs: jobPickUpLatency,
  enumeration: enumerationRows,
  live: liveRows,
  ...historyRows,
  'history-scroll': scrollRow,
  'first-load': firstLoad,
  lighthouse: lighthouseRows,
  boot,
};
