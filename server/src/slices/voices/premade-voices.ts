/** The premade voices of this server, in the order they are listed. docs/voices.md is printed from them. */
import { easternVoices } from './premade-eastern.ts';
import { englishVoices } from './premade-english.ts';
import { europeanVoices } from './premade-european.ts';
import type { PremadeVoice } from './premade-voice.ts';

export const premadeVoices: readonly PremadeVoice[] = [...englishVoices, ...europeanVoices, ...easternVoices];
