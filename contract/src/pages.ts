/** Every address of the web app, typed. The mails and notifications of the server lead to the same addresses. */

export const pages = {
  home: '/app/home',
  signIn: '/app/sign-in',
  signUp: '/app/sign-up',
  setUp: '/app/set-up',
  redirect: '/app/redirect',
  requestAlphaAccess: '/app/request-alpha-access',
  invite: '/app/invite',
  action: '/app/action',
  onboarding: '/app/onboarding',
  checklist: '/app/onboarding-checklist',
  textToSpeech: '/app/speech-synthesis/text-to-speech',
  dialogue: '/app/speech-synthesis/text-to-speech/dialogue',
  bulk: '/app/speech-synthesis/text-to-speech/bulk',
  history: '/app/speech-synthesis/text-to-speech/history',
  speechToText: '/app/speech-to-text',
  transcript: '/app/speech-to-text/$id',
  voiceIsolator: '/app/voice-isolator',
  voiceChanger: '/app/speech-synthesis/speech-to-speech',
  voiceChangerHistory: '/app/speech-synthesis/speech-to-speech/history',
  pronunciation: '/app/pronunciation-dictionaries',
  dictionary: '/app/pronunciation-dictionaries/$id',
  settings: '/app/settings',
  apiKeys: '/app/settings/api-keys',
  webhooks: '/app/settings/webhooks',
  workspaceInvites: '/app/settings/workspace-invites',
  subscription: '/app/subscription',
  usage: '/app/usage',
  usageWorkspace: '/app/usage/workspace',
  jobs: '/app/jobs',
  instance: '/app/instance',
  instanceMail: '/app/instance/mail',
  instanceFeedback: '/app/instance/feedback',
  instanceReports: '/app/instance/reports',
  instanceItemFeedback: '/app/instance/item-feedback',
  instanceAccounts: '/app/instance/accounts',
  instanceSupport: '/app/instance/support',
  instanceStatistics: '/app/instance/statistics',
  instanceJobs: '/app/instance/jobs',
  instanceStorage: '/app/instance/storage',
  instanceFlags: '/app/instance/flags',
  instanceModels: '/app/instance/models',
  instanceSettings: '/app/instance/settings',
  instanceSetUp: '/app/instance/set-up',
  instanceAudit: '/app/instance/audit',
  pricing: '/pricing',
  docs: '/docs',
  privacy: '/privacy',
  terms: '/terms',
} as const;

export type PageName = keyof typeof pages;
export type Page = (typeof pages)[PageName];

/** Addresses that pages had before. They lead to the pages of today, because people keep bookmarks and old mails. */
export const formerAddresses = {
  instance: ['/app/operator'],
  instanceMail: ['/app/outbox', '/app/operator/outbox'],
  instanceFeedback: ['/app/operator/feedback'],
  instanceSupport: ['/app/operator/support'],
  instanceStatistics: ['/app/operator/statistics'],
} as const satisfies Partial<Record<PageName, readonly string[]>>;

/** Every page of the web app lives under it, but the prices, the API reference and the legal texts. */
export const appRoot = '/app';

/** Shows every control in every state, for developers. */
export const componentSheet = '/app/_ui';

type Parameters<Name extends string> = { [N in Name]?: string | undefined };

/** The parameters that any page may carry: they belong to the visit, and sign-in passes them on. */
type VisitParameter =
  | 'newUser'
  | 'internalCode'
  | 'training_opt_out'
  | 'creationType'
  | 'lang'
  | 'coupon'
  | 'invite_code'
  | 'sensitiveActionVerificationCode';

type UsageParameter =
  | 'range'
  | 'back'
  | 'from'
  | 'to'
  | 'metric'
  | 'interval'
  | 'by'
  | 'scale'
  | 'product_type'
  | 'voice'
  | 'model'
  | 'api_key'
  | 'user';

/** The parameters that a page reads from its address. All of them are texts. */
interface PageParameters {
  action: 'mode' | 'verificationCode' | 'oobCode' | 'continueUrl' | 'userId';
  apiKeys: 'create';
  bulk: 'job';
  history: 'search' | 'voice' | 'model' | 'source' | 'date' | 'takes' | 'item';
  home: 'verificationCode' | 'isReverting';
  instanceAccounts: 'search' | 'plan' | 'state' | 'after' | 'account';
  instanceItemFeedback: 'state' | 'vote' | 'voice' | 'engine' | 'days' | 'after';
  instanceModels: 'view';
  onboarding: 'next';
  setUp: 'code';
  pronunciation: 'search' | 'sort' | 'archived' | 'new';
  redirect: 'redirect';
  settings: 'dialog';
  signIn: 'redirect' | 'email' | 'use_sso' | 'verificationCode' | 'isReverting';
  signUp: 'redirect' | 'ref';
  dialogue: 'panel';
  speechToText: 'search' | 'state' | 'language' | 'new';
  subscription: 'plan' | 'period' | 'currency' | 'checkout';
  textToSpeech: 'panel';
  transcript: 'tab';
  usage: UsageParameter;
  usageWorkspace: UsageParameter;
  voiceIsolator: 'item';
  webhooks: 'create' | 'webhook';
}

/** The name of a parameter that some page reads. */
export type PageParameter = VisitParameter | PageParameters[keyof PageParameters];

export type PageSearch<N extends PageName> = Parameters<
  VisitParameter | (N extends keyof PageParameters ? PageParameters[N] : never)
>;

/** The address of a page with parameters, for mails, notifications and whatever is copied. */
export function pageAddress<N extends PageName>(name: N, search: PageSearch<N>): string {
  const given = Object.entries<string | undefined>(search).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, value]],
  );
  const query = new URLSearchParams(given).toString();
  return pages[name] + (query && `?${query}`);
}
