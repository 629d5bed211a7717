/** The addresses of the studio. */
export const paths = {
  home: '/app/home',
  textToSpeech: '/app/speech-synthesis/text-to-speech',
  bulk: '/app/speech-synthesis/text-to-speech/bulk',
  history: '/app/speech-synthesis/text-to-speech/history',
  apiKeys: '/app/settings/api-keys',
  outbox: '/app/outbox',
  docs: '/docs',
} as const;
