/** The areas of the API in the order of the reference: those of the public API first, then those of this installation. */
export const tags = {
  history: 'The speech that the caller has generated: list it, play it, download it and delete it.',
  models: 'The models that can be asked for, with their languages, limits and prices.',
  tokens: 'Single-use tokens, with which a browser opens a WebSocket without knowing an API key.',
  'text-to-speech': 'Turn text into speech: as a file, as a stream, with timestamps, or over a WebSocket.',
  'text-to-dialogue': 'Let several voices talk to each other, and add tags to what they say.',
  'speech-to-speech': 'Say a recording in another voice: as a file, or as a stream.',
  'speech-to-text':
    'Turn speech into text: files, long files in the background, a WebSocket; correct and export transcripts; align a text with its sound.',
  'pronunciation-dictionaries':
    'Say once how a word is pronounced: dictionaries of rules, in versions, that every speech can be spoken with.',
  'audio-isolation': 'Take the noise out of audio, and keep the speech.',
  uploads: 'Upload large files in parts, which a lost connection does not undo.',
  mcp: 'The server of the Model Context Protocol, with which assistants use this server.',
  openai:
    'The speech API of OpenAI, so that programs that were written for it speak here: with a key as the bearer token and `https://…/v1` of this server as the base URL.',
  user: 'The account of the caller, with its settings and its plan.',
  voices: 'The voices that can speak: find them, listen to them, mark favourites and change their settings.',
  workspace: 'The workspace of the caller, with its settings, members, seats and invitations.',
  billing: 'The plan of the workspace: buy it, change it, cancel it, and what was paid for it.',
  webhooks: 'Addresses of the workspace that hear what happened, signed, tried again, and listed.',
  'api-keys': 'The API keys of the caller, with their permissions, limits, secrets and latest requests.',
  'speech-batches': 'Speak many texts in one job that ends with a zip.',
  jobs: 'Work that goes on after its request: follow it, cancel it, retry it and download its file.',
  auth: 'Sign up, sign in, refresh a session, and use the links in mails.',
  security: 'The sessions, the second factor, the password and the email address of an account.',
  onboarding: 'The first steps of a new account.',
  messages: 'The notifications of the caller, and their preferences.',
  live: 'Changes as they happen, for pages that show them.',
  'support-access':
    'Access of operators to the account of a user: only by a grant of the user, for a limited time, and on record.',
  analytics: 'The statistics of the installation. They never leave it.',
  operator: 'Calls for the operators of the installation.',
} as const;

export type Tag = keyof typeof tags;
