/** Areas of the API, in the order of the reference: those of the public API first, then this installation's own. */
export const tags = {
  history: 'What was generated: texts, settings and audio, to be heard, downloaded or deleted.',
  models: 'What each model speaks, what it can do, and what it costs.',
  tokens: 'Single-use tokens with which a browser opens a WebSocket without knowing the API key.',
  'text-to-speech':
    'Speech from text: at once, as a stream, with times, or over a WebSocket while the text is written.',
  user: 'The account of the caller: the document of the user, its settings and its plan.',
  voices: 'The voices of a workspace: finding, hearing, marking and adjusting them.',
  workspace: 'The workspace of the caller: its settings, members, seats and invitations.',
  'api-keys': 'API keys of the caller: their permissions, limits, rotation and latest requests.',
  'speech-batches': 'Many texts as one job that ends with a zip.',
  jobs: 'Work that goes on after its request: progress, result, cancelling, trying again.',
  auth: 'Signing up and in, and the links of mails.',
  security: 'Sessions, the second factor, the password and the address of an account.',
  onboarding: 'The first steps of a new account.',
  messages: 'Notifications of the caller.',
  live: 'Changes as they happen, for a page that shows them.',
  'support-access': "Access of operators to a user's account: by the user's grant, for a limited time, on record.",
  analytics: "The product's own statistics, which stay in the installation.",
  operator: 'For those who run the installation.',
} as const;

export type Tag = keyof typeof tags;
