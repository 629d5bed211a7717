/** What the server is made of, from the ground to the roof: adding a slice is one import and one word. */
import { backup } from './platform/backup/platform.ts';
import { events } from './platform/events/platform.ts';
import { files } from './platform/files/platform.ts';
import { identity } from './platform/identity/platform.ts';
import { idempotency } from './platform/idempotency/platform.ts';
import { notify } from './platform/notify/platform.ts';
import { webhookEvents } from './platform/webhook-events/platform.ts';
import { accountsSlice } from './slices/accounts/slice.ts';
import { definePlatform } from './manifest.ts';
import { slice as analytics } from './slices/analytics/slice.ts';
import { slice as apiKeys } from './slices/api-keys/slice.ts';
import { slice as audioIsolation } from './slices/audio-isolation/slice.ts';
import { slice as budgets } from './slices/budgets/slice.ts';
import { slice as billing } from './slices/billing/slice.ts';
import { slice as limitCounts } from './slices/limit-counts/slice.ts';
import { slice as engineModels } from './slices/engine-models/slice.ts';
import { slice as feedback } from './slices/feedback/slice.ts';
import { slice as geolocation } from './slices/geolocation/slice.ts';
import { slice as legal } from './slices/legal/slice.ts';
import { slice as history } from './slices/history/slice.ts';
import { slice as instance } from './slices/instance/slice.ts';
import { slice as jobs } from './slices/jobs/slice.ts';
import { slice as limits } from './slices/limits/slice.ts';
import { slice as live } from './slices/live/slice.ts';
import { slice as mcp } from './slices/mcp/slice.ts';
import { slice as membership } from './slices/membership/slice.ts';
import { slice as messages } from './slices/messages/slice.ts';
import { slice as models } from './slices/models/slice.ts';
import { slice as onboarding } from './slices/onboarding/slice.ts';
import { slice as openai } from './slices/openai/slice.ts';
import { slice as operator } from './slices/operator/slice.ts';
import { privacySlice } from './slices/privacy/slice.ts';
import { slice as profile } from './slices/profile/slice.ts';
import { slice as pronunciationDictionaries } from './slices/pronunciation-dictionaries/slice.ts';
import { slice as providers } from './slices/providers/slice.ts';
import { slice as security } from './slices/security/slice.ts';
import { slice as shareLinks } from './slices/share-links/slice.ts';
import { slice as shareVideos } from './slices/share-videos/slice.ts';
import { slice as signIn } from './slices/sign-in/slice.ts';
import { slice as signUp } from './slices/sign-up/slice.ts';
import { slice as speechBatches } from './slices/speech-batches/slice.ts';
import { slice as speechSockets } from './slices/speech-sockets/slice.ts';
import { slice as speechToText } from './slices/speech-to-text/slice.ts';
import { slice as speechToSpeech } from './slices/speech-to-speech/slice.ts';
import { slice as dialogue } from './slices/dialogue/slice.ts';
import { slice as speech } from './slices/speech/slice.ts';
import { slice as supportAccess } from './slices/support-access/slice.ts';
import { slice as uploads } from './slices/uploads/slice.ts';
import { slice as usage } from './slices/usage/slice.ts';
import { slice as usageStatistics } from './slices/usage-statistics/slice.ts';
import { slice as voices } from './slices/voices/slice.ts';
import { slice as webhooks } from './slices/webhooks/slice.ts';
import { slice as workspace } from './slices/workspace/slice.ts';

/** Adapters that keep something in the database; what has to be done about it is the upkeep of the slice that uses them. */
export const adapters = [
  definePlatform({
    name: 'payments',
    purpose: 'Keeps the customers of the sandbox, which takes the place of a card provider.',
    tables: ['sandbox_customer', 'sandbox_session', 'sandbox_event', 'sandbox_clock'],
  }),
];

/** Identity comes last: a person's account is deleted when everything else of them is. */
export const platform = [backup, files, idempotency, events, webhookEvents, notify, identity];

const below = [
  geolocation,
  legal,
  models,
  usage,
  budgets,
  limitCounts,
  billing,
  providers,
  voices,
  limits,
  pronunciationDictionaries,
  usageStatistics,
  live,
  jobs,
  uploads,
  history,
  speech,
  audioIsolation,
  speechToText,
  speechToSpeech,
  openai,
  mcp,
  dialogue,
  speechSockets,
  speechBatches,
  analytics,
  messages,
  feedback,
  workspace,
  webhooks,
  membership,
  apiKeys,
  security,
  supportAccess,
  signIn,
  signUp,
  shareLinks,
  shareVideos,
  onboarding,
  profile,
  operator,
  engineModels,
  instance,
];

/** Whoever keeps something of people. */
export const owners = [...below, ...platform];

/** Both stand on the top floor: they read what all the others say of personal data. */
export const slices = [...below, privacySlice(owners), accountsSlice(owners)];
