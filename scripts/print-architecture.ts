/**
 * Prints the tables of docs/architecture.md between their markers: the folders from the list below, which must name every
 * folder there is, and the rest from the manifests. `--check` fails where the document says something else.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'oxfmt';
import type { Manifest, Upkeep } from '../server/src/manifest.ts';
import { platform, slices } from '../server/src/slices.ts';

const root = path.resolve(import.meta.dirname, '..');
const file = path.join(root, 'docs/architecture.md');

/** The purpose of each folder. Slices and folders of the platform state theirs in their manifests. */
const folders: Record<string, string> = {
  contract:
    'What both sides agree on: zod schemas and nothing else, a folder a slice, and the kit of endpoints and sockets.',
  server: 'The server: one process, no build step.',
  'server/src/kernel': 'What every server needs, whatever the product is. It knows no words of the domain.',
  'server/src/kernel/boot': 'Configuration, the data folder and its lock, the log.',
  'server/src/kernel/compute': 'Long computations in a thread of their own, where workspaces take turns.',
  'server/src/kernel/db': 'The embedded PostgreSQL, migrations, transactions, the printed types of the tables.',
  'server/src/kernel/http': 'Routes and sockets on Fastify: input, answers, streams, errors, OpenAPI and AsyncAPI.',
  'server/src/kernel/jobs': 'The queue that wakes work after its transaction.',
  'server/src/kernel/live': 'The table of changes, and the hub that passes them on to browsers.',
  'server/src/kernel/outgoing':
    'Requests to addresses that people give: public ones only, checked as they are connected to.',
  'server/src/kernel/loudness': 'The loudness and the true peaks of sound, after ITU-R BS.1770.',
  'server/src/kernel/processes': 'What is known of child processes: their memory, and why they ended.',
  'server/src/platform': 'What every slice may use. It imports no slice.',
  'server/src/ports': 'The outside world: `port.ts` says what it is to us, the other files are adapters.',
  'server/src/ports/audio': 'Decoding audio.',
  'server/src/ports/bot-check': 'The check that a person signs up: proof of work, or the token of a service.',
  'server/src/ports/geolocation': 'The country of an address: headers of a proxy, or a database.',
  'server/src/ports/language-model':
    'Writing: tags for dialogues, by a language model with the chat calls of OpenAI, or by rules.',
  'server/src/ports/mail': 'Sending mail by SMTP.',
  'server/src/ports/media': 'Pictures and video: ffmpeg in a child process with limits.',
  'server/src/ports/models': 'The models of local engines: a folder for each, unpacked from archives.',
  'server/src/ports/payments': 'Taking money: the sandbox with its pages, test cards and clock.',
  'server/src/ports/recognition': 'Audio to words with times: recognisers in processes of their own, aids, providers.',
  'server/src/ports/speech': 'Text to audio with times: a pool of engines, the cutting of text, sound and codecs.',
  'server/src/ports/storage': 'Files on a disk.',
  'server/src/slices': 'The product, a folder for each part of it. One slice uses another through its services.',
  'server/src/cli': 'The commands of the command line.',
  'server/src/metrics': 'What Prometheus reads of the server.',
  'server/src/contract-suite': 'Tests of the contract as a whole: shapes, SDK, permissions, tenants, fuzzing.',
  'server/src/testing': 'The harness of the tests.',
  web: 'The web app.',
  'web/src/app':
    'The frame of the app and what is derived from the manifests of its slices. It may import every slice.',
  'web/src/lib': 'Rules that hold everywhere: API client, session, live updates, formats, addresses.',
  'web/src/slices': 'Screens, a folder for each part of the product. Another slice is used through its `public.ts`.',
  'web/src/share-page': 'The script and the styles of public pages, which are no part of the app.',
  'web/src/testing': 'The harness of the tests.',
  'web/src/ui': 'The design system, a folder for each kind of control. It calls no endpoint.',
  e2e: 'Journeys and the sweep of every screen, in Chromium.',
  bench: 'The performance table and the soak.',
  deploy: 'A systemd unit, a Dockerfile, a compose file, and samples for nginx and Caddy.',
  scripts: 'Set-up, checks, and what prints generated files.',
  docs: 'What you are reading, the decisions, and printed pages.',
};

