/** The configuration, with a description of every setting. Nothing else reads the environment. */
import path from 'node:path';
import { z } from 'zod';
import { defaultInstallationName, maxInstallationName } from '#contract/instance/name.ts';
import type { BillingMode } from '#contract/billing/types.ts';
import type { LiveSetting } from '#contract/instance/settings.ts';
import { BootError } from './boot-error.ts';
import { legalAddress } from './legal-texts.ts';
import { findMistakes, hasTokenCheck, isLoopbackUrl } from './config-mistakes.ts';
import { readPrivateHost } from '../outgoing/addresses.ts';

const list = z.string().transform((value) =>
  value
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean),
);

const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

function wholeNumber(min: number, max: number) {
  const error = `give a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, { error, abort: true })
    .transform(Number)
    .refine((value) => value >= min && value <= max, { error });
}

const domain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i;
const domainList = list.refine((domains) => domains.every((one) => domain.test(one)), {
  error: 'give domains such as example.org, comma-separated',
});

const privateHostList = list.refine((hosts) => hosts.every((host) => readPrivateHost(host)), {
  error: 'give names, addresses or networks such as gpu.lan:8000 or 10.0.0.0/8, comma-separated',
});

const installationName = z
  .string()
  .trim()
  .refine((name) => name.length <= maxInstallationName && !/\p{Cc}/u.test(name), {
    error: `give a name of one line, of at most ${maxInstallationName} characters`,
  });

const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'give a time such as 03:30')
  .transform((value) => {
    const [hours = 0, minutes = 0] = value.split(':').map(Number);
    return { hours, minutes };
  });

/** The media cookie of a browser is sent to paths under /v1, so that an audio element can play what is there. */
const adminPath = z.string().regex(/^\/v1(?:\/[a-z0-9](?:[a-z0-9_-]{0,62}[a-z0-9])?){1,5}$/, {
  error: 'give a path under /v1 such as /v1/admin, of small letters, digits and hyphens',
});
export const defaultAdminPathPrefix = '/v1/admin';

const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: `give one of ${values.join(', ')}` });

export const settings = {
  DATA_DIR: optional(z.string()).describe(
    'Folder of everything that is kept: database, audio, keys. Default: `data` in the installation.',
  ),
  HOST: optional(z.string()).describe('Address to listen on. Default: `127.0.0.1`, this machine only.'),
  PORT: optional(wholeNumber(0, 65_535)).describe('Port to listen on. Default: `8080`.'),
  PUBLIC_URL: optional(z.string()).describe(
    'The address people open, such as `https://voice.example.org`; mailed links and cookies follow it. Default: `http://localhost:PORT`.',
  ),
  DATABASE_URL: optional(z.string()).describe(
    'Another PostgreSQL (15 or newer) instead of the embedded one: `postgres://user:password@host:5432/name`. Needs `SECRET_KEY`.',
  ),
  SECRET_KEY: optional(z.string()).describe(
    'Key that seals stored secrets, at least 32 characters. Default: made in the data folder on the first start. Required with `DATABASE_URL`.',
  ),
  INSTALLATION_NAME: optional(installationName).describe(
    `What this installation is called: beside the logo, in the titles of pages and in mail. At most ${maxInstallationName} characters. Default: \`${defaultInstallationName}\`.`,
  ),
  SIGN_UP: optional(oneOf(['open', 'invite', 'closed'])).describe(
    'Who may make an account: everybody (`open`), whoever was invited into a workspace (`invite`), or nobody (`closed`). Default: `open` when `PUBLIC_URL` is this machine, else `closed`.',
  ),
  SIGN_UP_DOMAINS: optional(domainList).describe(
    'Email domains whose addresses may make an account while `SIGN_UP` is `open`, comma-separated. Whoever was invited into a workspace may have any. Default: all.',
  ),
  ADMIN_PATH_PREFIX: optional(adminPath).describe(
    'Path under which operators fetch the audio of items of all workspaces: `{prefix}/history/{history_item_id}/audio`. It begins with `/v1/`. Default: `/v1/admin`.',
  ),
  TRUST_PROXY: optional(list).describe(
    'Addresses or networks of proxies whose `X-Forwarded-*` headers count, comma-separated. Default: none.',
  ),
  SMTP_URL: optional(z.string()).describe(
    'Mail server: `smtps://user:password@host:465` or `smtp://host:587`. Default: none, and mail is kept for operators to read in the outbox.',
  ),
  MAIL_FROM: optional(z.string()).describe(
    'Sender of mail, such as `Veery <voice@example.org>`. Required with `SMTP_URL`, and refused without it.',
  ),
  BOT_CHECK: optional(oneOf(['none', 'proof-of-work', 'token'])).describe(
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
    'Names of the headers in which a proxy of `TRUST_PROXY` tells country, region and city of a visitor, comma-separated in this order. Needs `TRUST_PROXY`.',
  ),
  GEOLOCATION_DB: optional(z.string()).describe(
    'File of a database of addresses (MaxMind format, `.mmdb`) that tells where a visitor is. Default: none, and nobody’s place is known.',
  ),
  PRIVACY_URL: optional(z.string()).describe(
    'Address of your privacy policy. Default: the page `/privacy`, if the file `legal/privacy.md` (Markdown) is in the data folder when the server starts, else none. Where there is a policy or terms, nobody makes an account without accepting them.',
  ),
  TERMS_URL: optional(z.string()).describe(
    'Address of your terms of use. Default: the page `/terms`, if the file `legal/terms.md` (Markdown) is in the data folder when the server starts, else none.',
  ),
  BILLING: optional(oneOf(['off', 'sandbox', 'stripe'])).describe(
    'Whether plans are sold: not at all, so that everybody has what the enterprise plan has (`off`); on a sandbox with test cards and without real money (`sandbox`); through an account at Stripe (`stripe`, see `docs/billing.md`). Default: `sandbox` when `PUBLIC_URL` is this machine, else `off`.',
  ),
  STRIPE_SECRET_KEY: optional(z.string()).describe(
    'With `BILLING=stripe`: the secret key of the account, or a restricted key. One that begins with `sk_test_` takes no real money.',
  ),
  STRIPE_WEBHOOK_SECRET: optional(list).describe(
    'With `BILLING=stripe`: the signing secrets of the webhook endpoints in the account, separated by commas. The endpoints have the address `/billing/webhooks/stripe` of this installation.',
  ),
  ALLOW_SANDBOX_BILLING: optional(oneOf(['0', '1'])).describe(
    'With `1`, `BILLING=sandbox` is allowed where others can reach the installation: they get paid plans without paying. Default: `0`.',
  ),
  ISOLATED_ENVIRONMENT: optional(oneOf(['0', '1'])).describe(
    'With `1`, nobody can buy a paid plan here; plans that were bought go on. Default: `0`.',
  ),
  ANALYTICS: optional(oneOf(['on', 'off'])).describe(
    'Whether this installation keeps statistics of its use, of those who agree. They go nowhere else. Default: `on`.',
  ),
  REAUTHENTICATE_MINUTES: optional(wholeNumber(0, 1440)).describe(
    'Minutes after a sign-in in which changing email or password, making API keys and deleting the account need no mailed code. `0`: always. Default: `15`.',
  ),
  STAFF_DOMAINS: optional(list).describe(
    'Email domains shown as staff, comma-separated. Display only: grants nothing.',
  ),
  FLAGS: optional(list).describe(
    'Features to turn on for everyone, comma-separated. Per workspace: `npm run cli -- flag set`.',
  ),
  OUTGOING_PRIVATE_HOSTS: optional(privateHostList).describe(
    'Machines of your own that the server may ask for speech, models and other things whose addresses people give, comma-separated: names, addresses or networks, each with or without a port, such as `gpu.lan:8000, 10.0.0.0/8`. They may be asked without https. Whoever may enter an address reaches them. Default: none, and only public addresses are asked.',
  ),
  MIN_FREE_SPACE_MB: optional(z.coerce.number().int().min(0).max(1_000_000)).describe(
    'Megabytes that stay free on the disk of `DATA_DIR`: with less, no speech, upload or export begins, `/ready` says `storage_full`, and operators are notified. Default: `256`.',
  ),
  FILE_QUOTA_USER_MB: optional(wholeNumber(0, 100_000_000)).describe(
    'Megabytes that the kept files of one user’s jobs may take: zips of the history and of speech batches. Each counts as one megabyte at least. `0` sets no limit. Default: `5000`.',
  ),
  FILE_QUOTA_WORKSPACE_MB: optional(wholeNumber(0, 100_000_000)).describe(
    'The same for all members of a workspace together. `0` sets no limit. Default: `20000`.',
  ),
  AUDIO_ISOLATION_MAX_MB: optional(wholeNumber(1, 5000)).describe(
    'Megabytes of the largest file that the voice isolator takes. In one request 500 at most; larger files are uploaded in parts. Default: `500`.',
  ),
  AUDIO_ISOLATION_MAX_MINUTES: optional(wholeNumber(1, 1440)).describe(
    'Minutes of the longest audio that the voice isolator takes. Default: `60`.',
  ),
  SPEECH_TO_TEXT_MAX_MB: optional(wholeNumber(1, 5000)).describe(
    'Megabytes of the largest file that is transcribed or aligned. Default: `1000`.',
  ),
  SPEECH_TO_TEXT_MAX_MINUTES: optional(wholeNumber(1, 1440)).describe(
    'Minutes of the longest audio that is transcribed or aligned. Default: `600`.',
  ),
  VOICE_CHANGER_MAX_MB: optional(wholeNumber(1, 5000)).describe(
    'Megabytes of the largest file that the voice changer takes. Default: `50`.',
  ),
  VOICE_CHANGER_MAX_MINUTES: optional(wholeNumber(1, 1440)).describe(
    'Minutes of the longest audio that the voice changer takes. Default: `5`.',
  ),
  BACKUP_DIR: optional(z.string()).describe(
    'Folder for backups, which are then made every day; best on another disk. Default: none, and only updates make backups, in `backups` of `DATA_DIR`.',
  ),
  BACKUP_AT: optional(timeOfDay).describe(
    'Time of the daily backup, in the server’s time zone. One that was missed is made at the start. Default: `03:30`.',
  ),
  BACKUP_KEEP: optional(wholeNumber(1, 1000)).describe(
    'How many daily backups are kept; older ones are removed. Default: `7`.',
  ),
  BACKUP_PASSPHRASE_FILE: optional(z.string()).describe(
    'File whose first line encrypts the backups. Keep a copy of it elsewhere. Default: none, and they are not encrypted.',
  ),
  BACKUP_BEFORE_UPDATE: optional(oneOf(['required', 'attempt', 'off'])).describe(
    'Whether a new version that changes the database makes a backup first: it does, and does not start when that fails (`required`); it does, and starts all the same (`attempt`); it does not (`off`). The latest three are kept. Default: `required`.',
  ),
  METRICS_TOKEN: optional(z.string()).describe(
    'What Prometheus shows at `/metrics` as `Authorization: Bearer …`, at least 16 characters. Default: none, and only programs on this machine may read it.',
  ),
  RATE_LIMIT_KEY: optional(wholeNumber(0, 10_000_000)).describe(
    'The number of requests a minute that one API key or session may make. A quarter of them may come at once, and one that is refused with 401 counts as twenty. `0` sets no limit. Default: `3000`.',
  ),
  RATE_LIMIT_ADDRESS: optional(wholeNumber(0, 10_000_000)).describe(
    'The number of requests a minute that one address may make, a quarter of them at once. Behind a proxy, set `TRUST_PROXY` too, or all clients count as one address. `0` sets no limit. Default: `6000`.',
  ),
  LOG_LEVEL: optional(oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])).describe(
    'How much is logged. Default: `info`.',
  ),
  VOICE_ALIASES: optional(oneOf(['on', 'off'])).describe(
    'Whether the ids and names of the hosted service’s premade voices lead to the nearest voice here, so that clients with such an id in their code speak. Default: `on`.',
  ),
  MODEL_THREADS: optional(wholeNumber(1, 64)).describe(
    'Threads with which a neural model works at one sentence. Default: one per processor core, at most 4.',
  ),
  MODEL_DEVICE: optional(oneOf(['cpu', 'cuda'])).describe(
    'Where neural models run: on the processor, or with `cuda` on an NVIDIA graphics card, which needs a build of the runtime for it. Default: `cpu`.',
  ),
  MODEL_IDLE_MINUTES: optional(wholeNumber(0, 100_000)).describe(
    'Minutes without work after which a neural model leaves the memory, until it is needed again. `0`: it stays. Default: `15`.',
  ),
  MODEL_MEMORY_MB: optional(wholeNumber(64, 100_000_000)).describe(
    'Megabytes of memory that all neural models together may take. The one that was used longest ago is unloaded first, and a process that alone takes more is ended. Default: half of the memory of this machine.',
  ),
  SPEECH_WORKERS: optional(wholeNumber(1, 64)).describe(
    'Workers of each speech engine, at most; those beyond the first run only under load. Default: one per processor core, at most 8.',
  ),
  MODEL_CATALOG: optional(z.string()).describe(
    'File with another catalog of models than the built-in one, such as of a mirror in your own network; `server/src/slices/engine-models/catalog/catalog.json` shows its form. Default: the built-in catalog.',
  ),
  MODELS_DIR: optional(z.string()).describe(
    'Folder of the models that speak, each in a folder of its own. Several servers may share it. Default: `models` in `DATA_DIR`.',
  ),
  LANGUAGE_MODEL_URL: optional(z.string()).describe(
    'The base URL of a language model that answers the chat calls of OpenAI, such as `http://localhost:11434/v1`. It adds tags to dialogues (`POST /v1/enhance-dialogue`), whose texts are sent to it. A private address must be in `OUTGOING_PRIVATE_HOSTS`. Default: none; rules of this server add the tags.',
  ),
  LANGUAGE_MODEL: optional(z.string()).describe('The name of the model at `LANGUAGE_MODEL_URL`.'),
  LANGUAGE_MODEL_KEY: optional(z.string()).describe('The key of `LANGUAGE_MODEL_URL`, where it needs one.'),
  FFMPEG_PATH: optional(z.string()).describe(
    'The program that makes share videos, such as `/usr/local/bin/ffmpeg`. Default: the first `ffmpeg` in `PATH`; without one there are no videos, and everything else works.',
  ),
};

