/** `npm run check`: the checks that need no test run, the sizes of our files, and whether the lock file installs. */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checks, root } from './steps.mjs';
import { runSteps } from './run-steps.mjs';

await runSteps([...checks, { name: 'lock file', run: lockFileInstalls }, { name: 'file sizes', run: printFileSizes }]);

/** Some releases lack packages for other platforms: `npm install` accepts them and `npm ci` then fails elsewhere. */
function lockFileInstalls() {
  const npm = process.env.npm_execpath;
  const args = ['ci', '--dry-run', '--loglevel=error'];
  const [program, all] = npm ? [process.execPath, [npm, ...args]] : ['npm', args];
  return spawnSync(program, all, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

/** These figures are for information; they fail nothing. */
function printFileSizes() {
  const tracked = execFileSync('git', ['ls-files', '-z', '*.ts', '*.tsx', '*.mjs'], { cwd: root, encoding: 'utf8' });
  const files = tracked.split('\0').filter((file) => file && !file.includes('.gen.'));
  const lines = files.map((file) => readFileSync(path.join(root, file), 'utf8').split('\n').length - 1);
  lines.sort((a, b) => a - b);
  const at = (share) => lines[Math.min(lines.length - 1, Math.floor(lines.length * share))];
  console.log(
    `${files.length} source files: median ${at(0.5)} lines, 95th percentile ${at(0.95)}, longest ${lines.at(-1)}`,
  );
  return true;
}