/** Every subfolder of these must be in the list. */
const complete = ['.', 'server/src', 'server/src/kernel', 'server/src/ports', 'web/src'];
const ignored = new Set(['node_modules', 'dist', 'data', 'coverage', 'test-results', 'playwright-report']);

function checkFolders(): void {
  for (const parent of complete) {
    for (const entry of readdirSync(path.join(root, parent), { withFileTypes: true })) {
      const name = path.posix.join(parent, entry.name);
      if (!entry.isDirectory() || entry.name.startsWith('.') || ignored.has(entry.name)) continue;
      if (!(name in folders)) throw new Error(`${name}: say in scripts/print-architecture.ts what it is there for`);
    }
  }
}

const code = (names: string[]) => names.map((name) => `\`${name}\``).join(', ');

const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const moments: Record<keyof Upkeep, string> = {
  atStart: 'at the start',
  everyTenSeconds: 'every ten seconds',
  everyMinute: 'every minute',
};

const upkeepOf = ({ upkeep }: Manifest) =>
  (Object.keys(moments) as (keyof Upkeep)[])
    .filter((moment) => upkeep[moment])
    .map((moment) => moments[moment])
    .join(', ');

const tables: Record<string, () => string> = {
  folders: () =>
    table(
      ['Folder', 'What is in it'],
      Object.entries(folders).map(([name, text]) => [`\`${name}\``, text]),
    ),
  platform: () =>
    table(
      ['Folder', 'Purpose', 'Tables', 'Upkeep'],
      platform.map((one) => [`\`${one.name}\``, one.purpose, code(one.tables), upkeepOf(one)]),
    ),
  slices: () =>
    table(
      ['Slice', 'Purpose', 'Endpoints', 'Sockets', 'Jobs', 'Tables', 'Upkeep'],
      slices.map((one) => [
        `\`${one.name}\``,
        one.purpose,
        String(one.routes.length || ''),
        String(one.sockets.length || ''),
        code(one.jobs.map(({ kind }) => kind.name)),
        code(one.tables),
        upkeepOf(one),
      ]),
    ),
  'personal data': () =>
    table(
      ['Table', 'In the archive', 'Left out', 'Owner'],
      [...slices, ...platform].flatMap(({ name, personalData: { archive = [], withheld = {} } }) => [
        ...archive.map((one) => [`\`${one.table}\``, `${one.file}.json`, code(one.hide ?? []), name]),
        ...Object.entries(withheld).map(([one, reason]) => [`\`${one}\``, 'no', reason, name]),
      ]),
    ),
  resources: () =>
    table(
      ['Resource', 'Table', 'Id', 'Owner'],
      [...slices, ...platform].flatMap(({ name, resources }) =>
        resources.map((one) => [one.kind, `\`${one.table}\``, `\`${one.id}\``, name]),
      ),
    ),
};

checkFolders();
const present = readFileSync(file, 'utf8');
const printed = Object.entries(tables).reduce((text, [name, print]) => {
  const between = new RegExp(`(<!-- printed: ${name} -->\n)[\\s\\S]*?(\n<!-- end -->)`);
  if (!between.test(text)) throw new Error(`docs/architecture.md has no place for the table of ${name}`);
  return text.replace(between, (_, begin: string, end: string) => `${begin}\n${print()}\n${end}`);
}, present);
const { code: wanted } = await format(file, printed);
if (!process.argv.includes('--check')) {
  writeFileSync(file, wanted);
} else if (wanted !== present) {
  console.error('docs/architecture.md is not what the manifests say: run node scripts/print-architecture.ts.');
  process.exitCode = 1;
}