/** Settings whose values are secrets, or hold one. */
export const secretSettings: readonly string[] = [
  'DATABASE_URL',
  'SECRET_KEY',
  'SMTP_URL',
  'BOT_CHECK_SECRET',
  'METRICS_TOKEN',
  'LANGUAGE_MODEL_KEY',
];

export interface Config extends LiveConfig {
  /** What the environment says, as it says it. */
  given: Partial<Record<keyof Settings, string>>;
  dataDir: string;
  host: string;
  port: number;
  publicUrl: string;
  /** True when PUBLIC_URL points to this machine only. */
  isLoopback: boolean;
  databaseUrl: string | undefined;
  secretKey: string | undefined;
  /** Without a slash at its end. */
  adminPathPrefix: string;
  trustProxy: string[];
  smtp: { url: string; from: string } | undefined;
  botCheck:
    | { kind: 'none' | 'proof-of-work' }
    | { kind: 'token'; siteKey: string; secret: string; scriptUrl: string; verifyUrl: string };
  /** Names of headers, in lower case. */
  geolocationHeaders: string[];
  geolocationDb: string | undefined;
  /** Whether plans are sold, and by whom. */
  billing: BillingMode;
  /** With `billing` stripe. */
  stripe: { secretKey: string; webhookSecrets: string[] } | undefined;
  /** Paid plans cannot be bought. */
  isIsolated: boolean;
  /** Addresses of the privacy policy and of the terms of use. */
  privacyUrl: string | undefined;
  termsUrl: string | undefined;
  backup: {
    /** Undefined: there is no daily backup. */
    dir: string | undefined;
    at: { hours: number; minutes: number };
    keep: number;
    passphraseFile: string | undefined;
    beforeUpdate: 'required' | 'attempt' | 'off';
  };
  metricsToken: string | undefined;
  speechWorkers: number | undefined;
  /** A file that replaces the built-in catalog of models. */
  modelCatalog: string | undefined;
  /** The folder of the models that speak. */
  modelsDir: string;
  /** How neural models run; what is absent has its default in the speech port. */
  models: {
    threads?: number;
    device?: 'cpu' | 'cuda';
    /** Absent: they stay in memory. */
    idleMs?: number;
    maxBytes?: number;
  };
  /** A server with the chat calls of OpenAI. `baseUrl` has no slash at its end. */
  languageModel: { baseUrl: string; model: string; apiKey?: string } | undefined;
  ffmpegPath: string | undefined;
  /** Of files with sound, by what is done with them. */
  soundLimits: Record<'isolation' | 'transcription' | 'voiceChanger', { maxBytes: number; maxSeconds: number }>;
  /** Machines of the operator's own that may be asked though they are not public. */
  outgoingPrivateHosts: string[];
  /** The hosted service's voice ids and names lead to voices of this server. */
  hasVoiceAliases: boolean;
}

