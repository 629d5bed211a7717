/**
 * `npm run bench [-- ROW …] [--save]`: the performance table, as text and as JSON. Ratios of one run on one machine;
 * `--save` keeps them as bench/baseline.json.
 */
import { writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { closeConnections } from './measure.ts';
import { install } from '../server/src/testing/product.ts';
import type { Row } from './row.ts';
import { namedRows, rows } from './rows.ts';

const args = process.argv.slice(2);
const wanted = args.filter((arg) => !arg.startsWith('--'));
const all = { ...namedRows, ...rows };
const unknown = wanted.find((name) => !(name in all));
if (unknown) {
  console.error(`There is no row ${unknown}. Rows: ${Object.keys(all).join(', ')}`);
  process.exit(2);
}

const reaches = ({ figure, bar, sense }: Row) => (sense === 'max' ? figure <= bar : figure >= bar);

const installation = await install();
const results: Row[] = [];
try {
  const product = await installation.start();
  const { api_key, email } = installation.account('enterprise');
  installation.cli('user', 'set-limit', '--email', email, '--concurrency', '100');
  try {
    for (const [name, run] of Object.entries(wanted.length > 0 ? all : rows)) {
      if (wanted.length > 0 && !wanted.includes(name)) continue;
      console.error(`${name} …`);
      results.push(...[await run({ installation, product, apiKey: api_key })].flat());
    }
  } finally {
    closeConnections();
    await product.stop();
  }
} finally {
  await installation.remove();
}

const short = (value: number) => (value >= 100 ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 2));
for (const row of results) {
  const against = row.against ? ` / ${short(row.against.value)} (${row.against.program})` : '';
  const bar = `${row.sense === 'max' ? '≤' : '≥'} ${row.bar}`;
  console.log(
    `${reaches(row) ? 'ok  ' : 'MISS'} ${row.name}\n       ${short(row.measured)} ${row.unit}${against} = ${short(row.figure)}, must be ${bar}; ${row.runs} runs`,
  );
}
const missed = results.filter((row) => !reaches(row)).length;
console.log(missed === 0 ? `PASS: all ${results.length} rows` : `FAIL: ${missed} of ${results.length} rows`);
const report = {
  date: new Date().toISOString().slice(0, 10),
  machine: { cores: os.availableParallelism(), node: process.version, load: Number(os.loadavg()[0]?.toFixed(2)) },
  rows: results.map((row) => ({ ...row, reaches: reaches(row) })),
};
console.log(JSON.stringify(report));
if (args.includes('--save')) {
  writeFileSync(path.join(import.meta.dirname, 'baseline.json'), `${JSON.stringify(report, null, 2)}\n`);
}
process.exitCode = missed === 0 ? 0 : 1;
