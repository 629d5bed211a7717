/** Decides which pronunciations can be honored: those in the sounds of English, where English is spoken. Pure. */
import type { Pronunciation } from '../port.ts';
import { readPronunciation } from './phonemes.ts';

export const isHonored = (language: string, pronunciation: Pronunciation): boolean =>
  language === 'en' && readPronunciation(pronunciation) !== undefined;