/** What the live settings say. It changes in place while the server runs, so it is read where it is used. */
export interface LiveConfig {
  installationName: string;
  signUp: 'open' | 'invite' | 'closed';
  /** In lower case; empty for all. */
  signUpDomains: string[];
  hasAnalytics: boolean;
  reauthenticateMs: number;
  staffDomains: string[];
  flags: string[];
  minFreeBytes: number;
  /** Bytes of kept files of jobs; 0 for any number. */
  fileQuota: { user: number; workspace: number };
  /** Requests a minute; 0 for any number. */
  rateLimits: { credential: number; address: number };
  logLevel: string;
}

const soundLimit = (megabytes: number, minutes: number) => ({
  maxBytes: megabytes * 1_000_000,
  maxSeconds: minutes * 60,
});

function liveConfigOf(read: Partial<Settings>, isLoopback: boolean): LiveConfig {
  return {
    installationName: read.INSTALLATION_NAME ?? defaultInstallationName,
    signUpDomains: (read.SIGN_UP_DOMAINS ?? []).map((domain) => domain.toLowerCase()),
    signUp: read.SIGN_UP ?? (isLoopback ? 'open' : 'closed'),
    hasAnalytics: read.ANALYTICS !== 'off',
    reauthenticateMs: (read.REAUTHENTICATE_MINUTES ?? 15) * 60_000,
    staffDomains: (read.STAFF_DOMAINS ?? []).map((domain) => domain.toLowerCase()),
    flags: read.FLAGS ?? [],
    minFreeBytes: (read.MIN_FREE_SPACE_MB ?? 256) * 1_000_000,
    fileQuota: {
      user: (read.FILE_QUOTA_USER_MB ?? 5000) * 1_000_000,
      workspace: (read.FILE_QUOTA_WORKSPACE_MB ?? 20_000) * 1_000_000,
    },
    rateLimits: { credential: read.RATE_LIMIT_KEY ?? 3000, address: read.RATE_LIMIT_ADDRESS ?? 6000 },
    logLevel: read.LOG_LEVEL ?? 'info',
  };
}

