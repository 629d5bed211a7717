// Makes a checkout ready to run: packages, and on request the web app and the programs that the tests call.
// Runs on any Node from 18 and imports nothing, because nothing may be installed yet.
//   node scripts/setup.mjs [--build] [--browser] [--bench] [--run] [--quiet]
// With --run, what `npm ci --omit=dev` installed is enough, as long as there is nothing to build.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const inRoot = (...parts) => path.join(root, ...parts);
const flag = (name) => process.argv.includes(`--${name}`);

const NODE_MAJOR = 24;
const hasNode = Number(process.versions.node.split('.')[0]) >= NODE_MAJOR;
const platform = `${process.platform}-${process.arch}`;
const nodePackage = inRoot('node_modules', `node-${platform}`, 'bin', 'node');

const packages = {
  stamp: inRoot('node_modules/.veery-stamp'),
  made: inRoot('node_modules'),
  hash: () => hashOf(['package.json', 'package-lock.json'], platform),
};
const webApp = {
  stamp: inRoot('dist/.web-stamp'),
  made: inRoot('dist/web/index.html'),
  hash: () => hashOf([...filesIn('web'), ...filesIn('contract'), 'package.json', 'package-lock.json']),
};

if (!hasNode && !['linux-x64', 'linux-arm64'].includes(platform)) stopForNode();
if (!isDone(packages) && !canRunAsInstalled()) withLock(() => isDone(packages) || installPackages());
if (needsBuild()) withLock(() => !needsBuild() || buildWebApp());
if (flag('browser')) installPrograms('chromium-headless-shell', 'ffmpeg', 'espeak-ng', 'flite');
if (flag('bench')) installPrograms('chromium', 'espeak-ng', 'flite');
// By itself, because not every release has these packages.
if (flag('browser') || flag('bench')) installPrograms('libpocketsphinx3', 'pocketsphinx-en-us');
if (flag('bench')) installPrograms('pocketsphinx');

/** A release may come without the sources of the web app. */
function needsBuild() {
  if (!flag('build')) return false;
  return fs.existsSync(inRoot('web')) ? !isDone(webApp) : !fs.existsSync(webApp.made);
}

/** npm lists what it has installed in a lock file of its own, which it writes last. */
function canRunAsInstalled() {
  if (!flag('run') || needsBuild() || !(hasNode || fs.existsSync(nodePackage))) return false;
  const installed = packagesIn('node_modules/.package-lock.json');
  return Object.entries(packagesIn('package-lock.json')).every(
    ([name, { version, dev, optional, devOptional }]) =>
      name === '' || dev || optional || devOptional || installed[name]?.version === version,
  );
}

function packagesIn(lockFile) {
  return JSON.parse(readOr(inRoot(lockFile), '{}')).packages ?? {};
}

