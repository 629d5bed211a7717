/** What is wrong or contradictory in a configuration, a sentence each. No sentence shows a secret. */
import { isIPv4 } from 'node:net';
import { isAddressOrNetwork } from '../http/ip-list.ts';
import { isKernelFileSystem, mountOf } from './mounts.ts';

type TokenSettings = Partial<
  Record<'BOT_CHECK_SITE_KEY' | 'BOT_CHECK_SECRET' | 'BOT_CHECK_SCRIPT' | 'BOT_CHECK_VERIFY_URL', string>
>;

/** The settings that a rule is about, in the shape that config.ts reads. */
interface CheckedSettings extends TokenSettings {
  PUBLIC_URL?: string | undefined;
  DATABASE_URL?: string | undefined;
  SECRET_KEY?: string | undefined;
  TRUST_PROXY?: string[] | undefined;
  SMTP_URL?: string | undefined;
  MAIL_FROM?: string | undefined;
  BOT_CHECK?: string | undefined;
  BILLING?: string | undefined;
  ALLOW_SANDBOX_BILLING?: string | undefined;
  STRIPE_SECRET_KEY?: string | undefined;
  STRIPE_WEBHOOK_SECRET?: string[] | undefined;
  GEOLOCATION_HEADERS?: string[] | undefined;
  PRIVACY_URL?: string | undefined;
  TERMS_URL?: string | undefined;
  FLAGS?: string[] | undefined;
  METRICS_TOKEN?: string | undefined;
  LANGUAGE_MODEL_URL?: string | undefined;
  LANGUAGE_MODEL?: string | undefined;
  LANGUAGE_MODEL_KEY?: string | undefined;
  BACKUP_DIR?: string | undefined;
  BACKUP_AT?: object | undefined;
  BACKUP_KEEP?: number | undefined;
}

interface Surroundings {
  /** Absolute. */
  dataDir: string;
  knownFlags: readonly string[];
}

/** Its sentence begins with the name of a setting. */
type Rule = (settings: CheckedSettings, around: Surroundings) => string | false | undefined;