/** What the settings in effect are, as the environment would say it. */
export function describeLive(config: LiveConfig): Record<LiveSetting, string> {
  return {
    INSTALLATION_NAME: config.installationName,
    SIGN_UP: config.signUp,
    SIGN_UP_DOMAINS: config.signUpDomains.join(', '),
    ANALYTICS: config.hasAnalytics ? 'on' : 'off',
    REAUTHENTICATE_MINUTES: String(config.reauthenticateMs / 60_000),
    STAFF_DOMAINS: config.staffDomains.join(', '),
    FLAGS: config.flags.join(', '),
    MIN_FREE_SPACE_MB: String(config.minFreeBytes / 1_000_000),
    FILE_QUOTA_USER_MB: String(config.fileQuota.user / 1_000_000),
    FILE_QUOTA_WORKSPACE_MB: String(config.fileQuota.workspace / 1_000_000),
    RATE_LIMIT_KEY: String(config.rateLimits.credential),
    RATE_LIMIT_ADDRESS: String(config.rateLimits.address),
    LOG_LEVEL: config.logLevel,
  };
}

/** The defaults of the live settings. One of them depends on who can reach the installation. */
export const liveDefaults = ({ isLoopback }: Pick<Config, 'isLoopback'>): Record<LiveSetting, string> =>
  describeLive(liveConfigOf({}, isLoopback));

