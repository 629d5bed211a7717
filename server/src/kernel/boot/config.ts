/** The configuration, with a description of every setting. Nothing else reads the environment. */
import path from 'node:path';
import { z } from 'zod';
import { BootError } from './boot-error.ts';
import { isAddressOrNetwork } from '../http/ip-list.ts';

const list = z.string().transform((value) =>
  value
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean),
);

const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

export const settings = {
  DATA_DIR: optional(z.string()).describe(
    'Folder of everything that is kept: database, audio, keys. Default: `data` in the installation.',
  ),
  HOST: optional(z.string()).describe('Address to listen on. Default: `127.0.0.1`, this machine only.'),
  PORT: optional(z.coerce.number().int().min(0).max(65535)).describe('Port to listen on. Default: `8080`.'),
  PUBLIC_URL: optional(z.string()).describe(
    'The address people open, such as `https://voice.example.org`; mailed links and cookies follow it. Default: `http://localhost:PORT`.',
  ),
  DATABASE_URL: optional(z.string()).describe(
    'Another PostgreSQL (15 or newer) instead of the embedded one: `postgres://user:password@host:5432/name`. Needs `SECRET_KEY`.',
  ),
  SECRET_KEY: optional(z.string()).describe(
    'Key that seals stored secrets, at least 32 characters. Default: made in the data folder on the first start. Required with `DATABASE_URL`.',
  ),
  SIGN_UP: optional(z.enum(['open', 'invite', 'closed'])).describe(
    'Who may make an account: everybody (`open`), whoever was invited into a workspace (`invite`), or nobody (`closed`). Default: `open` when `PUBLIC_URL` is this machine, else `closed`.',
  ),
  TRUST_PROXY: optional(list).describe(
    'Addresses or networks of proxies whose `X-Forwarded-*` headers count, comma-separated. Default: none.',
  ),
  SMTP_URL: optional(z.string()).describe(
    'Mail server: `smtps://user:password@host:465` or `smtp://host:587`. Default: none, and mail is kept for operators to read in the outbox.',
  ),
  MAIL_FROM: optional(z.string()).describe(
    'Sender of mail, such as `Veery <voice@example.org>`. Required with `SMTP_URL`.',
  ),
  BOT_CHECK: optional(z.enum(['none', 'proof-of-work', 'token'])).describe(
    'What a visitor shows before signing up: `none`, `proof-of-work` (their browser computes for a moment) or `token` (a provider’s). Default: `none` when `PUBLIC_URL` is this machine, else `proof-of-work`.',
  ),
  BOT_CHECK_SITE_KEY: optional(z.string()).describe('The provider’s public key, with `BOT_CHECK=token`.'),
  BOT_CHECK_SECRET: optional(z.string()).describe('The provider’s secret key, with `BOT_CHECK=token`.'),
  BOT_CHECK_SCRIPT: optional(z.string()).describe(
    'Address of the provider’s script, with `BOT_CHECK=token`; its origin may run scripts and open frames in the sign-in and sign-up pages.',
  ),
  BOT_CHECK_VERIFY_URL: optional(z.string()).describe(
    'Address at which the provider checks a token (`siteverify`), with `BOT_CHECK=token`.',
  ),
  GEOLOCATION_HEADERS: optional(list).describe(
    'Names of the headers in which a proxy of `TRUST_PROXY` tells country, region and city of a visitor, comma-separated in this order.',
  ),
  GEOLOCATION_DB: optional(z.string()).describe(
    'File of a database of addresses (MaxMind format, `.mmdb`) that tells where a visitor is. Default: none, and nobody’s place is known.',
  ),
  ANALYTICS: optional(z.enum(['on', 'off'])).describe(
    'Whether this installation keeps statistics of its use, of those who agree. They go nowhere else. Default: `on`.',
  ),
  REAUTHENTICATE_MINUTES: optional(z.coerce.number().int().min(0).max(1440)).describe(
    'Minutes after a sign-in in which changing email or password, making API keys and deleting the account need no mailed code. `0`: always. Default: `15`.',
  ),
  STAFF_DOMAINS: optional(list).describe(
    'Email domains shown as staff, comma-separated. Display only: grants nothing.',
  ),
  FLAGS: optional(list).describe(
    'Features to turn on for everyone, comma-separated. Per workspace: `npm run cli -- flag set`.',
  ),
  LOG_LEVEL: optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])).describe(
    'How much is logged. Default: `info`.',
  ),
  SPEECH_WORKERS: optional(z.coerce.number().int().min(1).max(64)).describe(
    'Workers of each speech engine, at most; those beyond the first run only under load. Default: one per processor core, at most 8.',
  ),
};

export interface Config {
  dataDir: string;
  host: string;
  port: number;
  publicUrl: string;
  /** True when PUBLIC_URL points to this machine only. */
  isLoopback: boolean;
  databaseUrl: string | undefined;
  secretKey: string | undefined;
  signUp: 'open' | 'invite' | 'closed';
  trustProxy: string[];
  smtp: { url: string; from: string } | undefined;
  botCheck:
    | { kind: 'none' | 'proof-of-work' }
    | { kind: 'token'; siteKey: string; secret: string; scriptUrl: string; verifyUrl: string };
  /** Names of headers, in lower case. */
  geolocationHeaders: string[];
  geolocationDb: string | undefined;
  hasAnalytics: boolean;
  reauthenticateMs: number;
  staffDomains: string[];
  flags: string[];
  logLevel: string;
  speechWorkers: number | undefined;
}

