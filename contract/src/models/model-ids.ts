/** The model ids of the public API that turn text into speech here. */
export const hostedModelIds = [
  'eleven_multilingual_v2',
  'eleven_v3',
  'eleven_flash_v2_5',
  'eleven_turbo_v2_5',
  'eleven_flash_v2',
  'eleven_turbo_v2',
  'eleven_monolingual_v1',
  'eleven_multilingual_v1',
] as const;
export type HostedModelId = (typeof hostedModelIds)[number];

/** The model ids of the public API that turn speech into text here. */
export const hostedRecognitionIds = ['scribe_v1', 'scribe_v2', 'scribe_v2_realtime'] as const;