/** Reads one setting. @returns a sentence when the value is not valid */
export function findMistakeIn(name: LiveSetting, value: string, knownFlags: readonly string[]): string | undefined {
  const { read, mistakes } = readSettings({ [name]: value });
  const unknown = name === 'FLAGS' ? (read.FLAGS ?? []).filter((flag) => !knownFlags.includes(flag)) : [];
  return mistakes[0] ?? (unknown.length > 0 ? `FLAGS names ${unknown.join(', ')}, which is no flag.` : undefined);
}

/**
 * Puts stored settings into effect. The environment wins over them, and what neither sets has its default. A stored value
 * that this version does not understand counts as not set.
 */
export function applyStoredSettings(config: Config, stored: Partial<Record<LiveSetting, string>>): void {
  const { read } = readSettings({ ...stored, ...config.given });
  Object.assign(config, liveConfigOf(read, config.isLoopback));
}

/** @throws BootError with a sentence for each mistake, a line each. `knownFlags` are the contract's. */
export function readConfig(
  env: Record<string, string | undefined>,
  root: string,
  knownFlags: readonly string[],
): Config {
  const { read, mistakes } = readSettings(env);
  const dataDir = path.resolve(root, read.DATA_DIR ?? 'data');
  mistakes.push(...findMistakes(read, { dataDir, knownFlags }));
  if (mistakes.length > 0) throw new BootError(inOrder(mistakes).join('\n'));
  const port = read.PORT ?? 8080;
  const url = new URL(read.PUBLIC_URL ?? `http://localhost:${port}`);
  const isLoopback = isLoopbackUrl(url);
  return {
    ...liveConfigOf(read, isLoopback),
    given: givenIn(env),
    dataDir,
    host: read.HOST ?? '127.0.0.1',
    port,
    publicUrl: url.origin,
    isLoopback,
    databaseUrl: read.DATABASE_URL,
    secretKey: read.SECRET_KEY,
    adminPathPrefix: read.ADMIN_PATH_PREFIX ?? defaultAdminPathPrefix,
    trustProxy: read.TRUST_PROXY ?? [],
    smtp: smtpOf(read),
    botCheck: botCheckOf(read, isLoopback),
    geolocationHeaders: (read.GEOLOCATION_HEADERS ?? []).map((name) => name.toLowerCase()),
    geolocationDb: read.GEOLOCATION_DB && path.resolve(root, read.GEOLOCATION_DB),
    billing: billingOf(read, isLoopback),
    stripe: stripeOf(read),
    isIsolated: read.ISOLATED_ENVIRONMENT === '1',
    privacyUrl: legalAddress('privacy', { setting: read.PRIVACY_URL, dataDir, publicUrl: url.origin }),
    termsUrl: legalAddress('terms', { setting: read.TERMS_URL, dataDir, publicUrl: url.origin }),
    backup: {
      dir: read.BACKUP_DIR && path.resolve(root, read.BACKUP_DIR),
      at: read.BACKUP_AT ?? { hours: 3, minutes: 30 },
      keep: read.BACKUP_KEEP ?? 7,
      passphraseFile: read.BACKUP_PASSPHRASE_FILE && path.resolve(root, read.BACKUP_PASSPHRASE_FILE),
      beforeUpdate: read.BACKUP_BEFORE_UPDATE ?? 'required',
    },
    metricsToken: read.METRICS_TOKEN,
    speechWorkers: read.SPEECH_WORKERS,
    modelCatalog: read.MODEL_CATALOG && path.resolve(root, read.MODEL_CATALOG),
    modelsDir: path.resolve(root, read.MODELS_DIR ?? path.join(dataDir, 'models')),
    models: modelsOf(read),
    languageModel: languageModelOf(read),
    ffmpegPath: read.FFMPEG_PATH && path.resolve(root, read.FFMPEG_PATH),
    soundLimits: {
      isolation: soundLimit(read.AUDIO_ISOLATION_MAX_MB ?? 500, read.AUDIO_ISOLATION_MAX_MINUTES ?? 60),
      transcription: soundLimit(read.SPEECH_TO_TEXT_MAX_MB ?? 1000, read.SPEECH_TO_TEXT_MAX_MINUTES ?? 600),
      voiceChanger: soundLimit(read.VOICE_CHANGER_MAX_MB ?? 50, read.VOICE_CHANGER_MAX_MINUTES ?? 5),
    },
    outgoingPrivateHosts: read.OUTGOING_PRIVATE_HOSTS ?? [],
    hasVoiceAliases: read.VOICE_ALIASES !== 'off',
  };
}

