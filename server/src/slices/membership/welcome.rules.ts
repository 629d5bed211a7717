/** What a voice of a workspace says to somebody who opens its invitation. Pure. */
import type { PremadeVoice } from '../voices/voices.rules.ts';

const sentences = {
  en: (name: string) => `Welcome to ${name}. Your seat is kept, and the microphone is yours.`,
  de: (name: string) => `Willkommen bei ${name}. Ihr Platz ist frei, und das Mikrofon gehört Ihnen.`,
} as const;

export type WelcomeLanguage = keyof typeof sentences;

/** A name is free text: a voice must not read a whole page of it, nor marks that no voice speaks. */
const maxNameLength = 60;

export function welcomeText(language: WelcomeLanguage, workspaceName: string): string {
  const name = workspaceName
    .replace(/[^\p{L}\p{M}\p{N} .,'’&-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const short = [...name].slice(0, maxNameLength).join('').trim();
  return sentences[language](/[\p{L}\p{N}]/u.test(short) ? short : 'Veery');
}

/** The same workspace is always welcomed by the same voice, of those whose own language it is. */
export function welcomeVoice<V extends Pick<PremadeVoice, 'labels'>>(
  voices: readonly V[],
  language: string,
  workspaceId: string,
): V | undefined {
  const able = voices.filter(({ labels }) => labels.language === language);
  const sum = [...workspaceId].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7);
  return able[sum % able.length] ?? voices[0];
}
