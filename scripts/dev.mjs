/** `npm run dev`: the server, restarted when its files change, and Vite's server for the web app in front of it. */
import { spawn } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const commands = [
  ['--max-semi-space-size=4', '--watch', '--watch-preserve-output', 'server/src/main.ts'],
  ['node_modules/vite/bin/vite.js', '-c', 'web/vite.config.ts'],
];

// They run in process groups of their own, so that Ctrl-C reaches them once, through us, and the server can stop its
// database in order.
const children = commands.map((args) =>
  spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], detached: true }),
);

for (const child of children) child.on('exit', stopAll);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stopAll);

/** Each gets one signal only: for the server a second one, more than two seconds later, means "at once". */
function stopAll() {
  for (const child of children) {
    if (!child.killed && child.exitCode === null) child.kill('SIGTERM');
  }
}
