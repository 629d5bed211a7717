import { isClear } from '#contract/voices/clarity.ts';
import type { Voice } from '#contract/voices/types.ts';

/** Returns the first clear voice of the language that suits the use case, or else the first of the language. */
export function bestVoiceFor(voices: readonly Voice[], language: string, use: string): Voice | undefined {
  const speakers = voices.filter((voice) => voice.labels.language === language && isClear(voice));
  return speakers.find(({ labels }) => labels.use_case === use) ?? speakers[0];
}
