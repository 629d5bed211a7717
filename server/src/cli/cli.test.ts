/** The commands as people run them, beside a running server. */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Finding } from '../slices/instance/checks/findings.ts';
import { runCli, runHere, startServer, type RunningServer } from '../testing/cli.ts';

const password = 'Str0ng!pass';

let folder: string;
let server: RunningServer | undefined;
let url: string;
let apiKey: string;
let made: { user_id: string; workspace_id: string };

const first = () => ({ DATA_DIR: path.join(folder, 'first') });

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'veery-cli-'));
  server = await startServer(first());
  url = server.url;
  const run = await runCli(
    first(),
    ...['user', 'create', '--email', 'Ada@Example.test', '--password', password],
    ...['--tier', 'pro', '--name', 'Ada', '--verified', '--api-key'],
  );
  expect(run).toMatchObject({ code: 0, err: '' });
  const [line, ...more] = run.lines<{ user_id: string; workspace_id: string; api_key: string }>();
  expect(more).toEqual([]);
  ({ api_key: apiKey, ...made } = line!);
});

afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

const get = (route: string) => fetch(url + route, { headers: { 'xi-api-key': apiKey } });
const getJson = async <T>(route: string) => (await get(route)).json() as Promise<T>;

test('user create makes a key that works on the running server', async () => {
  const user = await getJson<{ user_id: string; subscription: { tier: string } }>('/v1/user');
  expect(user).toMatchObject({ user_id: made.user_id, subscription: { tier: 'pro' } });
});

test('tier, limits, flag and operator are set on the running server', async () => {
  const to = ['--email', 'ada@example.test'];
  const tier = await runHere(first(), 'user', 'set-tier', ...to, '--tier', 'creator');
  const operator = await runHere(first(), 'user', 'grant-operator', ...to);
  const flag = await runHere(first(), 'flag', 'set', ...to, '--flag', 'tts-video-generation');
  const alpha = await runHere(first(), 'user', 'grant-alpha', ...to);
  const warning = await runHere(first(), 'user', 'warn', ...to);
  const probation = await runHere(first(), 'user', 'set-probation', ...to);
  const factor = await runHere(first(), 'user', 'reset-second-factor', ...to);
  expect(factor.lines()).toEqual([{ ...made, has_second_factor: false }]);
  // Limits are set after the tier, because the tier brings limits of its own.
  const limit = await runHere(first(), 'user', 'set-limit', ...to, '--concurrency', '7', '--credits', '1234');
  expect(tier.lines()).toEqual([{ ...made, tier: 'creator' }]);
  expect(operator.lines()).toEqual([{ ...made, is_operator: true }]);
  expect(flag.lines()).toEqual([{ ...made, flag: 'tts-video-generation', is_on: true }]);
  expect(warning.lines()).toEqual([{ ...made, is_warned: true }]);
  expect(probation.lines()).toEqual([{ ...made, is_in_probation: true }]);
  expect(await getJson('/v1/user?extended=true')).toMatchObject({
    moderation_warning_dismissed: false,
    is_in_probation: true,
  });
  expect(alpha.lines()).toEqual([{ ...made, has_alpha_access: true }]);
  expect(limit.lines()).toEqual([{ ...made, concurrency: 7, credits: 1234 }]);
  expect(await getJson('/v1/user/subscription')).toMatchObject({ tier: 'creator', character_limit: 1234 });
  const list = await runHere(first(), 'user', 'list');
  expect(list.lines()).toEqual([
    {
      ...made,
      email: 'ada@example.test',
      tier: 'creator',
      is_verified: true,
      is_operator: true,
      created_at: expect.any(String),
    },
  ]);
});

test('wrong usage exits with 2 and a sentence', async () => {
  const wrong: [string[], RegExp][] = [
    [['fly'], /^There is no command fly\./],
    [['user', 'create', '--email', 'nobody', '--password', password], /^--email must be an email address/],
    [['user', 'create', '--email', 'b@example.test', '--password', 'short'], /^--password is refused\./],
    [
      ['user', 'create', '--email', 'ada@example.test', '--password', password],
      /^There is an account with the address/,
    ],
    [['user', 'set-tier', '--email', 'x@example.test', '--tier', 'free'], /^There is no account with the address/],
    [['user', 'set-limit', '--email', 'ada@example.test'], /^Give --concurrency, --credits or --seats\.$/],
    [['flag', 'set', '--email', 'ada@example.test', '--flag', 'nothing'], /^--flag must be one of/],
    [['backup'], /^Give one file: backup FILE\.$/],
    [['restore', path.join(folder, 'absent')], /^Veery is running on .*; stop it, then restore\.$/],
    [['doctor', '--what'], /Unknown option '--what'/],
  ];
  for (const [args, sentence] of wrong)
    expect
      .soft(await runHere(first(), ...args), args[0])
      .toMatchObject({ code: 2, out: '', err: expect.stringMatching(sentence) });
  expect(await runCli(first(), 'fly')).toMatchObject({ code: 2, out: '', err: expect.stringMatching(/^There is no/) });
});

test('doctor finds no fault with a running server', async () => {
  const run = await runCli(first(), 'doctor', '--json');
  const findings = run.lines<Finding[]>()[0]!;
  expect(findings.filter(({ level }) => level === 'fail')).toEqual([]);
  expect(run.code).toBe(0);
  // Each engine has a line.
  const subjects = findings.map(({ subject }) => subject).filter((subject) => subject !== 'speech');
  expect(subjects).toEqual([...new Set(subjects)]);
  const said = Object.fromEntries(findings.map(({ subject, message }) => [subject, message]));
  expect(said).toMatchObject({
    server: expect.stringMatching(/^runs as process \d+ on port \d+\.$/),
    database: expect.stringMatching(/^built-in PostgreSQL 18\.\d+ is reachable; its schema is current\.$/),
    'secret key': expect.stringContaining('opens what is stored'),
    speech: expect.stringMatching(/first sound after \d+ ms/),
    accounts: '1 in all, 1 with the rights of an operator.',
    mail: expect.stringMatching(/^there is no mail server/),
    places: 'where visitors are is not looked up.',
  });
});

test('doctor reports an unreachable database without its password', async () => {
  const env = {
    ...first(),
    DATABASE_URL: 'postgres://ada:topsecret@127.0.0.1:1/veery',
    SECRET_KEY: 'k'.repeat(40),
    HOST: '0.0.0.0',
    PUBLIC_URL: 'http://voice.example.org',
    SIGN_UP: 'open',
  };
  const run = await runHere(env, 'doctor');
  expect(run.code).toBe(1);
  expect(run.out).toMatch(/^fail {2}database +— The database 127\.0\.0\.1:1\/veery cannot be reached/m);
  expect(run.out).toMatch(/^warn {2}address .*Passwords travel readable/m);
  expect(run.out).toMatch(/^warn {2}sign-up /m);
  expect(run.out + run.err).not.toMatch(/topsecret|kkkk/);
});

test('doctor reports errors in the configuration', async () => {
  const run = await runHere({ ...first(), PORT: 'many' }, 'doctor');
  expect(run.code).toBe(1);
  expect(run.out).toMatch(/^fail {2}configuration — PORT is not valid/m);
});
