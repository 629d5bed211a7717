/** Which pronunciations an engine can honour: those in the sounds of English, where it speaks English. Pure. */
import { readPronunciation } from './phonemes.ts';
import type { EngineVoice, Pronunciation } from '../port.ts';

export const isHonored = ({ language }: { language: string; voice: EngineVoice }, one: Pronunciation): boolean =>
  language === 'en' && readPronunciation(one) !== undefined;