const rules: Rule[] = [
  (_settings, { dataDir }) => {
    const mount = mountOf(dataDir);
    return (
      mount &&
      isKernelFileSystem(mount) &&
      `DATA_DIR ${dataDir} is in a file system of the kernel (${mount.type}), which keeps nothing: set it to a folder on a disk.`
    );
  },
  ({ PUBLIC_URL: url }) =>
    url && !isOrigin(url) && 'PUBLIC_URL must be an origin such as https://voice.example.org, without a path.',
  ({ DATABASE_URL: url }) =>
    url &&
    !(/^postgres(ql)?:\/\//.test(url) && URL.canParse(url)) &&
    'DATABASE_URL must be an address such as postgres://user:password@host:5432/name.',
  ({ DATABASE_URL: url, SECRET_KEY: key }) =>
    url &&
    !key &&
    'DATABASE_URL is set without SECRET_KEY: set both, so that stored secrets can be read on every machine.',
  ({ SECRET_KEY: key }) => key && key.length < 32 && 'SECRET_KEY must have at least 32 characters.',
  ({ TRUST_PROXY: proxies = [] }) => {
    const bad = proxies.filter((one) => !isAddressOrNetwork(one));
    return bad.length > 0 && `TRUST_PROXY names ${bad.join(', ')}: give addresses or networks such as 10.0.0.0/8.`;
  },
  ({ SMTP_URL: url }) =>
    url &&
    !(/^smtps?:\/\/[^/]/.test(url) && URL.canParse(url)) &&
    'SMTP_URL must be an address such as smtps://user:password@host:465.',
  ({ LANGUAGE_MODEL_URL: url }) =>
    url &&
    !(/^https?:\/\/[^/?#]+(\/[^?#]*)?$/.test(url) && URL.canParse(url)) &&
    'LANGUAGE_MODEL_URL must be an address such as http://localhost:11434/v1.',
  ({ LANGUAGE_MODEL_URL: url, LANGUAGE_MODEL: model }) =>
    url && !model && 'LANGUAGE_MODEL_URL is set without LANGUAGE_MODEL: name the model.',
  ({ LANGUAGE_MODEL_URL: url, LANGUAGE_MODEL: model, LANGUAGE_MODEL_KEY: key }) =>
    !url &&
    (model || key) &&
    `${model ? 'LANGUAGE_MODEL' : 'LANGUAGE_MODEL_KEY'} is set without LANGUAGE_MODEL_URL: give the address, or unset it.`,
  ({ SMTP_URL: url, MAIL_FROM: from }) => url && !from && 'SMTP_URL is set without MAIL_FROM: say who mail is from.',
  ({ SMTP_URL: url, MAIL_FROM: from }) =>
    from &&
    !url &&
    'MAIL_FROM is set without SMTP_URL: name the mail server, or unset MAIL_FROM to keep mail in the outbox.',
  ({ SMTP_URL: url, MAIL_FROM: from }) =>
    url &&
    from &&
    !/^([^<>]*<)?[^\s<>@,;]+@[^\s<>@,;]+>?$/.test(from) &&
    'MAIL_FROM must be one address, such as Veery <voice@example.org>.',
  (settings) =>
    settings.BOT_CHECK === 'token' &&
    !hasTokenCheck(settings) &&
    'BOT_CHECK=token needs BOT_CHECK_SITE_KEY, BOT_CHECK_SECRET, BOT_CHECK_SCRIPT and BOT_CHECK_VERIFY_URL.',
  ({ GEOLOCATION_HEADERS: headers = [], TRUST_PROXY: proxies = [] }) =>
    headers.length > 0 &&
    proxies.length === 0 &&
    'GEOLOCATION_HEADERS is set without TRUST_PROXY: name the proxy that sets the headers, because nobody else is believed.',
  ({ PRIVACY_URL: url }) =>
    url && !isWebAddress(url) && 'PRIVACY_URL must be a web address such as https://example.org/privacy.',
  ({ TERMS_URL: url }) =>
    url && !isWebAddress(url) && 'TERMS_URL must be a web address such as https://example.org/terms.',
  ({ BILLING: mode, STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secrets }) =>
    mode === 'stripe' && (!key || !secrets) && 'BILLING=stripe needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.',
  ({ STRIPE_SECRET_KEY: key }) =>
    key &&
    !/^[sr]k_(test|live)_\w+$/.test(key) &&
    'STRIPE_SECRET_KEY must be a secret or a restricted key: it begins with sk_ or rk_.',
  ({ STRIPE_WEBHOOK_SECRET: secrets }) =>
    secrets?.some((secret) => !/^whsec_\w+$/.test(secret)) &&
    'STRIPE_WEBHOOK_SECRET must be the signing secrets of endpoints at Stripe: each begins with whsec_.',
  ({ BILLING: mode, ALLOW_SANDBOX_BILLING: allowed, PUBLIC_URL: url }) =>
    mode === 'sandbox' &&
    allowed !== '1' &&
    url &&
    isOrigin(url) &&
    !isLoopbackUrl(new URL(url)) &&
    'BILLING=sandbox gives paid plans to everybody who can reach PUBLIC_URL: set ALLOW_SANDBOX_BILLING=1 too if that is meant.',
  ({ METRICS_TOKEN: token }) => token && token.length < 16 && 'METRICS_TOKEN must have at least 16 characters.',
  ({ BACKUP_DIR: dir, BACKUP_AT: at }) =>
    at && !dir && 'BACKUP_AT is set without BACKUP_DIR: name the folder for backups.',
  ({ BACKUP_DIR: dir, BACKUP_KEEP: keep }) =>
    keep !== undefined && !dir && 'BACKUP_KEEP is set without BACKUP_DIR: name the folder for backups.',
  ({ FLAGS: flags = [] }, { knownFlags }) => {
    const unknown = flags.filter((flag) => !knownFlags.includes(flag));
    return (
      unknown.length > 0 &&
      `FLAGS names ${unknown.join(', ')}, which is not a flag: known are ${knownFlags.join(', ')}.`
    );
  },
];

export const findMistakes = (settings: CheckedSettings, around: Surroundings): string[] =>
  rules.map((rule) => rule(settings, around)).filter((sentence) => typeof sentence === 'string');

/** True when the address leads to this machine only. */
export const isLoopbackUrl = ({ hostname }: URL): boolean =>
  // A name may begin with the digits too, and lead anywhere.
  ['localhost', '[::1]'].includes(hostname) || (isIPv4(hostname) && hostname.startsWith('127.'));

const isWebAddress = (value: string): boolean => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username;
}

/** True when everything is there that `BOT_CHECK=token` needs. */
export function hasTokenCheck<T extends TokenSettings>(settings: T): settings is T & Required<TokenSettings> {
  const { BOT_CHECK_SITE_KEY: siteKey, BOT_CHECK_SECRET: secret } = settings;
  const { BOT_CHECK_SCRIPT: script = '', BOT_CHECK_VERIFY_URL: verify = '' } = settings;
  return Boolean(siteKey && secret) && URL.canParse(script) && URL.canParse(verify);
}
