import { expect, test } from 'vitest';
import { flagNames } from '#contract/workspace/flags.ts';
import { readConfig } from '../kernel/boot/config.ts';
import { freePort } from '../kernel/boot/free-port.ts';
import { mailServer } from '../platform/notify/mail/mail-server.suite.ts';
import { checkMail, checkPlaces } from './doctor-outside.ts';

const config = (env: Record<string, string>) => readConfig(env, '/nowhere', flagNames);

test('doctor checks a mail server that answers, one that does not, and none', async () => {
  const server = await mailServer();
  const of = (url: string) => checkMail(config({ SMTP_URL: url, MAIL_FROM: 'Veery <v@example.org>' }));
  expect(await of(server.url)).toMatchObject({ level: 'ok', message: expect.stringContaining('v@example.org') });
  const away = await of(`smtp://user:S3cret@127.0.0.1:${await freePort()}`);
  expect(away).toMatchObject({ level: 'fail', message: expect.stringContaining('ECONNREFUSED') });
  expect(JSON.stringify(away)).not.toContain('S3cret');
  expect((await checkMail(config({}))).level).toBe('ok');
  expect((await checkMail(config({ PUBLIC_URL: 'https://v.example.org' }))).level).toBe('warn');
  await server.close();
});

test('doctor reports location headers of a trusted proxy, and a missing database', async () => {
  expect((await checkPlaces(config({}))).level).toBe('ok');
  const headers = { GEOLOCATION_HEADERS: 'x-country' };
  expect(() => config(headers)).toThrow(/^GEOLOCATION_HEADERS is set without TRUST_PROXY/);
  expect((await checkPlaces(config({ ...headers, TRUST_PROXY: '10.0.0.1' }))).message).toBe('found by x-country.');
  expect((await checkPlaces(config({ GEOLOCATION_DB: 'missing.mmdb' }))).level).toBe('fail');
});

test('an invalid sender address stops the start', () => {
  const from = (MAIL_FROM: string) => config({ SMTP_URL: 'smtp://localhost', MAIL_FROM }).smtp?.from;
  for (const good of ['a@b.test', 'Veery <a@b.test>', '"Veery, voices" <a@b.test>']) expect(from(good)).toBe(good);
  for (const bad of ['Veery', 'a@b.test, c@d.test', '<a@b.test> c', 'a@b.test\r\nBcc: c@d.test', 'Veery <a>']) {
    expect(() => from(bad), bad).toThrow('MAIL_FROM');
  }
});