/** @throws BootError with one sentence for anything wrong or contradictory. `knownFlags` are the contract's. */
export function readConfig(
  env: Record<string, string | undefined>,
  root: string,
  knownFlags: readonly string[],
): Config {
  const parsed = z.object(settings).safeParse(env);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new BootError(`${String(issue?.path[0])} is not valid (${issue?.message}): see docs/configuration.md.`);
  }
  const read = parsed.data;
  const port = read.PORT ?? 8080;
  const url = parsePublicUrl(read.PUBLIC_URL ?? `http://localhost:${port}`);
  const isLoopback = ['localhost', '[::1]'].includes(url.hostname) || url.hostname.startsWith('127.');
  const unknown = (read.FLAGS ?? []).find((flag) => !knownFlags.includes(flag));
  if (unknown) throw new BootError(`FLAGS names ${unknown}, which is not a flag: known are ${knownFlags.join(', ')}.`);
  const badProxy = (read.TRUST_PROXY ?? []).find((one) => !isAddressOrNetwork(one));
  if (badProxy) throw new BootError(`TRUST_PROXY names ${badProxy}: give addresses or networks such as 10.0.0.0/8.`);
  if (read.SECRET_KEY && read.SECRET_KEY.length < 32)
    throw new BootError('SECRET_KEY must have at least 32 characters.');
  if (read.DATABASE_URL && !(/^postgres(ql)?:\/\//.test(read.DATABASE_URL) && URL.canParse(read.DATABASE_URL))) {
    throw new BootError('DATABASE_URL must be an address such as postgres://user:password@host:5432/name.');
  }
  if (read.DATABASE_URL && !read.SECRET_KEY) {
    throw new BootError(
      'DATABASE_URL is set without SECRET_KEY: set both, so that stored secrets can be read on every machine.',
    );
  }
  return {
    dataDir: path.resolve(root, read.DATA_DIR ?? 'data'),
    host: read.HOST ?? '127.0.0.1',
    port,
    publicUrl: url.origin,
    isLoopback,
    databaseUrl: read.DATABASE_URL,
    secretKey: read.SECRET_KEY,
    signUp: read.SIGN_UP ?? (isLoopback ? 'open' : 'closed'),
    trustProxy: read.TRUST_PROXY ?? [],
    smtp: smtpOf(read),
    botCheck: botCheckOf(read, isLoopback),
    geolocationHeaders: (read.GEOLOCATION_HEADERS ?? []).map((name) => name.toLowerCase()),
    geolocationDb: read.GEOLOCATION_DB && path.resolve(root, read.GEOLOCATION_DB),
    hasAnalytics: read.ANALYTICS !== 'off',
    reauthenticateMs: (read.REAUTHENTICATE_MINUTES ?? 15) * 60_000,
    staffDomains: (read.STAFF_DOMAINS ?? []).map((domain) => domain.toLowerCase()),
    flags: read.FLAGS ?? [],
    logLevel: read.LOG_LEVEL ?? 'info',
    speechWorkers: read.SPEECH_WORKERS,
  };
}

type Settings = z.output<z.ZodObject<typeof settings>>;

function smtpOf({ SMTP_URL: url, MAIL_FROM: from }: Settings): Config['smtp'] {
  if (!url) return undefined;
  if (!/^smtps?:\/\/[^/]/.test(url) || !URL.canParse(url)) {
    throw new BootError('SMTP_URL must be an address such as smtps://user:password@host:465.');
  }
  if (!from) throw new BootError('SMTP_URL is set without MAIL_FROM: say who mail is from.');
  if (!/^([^<>]*<)?[^\s<>@,;]+@[^\s<>@,;]+>?$/.test(from)) {
    throw new BootError('MAIL_FROM must be one address, such as Veery <voice@example.org>.');
  }
  return { url, from };
}

function botCheckOf(read: Settings, isLoopback: boolean): Config['botCheck'] {
  const kind = read.BOT_CHECK ?? (isLoopback ? 'none' : 'proof-of-work');
  if (kind !== 'token') return { kind };
  const { BOT_CHECK_SITE_KEY: siteKey, BOT_CHECK_SECRET: secret } = read;
  const { BOT_CHECK_SCRIPT: scriptUrl, BOT_CHECK_VERIFY_URL: verifyUrl } = read;
  if (!siteKey || !secret || !scriptUrl || !verifyUrl || !URL.canParse(scriptUrl) || !URL.canParse(verifyUrl)) {
    throw new BootError(
      'BOT_CHECK=token needs BOT_CHECK_SITE_KEY, BOT_CHECK_SECRET, BOT_CHECK_SCRIPT and BOT_CHECK_VERIFY_URL.',
    );
  }
  return { kind, siteKey, secret, scriptUrl, verifyUrl };
}

function parsePublicUrl(value: string): URL {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash || url.username) {
    throw new BootError('PUBLIC_URL must be an origin such as https://voice.example.org, without a path.');
  }
  return url;
}

/** The environment of this process: the only place it is read. */
export const processEnv = (): Record<string, string | undefined> => process.env;
