/** The configuration: what the settings say, and their defaults. Nothing else reads the environment. */
import path from 'node:path';
import { z } from 'zod';
import { defaultInstallationName } from '#contract/instance/name.ts';
import type { BillingMode } from '#contract/billing/types.ts';
import type { LiveSetting } from '#contract/instance/settings.ts';
import { BootError } from './boot-error.ts';
import { legalAddress } from './legal-texts.ts';
import { findMistakes, hasTokenCheck, isLoopbackUrl } from './config-mistakes.ts';
import { billingSettings } from './settings/billing.ts';
import { enginesSettings } from './settings/engines.ts';
import { installationSettings } from './settings/installation.ts';
import { limitsSettings } from './settings/limits.ts';
import { operationSettings } from './settings/operation.ts';
import { upkeepSettings } from './settings/upkeep.ts';
import { visitorsSettings } from './settings/visitors.ts';

export const defaultAdminPathPrefix = '/v1/admin';

/** All settings, in the order in which they are described. */
export const settings = {
  ...installationSettings,
  ...visitorsSettings,
  ...billingSettings,
  ...operationSettings,
  ...limitsSettings,
  ...upkeepSettings,
  ...enginesSettings,
};

/** Settings whose values are secrets, or hold one. */
export const secretSettings: readonly string[] = [
  'DATABASE_URL',
  'SECRET_KEY',
  'SMTP_URL',
  'BOT_CHECK_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
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
