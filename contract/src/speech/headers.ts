/** The headers by which every call that generates speech describes what it made. */
export const generationHeaders = [
  'history-item-id',
  'character-cost',
  'current-concurrent-requests',
  'maximum-concurrent-requests',
  'x-veery-cache',
  'x-veery-engine',
  'x-veery-fallback',
  'x-veery-warnings',
] as const;
