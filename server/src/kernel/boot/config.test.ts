import { execFileSync } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readConfig, secretSettings, settings } from './config.ts';

/** The sentences with which a configuration is refused; none when it is good. */
function mistakes(env: Record<string, string>): string[] {
  try {
    readConfig(env, '/srv/veery', ['known-flag']);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
}

test('an empty configuration is a good one, and so is an empty value', () => {
  expect(mistakes({})).toEqual([]);
  expect(mistakes({ PORT: '', TRUST_PROXY: '', SMTP_URL: '', MAIL_FROM: '' })).toEqual([]);
});

test.each([
  ['http://127.0.0.1:8080', true],
  ['http://127.1.2.3', true],
  ['http://[::1]:8080', true],
  ['http://localhost', true],
  ['http://127.example.org', false],
  ['http://localhost.example.org', false],
])('%s leads to this machine only: %s', (PUBLIC_URL, isLoopback) => {
  const { billing, ...config } = readConfig({ PUBLIC_URL }, '/srv/veery', []);
  expect([config.isLoopback, billing]).toEqual([isLoopback, isLoopback ? 'sandbox' : 'off']);
});

test.each<[Record<string, string>, string]>([
  [{ PORT: 'abc' }, 'PORT is not valid: give a whole number from 0 to 65535, not "abc".'],
  [{ PORT: '70000' }, 'PORT is not valid: give a whole number from 0 to 65535, not "70000".'],
  [{ PORT: ' ' }, 'PORT is not valid: give a whole number from 0 to 65535, not " ".'],
  [{ PORT: '0x50' }, 'PORT is not valid: give a whole number from 0 to 65535, not "0x50".'],
  [{ SPEECH_WORKERS: '1.5' }, 'SPEECH_WORKERS is not valid: give a whole number from 1 to 64, not "1.5".'],
  [{ BACKUP_AT: '24:00', BACKUP_DIR: '/b' }, 'BACKUP_AT is not valid: give a time such as 03:30, not "24:00".'],
  [{ BACKUP_AT: '03:30' }, 'BACKUP_AT is set without BACKUP_DIR: name the folder for backups.'],
  [{ BACKUP_KEEP: '3' }, 'BACKUP_KEEP is set without BACKUP_DIR: name the folder for backups.'],
  [
    { ADMIN_PATH_PREFIX: '/v1' },
    'ADMIN_PATH_PREFIX is not valid: give a path under /v1 such as /v1/admin, of small letters, digits and hyphens, not "/v1".',
  ],
  ...['admin', '/admin', '/v1/admin/', '/v1/{id}', '/v1/../x', '/v1//x', '/v1/:id', '/v1/*', '/v1/Ad min'].map(
    (path): [Record<string, string>, string] => [
      { ADMIN_PATH_PREFIX: path },
      `ADMIN_PATH_PREFIX is not valid: give a path under /v1 such as /v1/admin, of small letters, digits and hyphens, not "${path}".`,
    ],
  ),
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 16 characters.'],
  [{ SIGN_UP: 'perhaps' }, 'SIGN_UP is not valid: give one of open, invite, closed, not "perhaps".'],
  [{ PRIVACY_URL: '/privacy' }, 'PRIVACY_URL must be a web address such as https://example.org/privacy.'],
  [{ TERMS_URL: 'javascript:alert(1)' }, 'TERMS_URL must be a web address such as https://example.org/terms.'],
  [
    { GEOLOCATION_HEADERS: 'x-country' },
    'GEOLOCATION_HEADERS is set without TRUST_PROXY: name the proxy that sets the headers, because nobody else is believed.',
  ],
  [
    { MAIL_FROM: 'Veery <voice@example.org>' },
    'MAIL_FROM is set without SMTP_URL: name the mail server, or unset MAIL_FROM to keep mail in the outbox.',
  ],
])('%o is refused in one sentence', (env, sentence) => {
  expect(mistakes(env)).toEqual([sentence]);
});

test.skipIf(process.platform !== 'linux')('a data folder in a file system of the kernel is refused', () => {
  for (const [folder, type] of [
    ['/proc/veery', 'proc'],
    ['/sys/veery', 'sysfs'],
  ]) {
    expect(mistakes({ DATA_DIR: folder! })).toEqual([
      `DATA_DIR ${folder} is in a file system of the kernel (${type}), which keeps nothing: set it to a folder on a disk.`,
    ]);
  }
  expect(mistakes({ DATA_DIR: '/dev/veery' })).toEqual([expect.stringMatching(/^DATA_DIR .* of the kernel/)]);
});

test('all mistakes are told in one go, in the order of the settings', () => {
  const said = mistakes({
    PORT: 'abc',
    PUBLIC_URL: 'voice.example.org',
    DATABASE_URL: 'postgres://host/name',
    SIGN_UP: 'perhaps',
    TRUST_PROXY: 'proxy, 10.0.0.0/8, other',
    MAIL_FROM: 'nobody',
    BOT_CHECK: 'token',
    GEOLOCATION_HEADERS: 'x-country',
    FLAGS: 'known-flag,unknown-flag',
  });
  expect(said.map((sentence) => sentence.split(' ')[0])).toEqual([
    ...['PORT', 'PUBLIC_URL', 'DATABASE_URL', 'SIGN_UP', 'TRUST_PROXY', 'MAIL_FROM', 'BOT_CHECK=token', 'FLAGS'],
  ]);
});

test('no secret is printed', () => {
  const said = mistakes({
    SECRET_KEY: 'hidden',
    DATABASE_URL: 'hidden',
    SMTP_URL: 'hidden',
    BOT_CHECK: 'token',
    BOT_CHECK_SECRET: 'hidden',
  });
  expect(said).toHaveLength(5);
  expect(said.join()).not.toContain('hidden');
});

test('every setting with the name of a secret is one, so that nobody is shown it', () => {
  const harmless = ['BOT_CHECK_SITE_KEY', 'RATE_LIMIT_KEY'];
  const named = Object.keys(settings).filter((name) => /SECRET|TOKEN|PASSWORD|_KEY$/.test(name));
  expect(named.filter((name) => !harmless.includes(name) && !secretSettings.includes(name))).toEqual([]);
});

test('print-config prints the page, and writes it only when asked', async () => {
  const page = path.resolve(import.meta.dirname, '../../../../docs/configuration.md');
  const { mtimeMs } = await stat(page);
  const printed = execFileSync(process.execPath, [path.join(import.meta.dirname, 'print-config.ts')], {
    encoding: 'utf8',
  });
  expect(printed).toBe(await readFile(page, 'utf8'));
  expect((await stat(page)).mtimeMs).toBe(mtimeMs);
});