const givenIn = (env: Record<string, string | undefined>): Config['given'] =>
  Object.fromEntries(Object.keys(settings).flatMap((name) => (env[name] ? [[name, env[name]]] : [])));

/** The settings that have the right shape, and a sentence for each that has not. */
function readSettings(env: Record<string, string | undefined>): { read: Settings; mistakes: string[] } {
  const parsed = z.object(settings).safeParse(env);
  if (parsed.success) return { read: parsed.data, mistakes: [] };
  const issues = new Map(parsed.error.issues.map(({ path: [name], message }) => [String(name), message]));
  const mistakes = [...issues].map(
    ([name, message]) => `${name} is not valid: ${message}, not ${JSON.stringify(env[name])}.`,
  );
  const others = Object.fromEntries(Object.entries(env).filter(([name]) => !issues.has(name)));
  return { read: z.object(settings).parse(others), mistakes };
}

/** Each sentence begins with the name of its setting; they come in the order of the page that describes them. */
function inOrder(mistakes: string[]): string[] {
  const names = Object.keys(settings);
  const place = (sentence: string) => names.indexOf(/^\w+/.exec(sentence)?.[0] ?? '');
  return mistakes.toSorted((a, b) => place(a) - place(b));
}

export type Settings = z.output<z.ZodObject<typeof settings>>;

