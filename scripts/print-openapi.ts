/**
 * Prints the API description as a server has it: `node scripts/print-openapi.ts [--lint]`. With `--lint` nothing is
 * printed, and a warning of the linter is an error.
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describeProduct } from '../server/src/testing/describe-product.ts';

const root = path.resolve(import.meta.dirname, '..');
const text = JSON.stringify(describeProduct(), null, 2);
if (!process.argv.includes('--lint')) console.log(text);
else {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'veery-openapi-'));
  const file = path.join(folder, 'openapi.json');
  await writeFile(file, text);
  const redocly = path.join(root, 'node_modules/@redocly/cli/bin/cli.js');
  const args = [redocly, 'lint', file, '--extends=recommended', '--format=stylish'];
  // Neither usage data nor a check for a newer release may leave the machine.
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  await rm(folder, { recursive: true });
  const report = stdout + stderr;
  if (status !== 0 || /\b(warning|error)s?\b/.test(report)) {
    console.error(report);
    process.exitCode = 1;
  }
}
