/** The addresses of this slice and the ones it links to. */
export const speechPaths = {
  write: '/app/speech-synthesis/text-to-speech',
  history: '/app/speech-synthesis/text-to-speech/history',
  bulk: '/app/speech-synthesis/text-to-speech/bulk',
  apiKeys: '/app/settings/api-keys',
} as const;