function languageModelOf(read: Settings): Config['languageModel'] {
  const { LANGUAGE_MODEL_URL: url, LANGUAGE_MODEL: model, LANGUAGE_MODEL_KEY: apiKey } = read;
  return url && model ? { baseUrl: url.replace(/\/+$/, ''), model, ...(apiKey ? { apiKey } : {}) } : undefined;
}

function modelsOf(read: Settings): Config['models'] {
  const { MODEL_THREADS: threads, MODEL_DEVICE: device, MODEL_MEMORY_MB: megabytes } = read;
  const idleMinutes = read.MODEL_IDLE_MINUTES ?? 15;
  return {
    ...(threads === undefined ? {} : { threads }),
    ...(device === undefined ? {} : { device }),
    ...(idleMinutes === 0 ? {} : { idleMs: idleMinutes * 60_000 }),
    ...(megabytes === undefined ? {} : { maxBytes: megabytes * (1 << 20) }),
  };
}

/** config-mistakes.ts refuses the modes that cannot be. */
const billingOf = ({ BILLING: mode }: Settings, isLoopback: boolean): BillingMode =>
  mode ?? (isLoopback ? 'sandbox' : 'off');

function stripeOf({ BILLING: mode, STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecrets }: Settings) {
  return mode === 'stripe' && secretKey && webhookSecrets ? { secretKey, webhookSecrets } : undefined;
}

function smtpOf({ SMTP_URL: url, MAIL_FROM: from }: Settings): Config['smtp'] {
  return url && from ? { url, from } : undefined;
}

function botCheckOf(read: Settings, isLoopback: boolean): Config['botCheck'] {
  const kind = read.BOT_CHECK ?? (isLoopback ? 'none' : 'proof-of-work');
  if (kind !== 'token') return { kind };
  if (!hasTokenCheck(read)) throw new Error('the settings were not checked');
  const { BOT_CHECK_SITE_KEY: siteKey, BOT_CHECK_SECRET: secret } = read;
  const { BOT_CHECK_SCRIPT: scriptUrl, BOT_CHECK_VERIFY_URL: verifyUrl } = read;
  return { kind, siteKey, secret, scriptUrl, verifyUrl };
}

/** The environment of this process: the only place it is read. */
export const processEnv = (): Record<string, string | undefined> => process.env;
