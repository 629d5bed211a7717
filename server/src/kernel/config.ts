/** The one described configuration. Nobody else reads the environment. */
import path from 'node:path';
import { isIP } from 'node:net';
import { z } from 'zod';
import { BootError } from './boot-error.ts';

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
    'Who may make an account: `open`, `invite` or `closed`. Default: `open` when `PUBLIC_URL` is this machine, else `closed`.',
  ),
  TRUST_PROXY: optional(list).describe(
    'Addresses or networks of proxies whose `X-Forwarded-*` headers count, comma-separated. Default: none.',
  ),
  STAFF_DOMAINS: optional(list).describe(
    'E-mail domains shown as staff, comma-separated. Display only: grants nothing.',
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
  /** PUBLIC_URL is this machine and nothing else. */
  isLoopback: boolean;
  databaseUrl: string | undefined;
  secretKey: string | undefined;
  signUp: 'open' | 'invite' | 'closed';
  trustProxy: string[];
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
    staffDomains: (read.STAFF_DOMAINS ?? []).map((domain) => domain.toLowerCase()),
    flags: read.FLAGS ?? [],
    logLevel: read.LOG_LEVEL ?? 'info',
    speechWorkers: read.SPEECH_WORKERS,
  };
}

function parsePublicUrl(value: string): URL {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash || url.username) {
    throw new BootError('PUBLIC_URL must be an origin such as https://voice.example.org, without a path.');
  }
  return url;
}

function isAddressOrNetwork(value: string): boolean {
  const [address = '', bits] = value.split('/');
  const version = isIP(address);
  return version > 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)));
}

/** The environment of this process: the only place it is read. */
export const processEnv = (): Record<string, string | undefined> => process.env;