function installPackages() {
  say('installing packages (first run only, about a minute)');
  const npm = process.env.npm_execpath;
  // The includes matter when NODE_ENV or a user's npm settings would leave packages out.
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const env = { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' };
  if (npm) run(process.execPath, [npm, ...args], env);
  else run('npm', args, env);
  if (!hasNode && spawnSync(nodePackage, ['--version']).status !== 0) stopForNode();
  fs.writeFileSync(packages.stamp, packages.hash());
}

function buildWebApp() {
  say('building the web app');
  const hash = webApp.hash();
  const node = hasNode ? process.execPath : nodePackage;
  const args = [inRoot('node_modules/vite/bin/vite.js'), 'build', '-c', 'web/vite.config.ts', '--logLevel', 'warn'];
  run(node, args, { ...process.env, NODE_ENV: 'production' });
  fs.writeFileSync(webApp.stamp, hash);
}

/**
 * Programs that only tests and benchmarks call. Without them those tests are skipped, so this never fails the set-up.
 */
function installPrograms(...programs) {
  const missing = programs.filter((name) => !hasProgram(name));
  if (missing.length === 0) return;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  if (onPath('apt-get') && (asRoot.length === 0 || spawnSync('sudo', ['-n', 'true']).status === 0)) {
    say(`installing ${missing.join(', ')} with apt-get`);
    const apt = (...args) => {
      const line = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', ...args];
      return spawnSync(line[0], line.slice(1), { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
    };
    const install = (names) => apt('install', '-y', '--no-install-recommends', ...names);
    // Older releases have Chromium in a single package.
    const inOnePackage = missing.map((name) => name.replace('-headless-shell', ''));
    if (apt('update') && (install(missing) || install(inOnePackage))) return;
  }
  const skipped = [
    missing.some((name) => name.startsWith('chromium')) && 'every browser test',
    missing.includes('ffmpeg') && 'the tests that decode audio',
    missing.some((name) => name.includes('pocketsphinx')) && 'the tests and figures of the embedded recogniser',
    (missing.includes('espeak-ng') || missing.includes('flite')) && 'the comparison with the programs of the engines',
  ];
  say(
    `please install ${missing.join(', ')} (Debian: apt-get install ${missing.join(' ')}); until then ${skipped.filter(Boolean).join(' and ')} will be skipped`,
  );
}

/** Any Chromium can run the journeys. A library and a model are no programs. */
function hasProgram(name) {
  if (name === 'pocketsphinx-en-us') return fs.existsSync('/usr/share/pocketsphinx/model/en-us/cmudict-en-us.dict');
  if (name === 'libpocketsphinx3') {
    const folders = [
      '/usr/local/lib',
      '/usr/lib/x86_64-linux-gnu',
      '/usr/lib/aarch64-linux-gnu',
      '/usr/lib64',
      '/usr/lib',
    ];
    return folders.some((folder) => fs.existsSync(path.join(folder, 'libpocketsphinx.so.3')));
  }
  if (name === 'pocketsphinx') return onPath('pocketsphinx_batch');
  return onPath(name) || (name === 'chromium-headless-shell' && onPath('chromium'));
}

/** Two concurrent set-ups would remove each other's packages. The lock of a process that is gone does not count. */
function withLock(work) {
  const lock = inRoot('dist/.setup-lock');
  try {
    fs.mkdirSync(inRoot('dist'), { recursive: true });
    for (let waited = false; !takeLock(lock); waited = true) {
      if (!waited) say('waiting for another set-up to finish');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
    }
  } catch (error) {
    fail(`This user may not write to ${root} (${error.code}); run this once as the user who owns it.`);
  }
  const release = () => fs.rmSync(lock, { recursive: true, force: true });
  process.on('exit', release);
  work();
  release();
  process.off('exit', release);
}

function takeLock(lock) {
  try {
    fs.mkdirSync(lock);
    fs.writeFileSync(path.join(lock, 'pid'), String(process.pid));
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  const holder = readOr(path.join(lock, 'pid'), '');
  // Without a pid the holder is between its two steps, or died there.
  const stale = holder ? !isAlive(Number(holder)) : ageOf(lock) > 10_000;
  if (!stale) return false;
  removeLock(lock, holder);
  return takeLock(lock);
}

/** The lock is moved aside first: between the check and the removal another process may have put its own lock there. */
function removeLock(lock, holder) {
  const aside = `${lock}.${process.pid}`;
  try {
    fs.renameSync(lock, aside);
    if (readOr(path.join(aside, 'pid'), '') !== holder) fs.renameSync(aside, lock);
  } catch {
    // Somebody else removed it.
  }
  fs.rmSync(aside, { recursive: true, force: true });
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function ageOf(file) {
  try {
    return Date.now() - fs.statSync(file).mtimeMs;
  } catch {
    return 0;
  }
}

function isDone({ stamp, made, hash }) {
  return fs.existsSync(made) && readOr(stamp, undefined) === hash();
}

function hashOf(files, salt = '') {
  const hash = createHash('sha256').update(salt);
  for (const file of files) hash.update(`${file}\0`).update(fs.readFileSync(inRoot(file)));
  return hash.digest('hex');
}

function filesIn(folder) {
  const entries = fs.readdirSync(inRoot(folder), { withFileTypes: true });
  const files = entries.flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesIn(name) : [name];
  });
  return files.sort();
}

function onPath(program) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.some((folder) => fs.existsSync(path.join(folder, program)));
}

function readOr(file, otherwise) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return otherwise;
  }
}

function run(program, args, env) {
  const output = flag('quiet') ? process.stderr.fd : 'inherit';
  const { status } = spawnSync(program, args, { cwd: root, env, stdio: ['ignore', output, 'inherit'] });
  if (status !== 0) fail(`Set-up stopped: ${path.basename(args[0] ?? program)} failed (see above).`);
}

function stopForNode() {
  fail(
    `There is no Node ${NODE_MAJOR} package for ${platform}: install Node ${NODE_MAJOR} or newer and run this again.`,
  );
}

function say(text) {
  (flag('quiet') ? process.stderr : process.stdout).write(`[setup] ${text}\n`);
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
